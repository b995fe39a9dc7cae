import { natureOf, OCCASIONS } from '@app/domain/messaging/occasion';
import { and, asc, eq, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { whatsappConnections } from './connection/whatsapp-connections.table.ts';
import { messages, turnAt } from './messages.table.ts';

export type MessageRow = typeof messages.$inferSelect;

const AT_ONCE = 100;
/** Its moment has come, and nothing lets it wait any more. */
export const isDue = (now: Temporal.Instant) =>
  and(
    eq(messages.state, 'queued'),
    eq(messages.channel, 'whatsapp'),
    lte(turnAt(messages), now.toString()),
  );

/** Of all companies: how many could leave at this moment, by the way they take. */
export async function countDueByChannel(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<Record<'whatsapp' | 'email', number>> {
  const isTurn = lte(turnAt(messages), now.toString());
  const isWaiting = eq(messages.state, 'queued');
  return {
    whatsapp: await scope.$count(messages, isDue(now)),
    email: await scope.$count(messages, and(isWaiting, eq(messages.channel, 'email'), isTurn)),
  };
}

/** A number without its network may be back at once; after this long its messages go another way. */
const DROPPED_OUT = { minutes: 2 };
/** Nobody waits for those: they wait for a number. */
const MARKETING = OCCASIONS.filter((occasion) => natureOf(occasion) === 'marketing');

const isWaitedFor = notInArray(messages.occasion, MARKETING);

/** Companies in which something goes another way, or leaves the list of those who send by hand. */
export async function listCompaniesToSettle(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const { companyId, tooLateAt } = messages;
  const rows = await scope
    .selectDistinct({ companyId })
    .from(messages)
    .where(sql`${isDue(now)} and ${isWaitedFor} and not ${hasNumber(now)}`)
    .union(
      scope
        .selectDistinct({ companyId })
        .from(messages)
        .where(sql`${isByHand} and ${tooLateAt} <= ${now.toString()}`),
    );
  return rows.map((row) => row.companyId);
}

/**
 * Whether the company has a number that sends, or will in a moment. One that was unlinked comes back only
 * when somebody pairs it anew: nothing waits for it.
 */
function hasNumber(now: Temporal.Instant): SQL {
  const dropped = now.subtract(DROPPED_OUT).toString();
  return sql`exists (
    select from ${whatsappConnections} as number
    where number.company_id = ${messages.companyId} and number.banned_at is null
      and (number.paused_at is null or number.paused_at > ${dropped})
      and (number.state = 'connected'
        or (number.state = 'connecting' and number.disconnected_at > ${dropped})))`;
}

/** Those that are due, the oldest first; what another worker looks at is left to it. */
export function lockDue(scope: CompanyScope, now: Temporal.Instant): Promise<MessageRow[]> {
  return scope
    .select()
    .from(messages)
    .where(and(isDue(now), isWaitedFor))
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
    .where(isByHandAt(sql`${now.toString()}::timestamptz`))
    .orderBy(asc(tooLateAt), asc(plannedAt), asc(id))
    .limit(AT_ONCE);
}

export function countByHand(scope: CompanyScope, now: Temporal.Instant): Promise<number> {
  return scope.$count(messages, isByHandAt(sql`${now.toString()}::timestamptz`));
}

export const isByHand = and(eq(messages.state, 'queued'), eq(messages.channel, 'link'));

/**
 * Of those only what somebody still wants to hear at that moment. Word for word as in their index, so that a
 * prepared question uses it.
 */
export function isByHandAt(now: SQL): SQL {
  const { state, channel, tooLateAt } = messages;
  return sql`${state} = 'queued' and ${channel} = 'link' and (${tooLateAt} is null or ${tooLateAt} > ${now})`;
}
