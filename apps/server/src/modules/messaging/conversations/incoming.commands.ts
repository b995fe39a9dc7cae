import { isHiddenContact } from '@app/domain/messaging/conversation';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { endWaiting, noteWaiting } from '../notices/notices.commands.ts';
import { reactTo } from './answers.commands.ts';
import {
  arrivalOf,
  type IncomingNews,
  lastOfEach,
  type Talk,
  talksOf,
  unhiddenIn,
} from './arrivals.rules.ts';
import { isHeardAlready, listClientIdsByContact, type TalkRow } from './conversations.queries.ts';
import { joinTalks, listUnhidden } from './joined-talks.commands.ts';
import {
  knowWho,
  moveOn,
  openTalks,
  type Stored,
  storeMessages,
  type Told,
} from './talk-rows.commands.ts';

/**
 * Writes down what clients wrote, and what the owner wrote on the phone itself, and does what an answer
 * asks for. However often the gateway tells it, it is written and done once.
 */
export async function noteIncoming(
  scope: CompanyScope,
  news: readonly IncomingNews[],
  now: Temporal.Instant,
): Promise<void> {
  const known = await isHeardAlready(
    scope,
    news.map(({ providerId }) => providerId),
  );
  const fresh = news.filter(({ providerId }) => !known.has(providerId));
  const unhidden = lastOfEach(fresh.flatMap(unhiddenIn));
  await joinTalks(scope, unhidden);
  const arrivals = fresh.flatMap((one) => arrivalOf(one, now) ?? []);
  const behind = await listUnhidden(
    scope,
    arrivals.map(({ contact }) => contact).filter(isHiddenContact),
  );
  const byContact = Map.groupBy(arrivals, ({ contact }) => behind.get(contact) ?? contact);
  if (byContact.size > 0) await noteTalks(scope, talksOf(byContact, unhidden), now);
}

/** What came for all of them is written together; then each is answered. */
async function noteTalks(
  scope: CompanyScope,
  talks: readonly Talk[],
  now: Temporal.Instant,
): Promise<void> {
  const contacts = talks.map(({ contact }) => contact);
  const clientIds = await listClientIdsByContact(scope, contacts);
  const opened = await openTalks(scope, talks, clientIds);
  const stored = await storeMessages(scope, talks, opened);
  const told: Told[] = [];
  for (const contact of contacts) {
    const row = opened.get(contact);
    if (!row) throw new Error('The database stored no talk');
    const hers = stored.filter(({ conversationId }) => conversationId === row.id);
    const said = { row, clientIds: clientIds.get(contact) ?? [], stored: hers };
    told.push({ row, stored: hers, ...(await reactToAll(scope, said, now)) });
  }
  await moveOn(scope, told);
  await tellWhoWaits(scope, told);
}

type Said = { row: TalkRow; clientIds: readonly string[]; stored: readonly Stored[] };

/** Answers whether she waits for a person afterwards, and what nobody has to read. */
async function reactToAll(
  scope: CompanyScope,
  said: Said,
  now: Temporal.Instant,
): Promise<Pick<Told, 'waits' | 'settledIds'>> {
  const { clientIds, stored } = said;
  const row = await knowWho(scope, said.row, clientIds);
  let waits = row.waitsForPerson;
  const settledIds = new Set<string>();
  for (const message of stored) {
    const outcome = message.fromUs ? null : await reactTo(scope, { row, message, clientIds }, now);
    waits = outcome !== null && (outcome === 'waits' || waits);
    if (outcome === 'opted-out') settledIds.add(message.id);
  }
  return { waits, settledIds };
}

async function tellWhoWaits(scope: CompanyScope, told: readonly Told[]): Promise<void> {
  const isNew = ({ waits, row }: Told) => waits && !row.waitsForPerson;
  await noteWaiting(
    scope,
    told.filter(isNew).map(({ row }) => row.id),
  );
  for (const { waits, row } of told) {
    if (!waits && row.waitsForPerson) await endWaiting(scope, row.id);
  }
}
