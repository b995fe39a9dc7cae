import { randomUUID } from 'node:crypto';
import {
  previewOf,
  type ReplyChance,
  recipientOf,
  replyChance,
} from '@app/domain/messaging/conversation';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { may } from '@app/domain/team/permissions';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { findActiveMember, findMemberOf } from '../../team/members.queries.ts';
import { findConnection } from '../connection/connections.queries.ts';
import type { MessageRow } from '../messages.queries.ts';
import { FORGOTTEN, messages } from '../messages.table.ts';
import { endWaiting } from '../notices/notices.commands.ts';
import type { TalkRow } from './conversations.queries.ts';
import { conversations } from './conversations.table.ts';

type Outcome<Refusal extends string> = Promise<Result<{ id: string }, Refusal>>;
type Reply = { id: string; text: string; userId: string; now: Temporal.Instant };

/** Whoever answers has read it, and answers from then on, unless somebody else does. */
export async function reply(
  scope: CompanyScope,
  { id, text, userId, now }: Reply,
): Promise<Result<MessageRow, 'not-found' | Exclude<ReplyChance, 'possible'>>> {
  const talk = await lockTalk(scope, id);
  if (!talk) return refuse('not-found');
  const chance = replyChance(await findConnection(scope), talk, now);
  if (chance !== 'possible') return refuse(chance);

  const [message] = await scope
    .insert(messages)
    .values({
      occasion: 'reply',
      occasionKey: `reply:${randomUUID()}`,
      conversationId: id,
      clientId: talk.clientId,
      recipient: recipientOf(talk.contact),
      text,
      plannedAt: now,
      createdAt: now,
      sentBy: userId,
    })
    .returning();
  if (!message) throw new Error('The database stored no answer');
  // Support answers in nobody's place.
  const memberId = talk.memberId ?? (await findMemberOf(scope, userId))?.id ?? null;
  const last = { lastAt: now, lastText: previewOf(text), lastIncoming: false };
  await change(scope, id, { ...last, ...ANSWERED, memberId });
  await endWaiting(scope, id);
  return accept(message);
}

const ANSWERED = { unread: 0, waitsForPerson: false } as const;

/** The talk with a client's phone; it is made where nobody has written yet. */
export async function startTalk(
  scope: CompanyScope,
  clientId: string,
  now: Temporal.Instant,
): Outcome<'not-found' | 'no-phone'> {
  const client = await findClient(scope, clientId);
  if (!client || client.anonymizedAt) return refuse('not-found');
  const contact = sendableNumber(client.phone);
  if (contact === null) return refuse('no-phone');
  const [talk] = await scope
    .insert(conversations)
    .values({ contact, clientId, lastAt: now })
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.contact],
      set: { clientId: sql`coalesce(${conversations.clientId}, excluded.client_id)` },
    })
    .returning({ id: conversations.id });
  if (!talk) throw new Error('The database stored no talk');
  return accept(talk);
}

export function markRead(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return changeTalk(scope, id, { unread: 0 });
}

export async function settle(scope: CompanyScope, id: string): Outcome<'not-found'> {
  await endWaiting(scope, id);
  return changeTalk(scope, id, ANSWERED);
}

/** Whoever may not answer cannot be who answers. */
export async function assign(
  scope: CompanyScope,
  { id, memberId }: { id: string; memberId: string | null },
): Outcome<'not-found' | 'member-not-found'> {
  const member = memberId === null ? null : await findActiveMember(scope, memberId);
  if (memberId !== null && !(member && may(member.role, 'messages.send'))) {
    return refuse('member-not-found');
  }
  return changeTalk(scope, id, { memberId });
}

async function changeTalk(
  scope: CompanyScope,
  id: string,
  changes: Partial<TalkRow>,
): Outcome<'not-found'> {
  return (await change(scope, id, changes)) ? accept({ id }) : refuse('not-found');
}

async function change(scope: CompanyScope, id: string, changes: Partial<TalkRow>) {
  const [changed] = await scope
    .update(conversations)
    .set(changes)
    .where(eq(conversations.id, id))
    .returning({ id: conversations.id });
  return changed !== undefined;
}

/** Nobody else writes in it until the transaction ends. */
async function lockTalk(scope: CompanyScope, id: string): Promise<TalkRow | null> {
  const [talk] = await scope
    .select()
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('no key update');
  return talk ?? null;
}

/** What was said with somebody who is forgotten goes; that something was sent to her stays. */
export async function forgetTalks(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const hers = inArray(conversations.clientId, [...clientIds]);
  const talks = scope.select({ id: conversations.id }).from(conversations).where(hers);
  await scope
    .update(messages)
    .set({ ...FORGOTTEN, conversationId: null })
    .where(inArray(messages.conversationId, talks));
  await scope.delete(conversations).where(hers);
}
