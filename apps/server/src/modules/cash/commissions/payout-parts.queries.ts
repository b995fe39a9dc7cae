import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { transactions } from '../book/transactions.table.ts';

type TransactionRow = typeof transactions.$inferSelect;

/** The parts of these payouts, as they were written. */
export async function listParts(
  scope: CompanyScope,
  payoutIds: readonly string[],
): Promise<TransactionRow[]> {
  if (payoutIds.length === 0) return [];
  return scope
    .select()
    .from(transactions)
    .where(sql`${transactions.payoutId} = any (${sql.param([...payoutIds])}::uuid[])`)
    .orderBy(asc(transactions.id));
}

/** Of each payout: how many parts, visits and sales it has, and how many parts stand. */
export type PayoutSums = {
  parts: number;
  standing: number;
  appointments: number;
  sales: number;
  hasCommission: boolean;
  refundedAt: Temporal.Instant | null;
};

export async function readPayoutSums(
  scope: CompanyScope,
  rows: readonly Pick<TransactionRow, 'payoutId'>[],
): Promise<ReadonlyMap<string, PayoutSums>> {
  const ids = [...new Set(rows.flatMap(({ payoutId }) => payoutId ?? []))];
  const all = await listParts(scope, ids);
  const sales = await readSales(scope, all);
  const groups = Map.groupBy(all, ({ payoutId }) => payoutId ?? '');
  return new Map([...groups].map(([id, parts]) => [id, sumsOf(parts, sales)]));
}

/** Of parts without a visit, the sale they were owed of; also of those that were taken back. */
async function readSales(
  scope: CompanyScope,
  parts: readonly TransactionRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = parts.filter(({ appointmentId }) => appointmentId === null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [paid, owed] = [alias(transactions, 'paid'), alias(transactions, 'owed')];
  const rows = await scope
    .select({ id: transactions.id, settlementId: owed.settlementId })
    .from(transactions)
    .leftJoin(paid, eq(paid.id, transactions.refundOfId))
    .innerJoin(owed, eq(owed.id, sql`coalesce(${transactions.paysId}, ${paid.paysId})`))
    .where(sql`${transactions.id} = any (${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.flatMap(({ id, settlementId }) => (settlementId ? [[id, settlementId]] : [])),
  );
}

function sumsOf(parts: readonly TransactionRow[], sales: ReadonlyMap<string, string>): PayoutSums {
  const standing = parts.filter(({ kind, refundedAt }) => kind !== 'refund' && refundedAt === null);
  const visits = new Set(parts.flatMap(({ appointmentId }) => appointmentId ?? []));
  const last = parts
    .flatMap(({ refundedAt }) => refundedAt ?? [])
    .toSorted(Temporal.Instant.compare);
  return {
    parts: parts.length,
    standing: standing.length,
    appointments: visits.size,
    sales: new Set(parts.flatMap(({ id }) => sales.get(id) ?? [])).size,
    hasCommission: parts.some(({ countsAs }) => countsAs === 'commission_payment'),
    refundedAt: standing.length > 0 ? null : (last.at(-1) ?? null),
  };
}
