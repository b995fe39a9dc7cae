import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { messages } from './messages.table.ts';

export type MessageRow = typeof messages.$inferSelect;

const AT_ONCE = 100;
const isDue = (now: Temporal.Instant) =>
  and(
    eq(messages.state, 'queued'),
    eq(messages.channel, 'whatsapp'),
    lte(sql`coalesce(${messages.waitUntil}, ${messages.plannedAt})`, now.toString()),
  );

/** The companies for which somebody has to look. */
export async function listCompaniesWithDue(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await scope
    .selectDistinct({ companyId: messages.companyId })
    .from(messages)
    .where(isDue(now));
  return rows.map(({ companyId }) => companyId);
}

/** Those that are due, the oldest first; what another worker looks at is left to it. */
export function lockDue(scope: CompanyScope, now: Temporal.Instant): Promise<MessageRow[]> {
  return scope
    .select()
    .from(messages)
    .where(isDue(now))
    .orderBy(asc(messages.plannedAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
}

/** What a person sends by hand: what comes too late soonest first. */
export function listByHand(scope: CompanyScope, now: Temporal.Instant) {
  const { id, occasion, clientId, recipient, text, plannedAt, tooLateAt } = messages;
  return scope
    .select({
      id,
      occasion,
      clientId,
      clientName: sql<string>`coalesce(${clientNameOf(clientId)}, '')`,
      recipient,
      text,
      plannedAt,
      tooLateAt,
    })
    .from(messages)
    .where(sql`${isByHand} and (${tooLateAt} is null or ${tooLateAt} > ${now.toString()})`)
    .orderBy(asc(tooLateAt), asc(plannedAt), asc(id))
    .limit(AT_ONCE);
}

export const isByHand = and(eq(messages.state, 'queued'), eq(messages.channel, 'link'));
