import { refundDescription } from '@app/domain/cash/description';
import { cents } from '@app/domain/shared/money';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { oweAgain } from '../commissions/owed-again.commands.ts';
import { asPayouts } from '../commissions/payout-parts.rules.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import type { TransactionRow } from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';

export type Taking = Acting & { cashSessionId: string | null };

/**
 * A second row for each with the amount negated, and the first says when. What goes back at once is
 * one row of the book; answers the one that stands for all.
 */
export async function takeBack(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
  taking: Taking,
): Promise<string> {
  const refunds = await asPayouts(
    scope,
    rows.map((row) => refundOf(row, taking)),
  );
  const [first] = refunds;
  if (!first) throw new Error('Nothing was taken back');
  await scope.insert(transactions).values(refunds);
  const ids = rows.map(({ id }) => id);
  const { now: refundedAt } = taking;
  await scope.update(transactions).set({ refundedAt }).where(inArray(transactions.id, ids));
  return first.id;
}

function refundOf(row: TransactionRow, { userId, now, today, cashSessionId }: Taking) {
  const { type, paymentMethodId, categoryId, appointmentId, settlementId, professionalId } = row;
  return {
    type,
    paymentMethodId,
    categoryId,
    appointmentId,
    settlementId,
    professionalId,
    kind: 'refund' as const,
    countsAs: row.kind,
    amount: cents(-row.amount),
    date: today,
    cashSessionId,
    itemPosition: row.itemPosition,
    refundOfId: row.id,
    createdBy: userId,
    createdAt: now,
    description: refundDescription(row.description),
  };
}

/** What was paid and is not any more is owed again, unless the client got her money back since. */
export async function settleWithOwed(
  scope: CompanyScope,
  owed: TransactionRow,
  taking: Taking,
): Promise<void> {
  if (!(await isSettlementRefunded(scope, owed))) return;
  await takeBack(scope, [owed], { ...taking, cashSessionId: null });
  await oweAgain(scope, owed, taking);
}

/** Paid out for a settlement that was taken back meanwhile: then nobody is owed it any more. */
async function isSettlementRefunded(scope: CompanyScope, owed: TransactionRow): Promise<boolean> {
  if (owed.settlementId === null || owed.refundedAt !== null) return false;
  const [settlement] = await scope
    .select({ refundedAt: settlements.refundedAt })
    .from(settlements)
    .where(eq(settlements.id, owed.settlementId));
  return (settlement?.refundedAt ?? null) !== null;
}
