import { sendableNumber } from '@app/domain/messaging/recipient';
import type { CompanyScope } from '../../src/foundation/database/scopes.ts';
import { readCompany } from '../../src/modules/company/company.queries.ts';
import { conversations } from '../../src/modules/messaging/conversations/conversations.table.ts';
import { incomingMessages } from '../../src/modules/messaging/conversations/incoming-messages.table.ts';
import { messages } from '../../src/modules/messaging/messages.table.ts';
import { messagingSettings } from '../../src/modules/messaging/messaging-settings.table.ts';
import {
  createDefaultTemplates,
  createTemplate,
} from '../../src/modules/messaging/templates.commands.ts';
import { findMemberIdOf } from '../../src/modules/team/members.queries.ts';
import { insertAll } from '../bulk-insert.ts';
import { chanceFrom } from '../chance.ts';
import type { KnownClient } from '../clientele.ts';
import type { Inside } from '../inside.ts';
import { birthdayRuns, birthdayWishes } from './birthday-wishes.ts';
import type { Correspondence } from './correspondence.ts';
import { tellMarketing } from './marketing.ts';
import type { Correspondent } from './message-row.ts';
import { toldTalks } from './told-talks.ts';
import { type Book, readVisits, visitMessages } from './visit-messages.ts';

export type MessageWords = {
  /** A year of messages about all that happened, and what was answered. */
  correspondsWith(people: readonly KnownClient[], desk: Desk): Promise<void>;
};
type Desk = { story: Correspondence; ownerId: string; answererId: string };

export function messageWords({ within, now, timezone }: Inside): MessageWords {
  return {
    correspondsWith: (people, { story, ownerId, answererId }) =>
      within(async (scope) => {
        const writing = { chance: chanceFrom(story.seed), now, timezone };
        const templateIds = await writeTemplates(scope, story);
        const book = await readBook(scope, people);
        const written = visitMessages(writing, book);
        const memberId = await findMemberIdOf(scope, answererId);
        const talks = toldTalks(writing, {
          talks: story.talks,
          book,
          people,
          written,
          answerer: { userId: answererId, memberId },
        });
        const talked = talks.map(({ talk }) => talk);
        await insertAll(scope, conversations, talked);
        const came = talks.flatMap((each) => each.came);
        await insertAll(scope, incomingMessages, came);
        const replies = talks.flatMap(({ went }) => went);
        const wishes = birthdayWishes(writing, people, book);
        await insertAll(scope, messages, [...written, ...wishes, ...replies]);
        const runs = birthdayRuns(writing);
        await scope
          .insert(messagingSettings)
          .values(runs)
          .onConflictDoUpdate({ target: messagingSettings.companyId, set: runs });
        await tellMarketing(scope, writing, { story, book, templateIds, ownerId });
      }),
  };
}

async function writeTemplates(
  scope: CompanyScope,
  { texts }: Correspondence,
): Promise<ReadonlyMap<string, string>> {
  await createDefaultTemplates(scope);
  const ids = new Map<string, string>();
  for (const [name, text] of Object.entries(texts)) {
    const made = await createTemplate(scope, { name, text, type: 'custom', active: true });
    if (!made.accepted) throw new Error(`${name} is no template: ${made.reason}`);
    ids.set(name, made.value.id);
  }
  return ids;
}

async function readBook(scope: CompanyScope, people: readonly KnownClient[]): Promise<Book> {
  const { tradeName, name } = await readCompany(scope);
  return {
    visits: await readVisits(scope),
    clients: new Map(people.flatMap(correspondentOf)),
    companyName: tradeName || name,
  };
}

function correspondentOf({ id, name, phone, email }: KnownClient): [string, Correspondent][] {
  const number = sendableNumber(phone);
  return number === null ? [] : [[id, { id, name, number, email }]];
}
