import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { companyProcedure } from './errors.ts';
import { LIVE_TOPICS } from './live-topics.ts';
import { tagged } from './routes.ts';

export const liveContract = {
  /** Says which list of the company changed, for as long as the connection stays open. */
  changes: companyProcedure.route(tagged('Ao vivo').get('/live/changes', 'Seguir mudanças')).output(
    eventIterator(
      z.object({
        topic: z.enum(LIVE_TOPICS),
        /** The request that changed it, by which whoever made it knows her own change again. */
        requestId: z.string().nullable(),
      }),
    ),
  ),
};
