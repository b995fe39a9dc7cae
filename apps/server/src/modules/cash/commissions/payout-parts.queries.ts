import { asc, sql } from 'drizzle-orm';
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

/** Of each payout: how many parts and visits it has, and how many parts stand. */
export type PayoutSums = {
  parts: number;
  standing: number;
  appointments: number;
  hasCommission: boolean;
  refundedAt: Temporal.Instant | null;
};

export async function readPayoutSums(
  scope: CompanyScope,
  rows: readonly Pick<TransactionRow, 'payoutId'>[],
): Promise<ReadonlyMap<string, PayoutSums>> {
  const ids = [...new Set(rows.flatMap(({ payoutId }) => payoutId ?? []))];
  const groups = Map.groupBy(await listParts(scope, ids), ({ payoutId }) => payoutId ?? '');
  return new Map([...groups].map(([id, parts]) => [id, sumsOf(parts)]));
}

function sumsOf(parts: readonly TransactionRow[]): PayoutSums {
  const standing = parts.filter(({ kind, refundedAt }) => kind !== 'refund' && refundedAt === null);
  // What was sold without an appointment was owed by itself.
  const visits = new Set(
    parts.flatMap(({ appointmentId, paysId }) => appointmentId ?? paysId ?? []),
  );
  const last = parts
    .flatMap(({ refundedAt }) => refundedAt ?? [])
    .toSorted(Temporal.Instant.compare);
  return {
    parts: parts.length,
    standing: standing.length,
    appointments: visits.size,
    hasCommission: parts.some(({ countsAs }) => countsAs === 'commission_payment'),
    refundedAt: standing.length > 0 ? null : (last.at(-1) ?? null),
  };
}
