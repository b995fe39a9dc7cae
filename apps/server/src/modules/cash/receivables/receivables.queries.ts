import { cents } from '@app/domain/shared/money';
import { type AnyColumn, and, asc, eq, gt, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { receivables } from './receivables.table.ts';

type Method = { paymentMethodId: string | undefined };
type Days = Method & { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };
export type ReceivableDayRow = Awaited<ReturnType<typeof sumReceivables>>[number];

/** What comes on each day on which something does. */
export function sumReceivables(scope: CompanyScope, { fromDate, untilDate, ...which }: Days) {
  const { dueDate, amount, fee } = receivables;
  return scope
    .select({
      date: dueDate,
      count: sql<number>`count(*)::integer`,
      amount: sumOf(amount),
      fee: sumOf(fee),
    })
    .from(receivables)
    .where(and(standing(which), gte(dueDate, fromDate), lt(dueDate, untilDate)))
    .groupBy(dueDate)
    .orderBy(asc(dueDate));
}

function sumOf(column: AnyColumn) {
  return sql`coalesce(sum(${column}), 0)`.mapWith((sum) => cents(Number(sum)));
}

function standing({ paymentMethodId }: Method): SQL | undefined {
  return and(
    isNull(receivables.takenBackAt),
    paymentMethodId ? eq(receivables.paymentMethodId, paymentMethodId) : undefined,
  );
}

type Day = Method & { date: Temporal.PlainDate; after: string | null; limit: number };
export type ReceivableView = typeof receivables.$inferSelect & {
  methodName: string;
  receiptNumber: number;
  paidOn: Temporal.PlainDate;
};

/** What comes on one day, in the order in which it was paid. */
export async function listReceivables(
  scope: CompanyScope,
  { date, after, limit, ...which }: Day,
): Promise<Page<ReceivableView>> {
  const rows = await scope
    .select({ receivable: receivables, settlement: settlements })
    .from(receivables)
    .innerJoin(settlements, eq(settlements.id, receivables.settlementId))
    .where(
      and(
        standing(which),
        eq(receivables.dueDate, date),
        after === null ? undefined : gt(receivables.id, after),
      ),
    )
    .orderBy(asc(receivables.id))
    .limit(limit + 1);
  const names = new Map((await listPaymentMethods(scope)).map(({ id, name }) => [id, name]));
  const page = pageOf(rows, limit);
  return {
    ...page,
    rows: page.rows.map(({ receivable, settlement }) => ({
      ...receivable,
      methodName: names.get(receivable.paymentMethodId) ?? '',
      receiptNumber: settlement.receiptNumber,
      paidOn: settlement.date,
    })),
  };
}
