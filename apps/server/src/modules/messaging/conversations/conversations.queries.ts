import { questionOf, type Said } from '@app/domain/messaging/answered-question';
import { talkContact, talkName } from '@app/domain/messaging/conversation';
import { phoneKey } from '@app/domain/shared/phones';
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientNameOf } from '../../clients/client-cards.queries.ts';
import { listClientIdsByPhone, listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { toldRows } from '../../clients/privacy/told-rows.rules.ts';
import { messages } from '../messages.table.ts';
import { conversations } from './conversations.table.ts';
import { incomingMessages } from './incoming-messages.table.ts';

export type TalkRow = typeof conversations.$inferSelect;

/** Which of these were told before, or are messages of our own. */
export async function isHeardAlready(
  scope: CompanyScope,
  providerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (providerIds.length === 0) return new Set();
  const ids = [...providerIds];
  const told = scope
    .select({ providerId: sql<string>`${incomingMessages.providerId}` })
    .from(incomingMessages)
    .where(inArray(incomingMessages.providerId, ids));
  const ours = scope
    .select({ providerId: sql<string>`${messages.providerId}` })
    .from(messages)
    .where(inArray(messages.providerId, ids));
  return new Set((await unionAll(told, ours)).map(({ providerId }) => providerId));
}

/** What she wrote hangs on the conversations with her. */
export function listWritten(scope: CompanyScope, clientId: string): Promise<object[]> {
  return toldRows(
    scope,
    sql`${incomingMessages} as kept join ${conversations} as talk on talk.id = kept.conversation_id
      where talk.client_id = ${clientId} order by kept.received_at`,
  );
}

/** Everybody of the book with this phone; whoever hides it is nobody of the book. */
export async function listClientIdsOfContact(
  scope: CompanyScope,
  contact: string,
): Promise<string[]> {
  const key = phoneKeyOf(contact);
  return key ? (await listClientsOfPhone(scope, key)).map(({ id }) => id) : [];
}

/** The same of several contacts, by contact. */
export async function listClientIdsByContact(
  scope: CompanyScope,
  contacts: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const byPhone = await listClientIdsByPhone(scope, contacts.map(phoneKeyOf));
  return new Map(contacts.map((contact) => [contact, byPhone.get(phoneKeyOf(contact)) ?? []]));
}

/** Empty of whoever hides her phone. */
function phoneKeyOf(contact: string): string {
  return /^55\d{10,11}$/.test(contact) ? phoneKey(`+${contact}`) : '';
}

/** What whoever writes is called: as in the book, as she calls herself, or by her number. */
export async function readTalkNames(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, contact, contactName, clientId } = conversations;
  const rows = await scope
    .select({ id, contact, contactName, clientName: clientNameOf(clientId) })
    .from(conversations)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, talkName(row)]));
}

/** Whether anything came since from the phone that was written to, whoever of its owners it was. */
export async function hasWrittenSince(
  scope: CompanyScope,
  recipient: string,
  moment: Temporal.Instant,
): Promise<boolean> {
  const contact = talkContact({ phone: recipient, hidden: null });
  if (!contact) return false;
  const [talk] = await scope
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.contact, contact), gt(conversations.lastIncomingAt, moment)))
    .limit(1);
  return talk !== undefined;
}

/** So much of it says what an answer is about. */
const LATEST = 20;

/** What was said to these clients lately, by itself or by a person. */
export async function listSaid(
  scope: CompanyScope,
  { conversationId, clientIds }: { conversationId: string; clientIds: readonly string[] },
): Promise<Said[]> {
  const { occasion, occasionKey, appointmentId } = messages;
  const at = sql<Temporal.Instant>`coalesce(${messages.takenAt}, ${messages.sentAt})`.mapWith(
    messages.sentAt,
  );
  const sent = await scope
    .select({ at, occasion, occasionKey, appointmentId })
    .from(messages)
    .where(
      and(
        or(eq(messages.conversationId, conversationId), ofClients(clientIds)),
        inArray(messages.channel, ['whatsapp', 'link']),
        // A noted call said nothing that can be answered here.
        sql`not (${occasion} = 'return' and ${messages.channel} = 'link')`,
        inArray(messages.state, ['sending', 'sent', 'delivered', 'read']),
        sql`coalesce(${messages.takenAt}, ${messages.sentAt}) is not null`,
      ),
    )
    .orderBy(desc(at))
    .limit(LATEST);
  const typed = await scope
    .select({ at: incomingMessages.receivedAt })
    .from(incomingMessages)
    .where(
      and(eq(incomingMessages.conversationId, conversationId), eq(incomingMessages.fromUs, true)),
    )
    .orderBy(desc(incomingMessages.receivedAt))
    .limit(1);
  return [
    ...sent.map((one) => ({ at: one.at, question: questionOf(one) })),
    ...typed.map((one) => ({ at: one.at, question: null })),
  ];
}

function ofClients(clientIds: readonly string[]) {
  return clientIds.length === 0 ? undefined : inArray(messages.clientId, [...clientIds]);
}
