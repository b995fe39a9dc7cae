import type { Beat } from '../../../foundation/jobs/beat.ts';
import type { Job } from '../../../foundation/jobs/job.ts';
import { inPieces } from '../../../foundation/jobs/pieces.ts';
import type { Post } from '../owner-mail.commands.ts';
import { postDueMails } from './letters.commands.ts';
import { listCompaniesWithMails } from './letters.queries.ts';
import {
  LETTER_LEFT,
  LETTER_LOST,
  noteLeftLetter,
  noteLostLetter,
  type PostedLetter,
} from './lost-letters.commands.ts';

/** Whoever books online has her letter before she puts the phone away. */
const EVERY_MS = 2_000;

export function letterBeat(post: Post): Beat {
  return {
    name: 'letters.post',
    everyMs: EVERY_MS,
    async run({ scopes, actor, now, logger }) {
      const companyIds = await scopes.asOperator(actor, (scope) =>
        listCompaniesWithMails(scope, now),
      );
      for (const companyId of companyIds) {
        try {
          await inPieces(() =>
            scopes.withCompany({ ...actor, companyId }, (scope) => postDueMails(scope, post, now)),
          );
        } catch (error) {
          // The letters of one company wait; those of the others do not.
          logger.warn({ err: error, companyId }, 'letters not written');
        }
      }
    },
  };
}

export const letterJobs: Job[] = [
  {
    name: LETTER_LOST,
    run({ scopes, actor, now }, data) {
      // The queue only holds what whoever writes a letter puts there.
      const { companyId, messageId } = data as PostedLetter;
      return scopes.withCompany({ ...actor, companyId }, (scope) =>
        noteLostLetter(scope, messageId, now),
      );
    },
  },
  {
    name: LETTER_LEFT,
    run({ scopes, actor, now }, data) {
      // As above.
      const { companyId, messageId } = data as PostedLetter;
      return scopes.withCompany({ ...actor, companyId }, (scope) =>
        noteLeftLetter(scope, messageId, now),
      );
    },
  },
];
