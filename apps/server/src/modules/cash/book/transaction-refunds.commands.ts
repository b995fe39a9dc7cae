import { correctionsOf } from '@app/domain/cash/correction';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { lockProfessionals } from '../../team/professionals.queries.ts';
import { listReturnedIds } from '../commissions/owed.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { lockOpenSession } from '../drawer/cash-sessions.queries.ts';
import { unlessCashLacks } from '../drawer/drawer-cash.commands.ts';
import { refundPayout } from './payout-refunds.commands.ts';
import { settleWithOwed, type Taking, takeBack } from './taking-back.commands.ts';
import { lockTransaction, type TransactionRow } from './transactions.queries.ts';
import { transactions } from './transactions.table.ts';

type Refusal =
  | 'not-found'
  | 'cash-closed'
  | 'not-enough-cash'
  | 'already-refunded'
  | 'not-refundable'
  | 'advance-returned';

/** Of what was handed over at once it may be some parts; all that still stand unless told. */
type Wanted = { id: string; partIds?: readonly string[] | undefined };

/**
 * A second row takes the first one back, today and through the open drawer. Without an open one only
 * what never went through a drawer can be taken back. Locks are taken in the order of all who move
 * money: appointment, session, professional, what is owed, the row itself, what was taken off it.
 */
export async function refundTransaction(
  scope: CompanyScope,
  { id, partIds }: Wanted,
  acting: Acting,
): Promise<Result<string, Refusal>> {
  const [seen] = await scope.select().from(transactions).where(eq(transactions.id, id));
  if (!seen) return refuse('not-found');
  if (seen.payoutId !== null && seen.kind !== 'refund') {
    const chosen = seen.payoutId === id ? partIds : [id];
    return refundPayout(scope, { payoutId: seen.payoutId, chosen }, acting);
  }
  if (partIds) return refuse('not-refundable');
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
    const refundId = await takeBack(scope, [row], taking);
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
  const vales = await lockReturns(scope, row.id);
  if (vales.length > 0) await takeBack(scope, vales, taking);
  if (owed) await settleWithOwed(scope, owed, taking);
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
