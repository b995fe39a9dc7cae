import { takenForQuestion } from '@app/domain/messaging/receipt-questions';
import { and, asc, eq, gt, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const LINES_AT_ONCE = 200;
const MESSAGES_AT_ONCE = 500;
const OF_EACH_AT_ONCE = 50;
const { companyId, state, askedAt, heardAt, disconnectedAt } = whatsappConnections;

/**
 * The numbers of which nobody knows how they are: those without a network, soon and then seldom; those
 * that told nothing for a while; and those on which sending failed, which were marked as never asked.
 */
export async function listLinesToAsk(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const before = (since: Temporal.DurationLike) => now.subtract(since).toString();
  const wait = sql`case
    when ${state} = 'connecting' and coalesce(${disconnectedAt} > ${before({ hours: 1 })}, true)
      then ${before({ seconds: 50 })}::timestamptz
    else ${before({ minutes: 5 })}::timestamptz end`;
  const rows = await scope
    .select({ companyId })
    .from(whatsappConnections)
    .where(
      sql`${state} <> 'disconnected' and (${askedAt} is null or ${askedAt} < ${wait}) and (
        ${state} = 'connecting' or ${askedAt} is null
        or coalesce(${heardAt} < ${before({ minutes: 5 })}, true))`,
    )
    .orderBy(sql`${askedAt} nulls first`)
    .limit(LINES_AT_ONCE);
  return rows.map((row) => row.companyId);
}

export type UnreceiptedMessage = { companyId: string; providerId: string };

/**
 * What WhatsApp took and nobody has heard of since. A few of each company: one whose gateway never answers
 * keeps its messages open, and must not keep those of others from being asked about.
 */
export async function listWithoutReceipt(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<UnreceiptedMessage[]> {
  const { companyId: whose, providerId, takenAt } = messages;
  const silent = scope
    .select({
      companyId: whose,
      providerId,
      place: sql<number>`row_number() over (partition by ${whose} order by ${takenAt})`.as('place'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.state, 'sending'),
        lt(takenAt, now.subtract({ minutes: 2 })),
        isNotNull(providerId),
      ),
    )
    .as('silent');
  const rows = await scope
    .select({ companyId: silent.companyId, providerId: silent.providerId })
    .from(silent)
    .where(lte(silent.place, OF_EACH_AT_ONCE))
    .orderBy(asc(silent.place))
    .limit(MESSAGES_AT_ONCE);
  return rows.flatMap(named);
}

/** So long a message waits for its turn at most, for its receipts to be asked for. */
const PLANNED_WITHIN = { hours: 72 };

/** What has left, and of which nobody heard that it arrived or was read. WhatsApp itself cannot be asked. */
export async function listHalfReceipted(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<UnreceiptedMessage[]> {
  const { plannedAt, takenAt, providerId } = messages;
  const spans = takenForQuestion(now);
  const rows = await scope
    .select({ companyId: messages.companyId, providerId })
    .from(messages)
    // Each company's own newest ones: there is no order of all companies together.
    .innerJoin(whatsappConnections, eq(whatsappConnections.companyId, messages.companyId))
    .where(
      and(
        eq(whatsappConnections.provider, 'evolution'),
        eq(state, 'connected'),
        gt(plannedAt, now.subtract(PLANNED_WITHIN)),
        inArray(messages.state, ['sent', 'delivered']),
        eq(messages.channel, 'whatsapp'),
        isNotNull(providerId),
        or(...spans.map(({ from, until }) => and(gt(takenAt, from), lte(takenAt, until)))),
      ),
    )
    .orderBy(asc(takenAt))
    .limit(MESSAGES_AT_ONCE);
  return rows.flatMap(named);
}

type Row = { companyId: string; providerId: string | null };

function named({ companyId, providerId }: Row): UnreceiptedMessage[] {
  return providerId === null ? [] : [{ companyId, providerId }];
}
