import { owedBackOf } from '@app/domain/cash/owed';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, type Column, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaidBefore, type PaidOut } from '../checkout/paid-before.queries.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';
import type { OwedRow } from './owed.queries.ts';

/**
 * By what was owed: what of it the professional has and has not earned, because the client got her
 * money back and paid nothing, or less, anew.
 */
export async function readOwedBack(
  scope: CompanyScope,
  paid: readonly OwedRow[],
): Promise<ReadonlyMap<string, Cents>> {
  const refunded = paid.filter(({ settlement }) => (settlement?.refundedAt ?? null) !== null);
  if (refunded.length === 0) return new Map();
  const appointmentIds = [...new Set(refunded.flatMap((row) => row.appointmentId ?? []))];
  const earned = await readEarnedAnew(scope, appointmentIds);
  const accounts = Map.groupBy(await listPaidBefore(scope, refunded), accountOf);
  return new Map(
    [...accounts].flatMap(([account, payouts]) => {
      const amounts = payouts.map(({ amount }) => amount);
      const owedBack = owedBackOf(amounts, earned.get(account) ?? cents(0));
      return payouts.map(({ id }, place) => [id, owedBack[place] ?? cents(0)] as const);
    }),
  );
}

type Account = Omit<PaidOut, 'id' | 'amount'>;

/** Commissions are set off against commissions, tips against tips. */
function accountOf({ appointmentId, settlementId, professionalId, kind }: Account): string {
  return `${appointmentId ?? settlementId} ${professionalId} ${kind}`;
}

/** What of each appointment's standing payment is each professional's. */
async function readEarnedAnew(
  scope: CompanyScope,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  if (appointmentIds.length === 0) return new Map();
  const { id: settlementId, appointmentId, tip } = settlements;
  const stands = and(
    sql`${appointmentId} = any (${sql.param([...appointmentIds])}::uuid[])`,
    isNull(settlements.refundOfId),
    isNull(settlements.refundedAt),
  );
  const { professionalId, commission } = settlementItems;
  const items = await scope
    .select({ settlementId, appointmentId, professionalId, amount: sumOfCents(commission) })
    .from(settlements)
    .innerJoin(settlementItems, eq(settlementItems.settlementId, settlementId))
    .where(stands)
    .groupBy(settlements.companyId, settlementId, professionalId);
  const tips = await scope
    .select({
      settlementId,
      appointmentId,
      professionalId: settlements.professionalId,
      amount: tip,
    })
    .from(settlements)
    .where(stands);
  return new Map([
    ...items.map((row) => [accountOf({ ...row, kind: 'commission' }), row.amount] as const),
    ...tips.map((row) => [accountOf({ ...row, kind: 'tip_share' }), row.amount] as const),
  ]);
}

function sumOfCents(column: Column) {
  return sql`sum(${column})`.mapWith((sum) => cents(Number(sum)));
}
