import { contactsOfPhone } from '@app/domain/messaging/conversation';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { conversations } from './conversations.table.ts';

type Reached = { clientId: string; phoneKey: string };

/** Whoever wrote before she was in the book is known from now on. A talk of somebody else stays hers. */
export async function linkTalks(scope: CompanyScope, reached: readonly Reached[]): Promise<void> {
  const pairs = reached.flatMap(({ clientId, phoneKey }) =>
    contactsOfPhone(phoneKey).map((contact) => ({ clientId, contact })),
  );
  const ids = sql.param(pairs.map(({ clientId }) => clientId));
  const contacts = sql.param(pairs.map(({ contact }) => contact));
  await scope
    .update(conversations)
    .set({ clientId: sql`known.client_id` })
    .from(sql`unnest(${ids}::uuid[], ${contacts}::text[]) as known (client_id, contact)`)
    .where(and(isNull(conversations.clientId), sql`${conversations.contact} = known.contact`));
}

/** What was said with a phone of somebody who is about to be forgotten, and with nobody of the book, is hers. */
export async function claimStrays(
  scope: CompanyScope,
  { clientId, phoneKeys }: { clientId: string; phoneKeys: readonly string[] },
): Promise<void> {
  const contacts = phoneKeys.flatMap(contactsOfPhone);
  if (contacts.length === 0) return;
  const reached = phoneKeys.map((phoneKey) => ({ clientId, phoneKey }));
  await linkTalks(scope, reached);
  await scope
    .update(messages)
    .set({ clientId })
    .where(and(isNull(messages.clientId), inArray(messages.recipient, contacts)));
}
