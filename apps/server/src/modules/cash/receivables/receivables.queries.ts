import { cents } from '@app/domain/shared/money';
import {
  type AnyColumn,
  and,
  asc,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { receivables } from './receivables.table.ts';

export type Method = { paymentMethodId: string | undefined };
type Days = Method & { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };
export type ReceivableDayRow = Awaited<ReturnType<typeof sumReceivables>>[number];

/** What comes on each day on which something does. */
export function sumReceivables(scope: CompanyScope, { fromDate, untilDate, ...which }: Days) {
  const { dueDate, amount, fee, receivedAt } = receivables;
  return scope
    .select({
      date: dueDate,
      count: sql<number>`count(*)::integer`,
      openCount: sql<number>`count(*) filter (where ${receivedAt} is null)::integer`,
      amount: sumOf(amount),
      fee: sumOf(fee),
      received: sumOf(sql`${amount} - ${fee}`, sql`${receivedAt} is not null`),
    })
    .from(receivables)
    .where(and(standing(which), gte(dueDate, fromDate), lt(dueDate, untilDate)))
    .groupBy(dueDate)
    .orderBy(asc(dueDate));
}

type Waiting = { days: number; firstDate: string | null };

/**
 * Days before this one that are over and that nobody ticked off. None where nobody ticks anything off:
 * there it is no reproach.
 */
export async function countWaitingDays(
  scope: CompanyScope,
  { beforeDate, ...which }: Method & { beforeDate: Temporal.PlainDate },
): Promise<Waiting> {
  const { dueDate, receivedAt } = receivables;
  const ticked = scope.select({ one: sql`1` }).from(receivables).where(isNotNull(receivedAt));
  return onlyRow(
    await scope
      .select({
        days: sql<number>`count(distinct ${dueDate})::integer`,
        firstDate: sql<string | null>`min(${dueDate})::text`,
      })
      .from(receivables)
      .where(and(standing(which), isNull(receivedAt), lt(dueDate, beforeDate), exists(ticked))),
  );
}

function sumOf(column: AnyColumn | SQL, which: SQL = sql`true`) {
  return sql`coalesce(sum(${column}) filter (where ${which}), 0)`.mapWith((sum) =>
    cents(Number(sum)),
  );
}

/** Of payments that were not taken back. */
export function standing({ paymentMethodId }: Method): SQL | undefined {
  return and(
    isNull(receivables.takenBackAt),
    paymentMethodId ? eq(receivables.paymentMethodId, paymentMethodId) : undefined,
  );
}

export type ReceivablePlace = { dueDate: Temporal.PlainDate; id: string };
export type ReceivableView = typeof receivables.$inferSelect & {
  methodName: string;
  receiptNumber: number;
  paidOn: Temporal.PlainDate;
};

/** What comes day by day, each day in the order in which it was paid. */
export async function listReceivables(
  scope: CompanyScope,
  { fromDate, untilDate, ...which }: Days,
  { after, limit }: { after: ReceivablePlace | null; limit: number },
): Promise<Page<ReceivableView>> {
  const { dueDate, id } = receivables;
  const wanted = and(
    standing(which),
    gte(dueDate, fromDate),
    lt(dueDate, untilDate),
    after
      ? sql`(${dueDate}, ${id}) > (${after.dueDate.toString()}::date, ${after.id}::uuid)`
      : undefined,
  );
  return pageOf(await selectViews(scope, wanted, limit + 1), limit);
}

/** One of a payment that was not taken back. */
export async function findReceivable(
  scope: CompanyScope,
  id: string,
): Promise<ReceivableView | null> {
  const [found] = await selectViews(scope, and(standing(ANY), eq(receivables.id, id)), 1);
  return found ?? null;
}

const ANY: Method = { paymentMethodId: undefined };

async function selectViews(
  scope: CompanyScope,
  which: SQL | undefined,
  most: number,
): Promise<ReceivableView[]> {
  const rows = await scope
    .select({ receivable: receivables, settlement: settlements })
    .from(receivables)
    .innerJoin(settlements, eq(settlements.id, receivables.settlementId))
    .where(which)
    .orderBy(asc(receivables.dueDate), asc(receivables.id))
    .limit(most);
  const names = new Map((await listPaymentMethods(scope)).map(({ id, name }) => [id, name]));
  return rows.map(({ receivable, settlement }) => ({
    ...receivable,
    methodName: names.get(receivable.paymentMethodId) ?? '',
    receiptNumber: settlement.receiptNumber,
    paidOn: settlement.date,
  }));
}
