import { correctionsOf } from '@app/domain/cash/correction';
import { refundDescription } from '@app/domain/cash/description';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { listReturnedIds } from '../commissions/owed.queries.ts';
import { oweAgain } from '../commissions/owed-again.commands.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lockOpenSession } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { lockTransaction, type TransactionRow } from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';

type Refusal =
  | 'not-found'
  | 'cash-closed'
  | 'not-enough-cash'
  | 'already-refunded'
  | 'not-refundable'
  | 'advance-returned';

/**
 * A second row takes the first one back, today and through the open drawer. Without an open one only
 * what never went through a drawer can be taken back. Locks are taken in the order of all who move
 * money: appointment, session, professional, what is owed, the row itself, what was taken off it.
 */
export async function refundTransaction(
  scope: CompanyScope,
  id: string,
  acting: Acting,
): Promise<Result<string, Refusal>> {
  const [seen] = await scope.select().from(transactions).where(eq(transactions.id, id));
  if (!seen) return refuse('not-found');
  // Paying anew counts what was paid out before, so neither happens while the other does.
  if (seen.appointmentId !== null) await lockEntry(scope, seen.appointmentId);
  // Two who take money out at once would otherwise both find it there.
  const session = await lockOpenSession(scope);
  if (seen.professionalId !== null) await lockProfessionals(scope, [seen.professionalId]);
  const owed = seen.paysId === null ? null : await lockTransaction(scope, seen.paysId);
  const row = await lockTransaction(scope, id);
  if (!row) return refuse('not-found');
  if (row.refundedAt !== null) return refuse('already-refunded');
  if (!correctionsOf({ ...row, isRefunded: false }).canRefund) return refuse('not-refundable');
  if ((await listReturnedIds(scope, [row])).has(id)) return refuse('advance-returned');
  if (row.cashSessionId !== null && !session) return refuse('cash-closed');

  const taking = { ...acting, cashSessionId: session?.id ?? null };
  return unlessCashLacks(scope, session, async () => {
    const refundId = await takeBack(scope, row, taking);
    await takeAlongBack(scope, { row, owed }, taking);
    return accept(refundId);
  });
}

type Taken = { row: TransactionRow; owed: TransactionRow | null };

/** What hangs on the row: vales that were taken off it, and what it paid. */
async function takeAlongBack(
  scope: CompanyScope,
  { row, owed }: Taken,
  taking: Taking,
): Promise<void> {
  for (const vale of await lockReturns(scope, row.id)) await takeBack(scope, vale, taking);
  if (!owed || !(await isSettlementRefunded(scope, owed))) return;
  await takeBack(scope, owed, { ...taking, cashSessionId: null });
  await oweAgain(scope, owed, taking);
}

/** Vales that were taken off this payment: without it nothing was given back. */
function lockReturns(scope: CompanyScope, paymentId: string): Promise<TransactionRow[]> {
  const { paysId, kind, refundedAt } = transactions;
  return scope
    .select()
    .from(transactions)
    .where(and(eq(paysId, paymentId), eq(kind, 'advance_return'), isNull(refundedAt)))
    .for('no key update');
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

type Taking = Acting & { cashSessionId: string | null };

/** A second row with the amount negated, and the first says when. */
export async function takeBack(
  scope: CompanyScope,
  row: TransactionRow,
  { userId, now, today, cashSessionId }: Taking,
): Promise<string> {
  const { type, paymentMethodId, categoryId, appointmentId, settlementId, professionalId } = row;
  const [refund] = await scope
    .insert(transactions)
    .values({
      type,
      paymentMethodId,
      categoryId,
      appointmentId,
      settlementId,
      professionalId,
      kind: 'refund',
      countsAs: row.kind,
      amount: cents(-row.amount),
      date: today,
      cashSessionId,
      itemPosition: row.itemPosition,
      refundOfId: row.id,
      createdBy: userId,
      createdAt: now,
      description: refundDescription(row.description),
    })
    .returning({ id: transactions.id });
  if (!refund) throw new Error('The database stored no refund');
  await scope.update(transactions).set({ refundedAt: now }).where(eq(transactions.id, row.id));
  return refund.id;
}
