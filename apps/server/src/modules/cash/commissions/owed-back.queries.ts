import { owedBackOf } from '@app/domain/cash/owed';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
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
  const appointmentIds = [...new Set(refunded.flatMap((row) => row.appointmentId ?? []))];
  if (appointmentIds.length === 0) return new Map();
  const earned = await readEarnedAnew(scope, appointmentIds);
  const accounts = Map.groupBy(await listPaidBefore(scope, appointmentIds), accountOf);
  return new Map(
    [...accounts].flatMap(([account, payouts]) => {
      const amounts = payouts.map(({ amount }) => amount);
      const owedBack = owedBackOf(amounts, earned.get(account) ?? cents(0));
      return payouts.map(({ id }, place) => [id, owedBack[place] ?? cents(0)] as const);
    }),
  );
}

type Account = Pick<PaidOut, 'kind' | 'appointmentId' | 'professionalId'>;

/** Commissions are set off against commissions, tips against tips. */
function accountOf({ appointmentId, professionalId, kind }: Account): string {
  return `${appointmentId} ${professionalId} ${kind}`;
}

/** What of each appointment's standing payment is the professional's. */
async function readEarnedAnew(
  scope: CompanyScope,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const { id, appointmentId, professionalId, tip } = settlements;
  const commission = sql`coalesce(sum(${settlementItems.commission}), 0)`.mapWith(Number);
  const rows = await scope
    .select({ appointmentId, professionalId, tip, commission })
    .from(settlements)
    .leftJoin(settlementItems, eq(settlementItems.settlementId, id))
    .where(
      and(
        sql`${appointmentId} = any (${sql.param([...appointmentIds])}::uuid[])`,
        isNull(settlements.refundOfId),
        isNull(settlements.refundedAt),
      ),
    )
    .groupBy(settlements.companyId, id);
  return new Map(
    rows.flatMap((row) => [
      [accountOf({ ...row, kind: 'commission' }), cents(row.commission)] as const,
      [accountOf({ ...row, kind: 'tip_share' }), row.tip] as const,
    ]),
  );
}
