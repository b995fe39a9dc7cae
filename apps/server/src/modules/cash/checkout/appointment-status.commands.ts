import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { type Cents, cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDeadlock } from '../../../foundation/database/sql-state.ts';
import { changeStatus } from '../../scheduling/appointments/appointment-status.commands.ts';
import { lockEntry } from '../../scheduling/appointments/appointments.queries.ts';
import { type Noting, replacesUnseen } from '../../scheduling/appointments/noting.rules.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { holdOpenSession } from '../drawer/cash-sessions.queries.ts';
import { refundSettlement } from './settlement-refunds.commands.ts';
import { findStandingSettlement } from './settlements.queries.ts';

type Change = Noting & { id: string; status: AppointmentStatus };
/** What a change of status at the counter may use: the drawer and refunds. */
type Counter = Acting & {
  /** Without a counter in the plan nobody can open a drawer, so none is asked for. */
  drawer: 'needed' | 'none';
  refunds: 'allowed' | 'forbidden';
  /** Hears why money could not be given back. */
  onFailure: (reason: unknown) => void;
};
type Changed = { refund: 'none' | 'done' | 'failed'; paidCommission: Cents };
type Refusal =
  | 'not-found'
  | 'changed-meanwhile'
  | 'taken'
  | 'settled'
  | 'not-refunded'
  | 'cash-closed'
  | 'refund-forbidden';

const NO_MONEY: Changed = { refund: 'none', paidCommission: cents(0) };

/** Nobody comes without a drawer that is open, and nobody paid is cancelled with her money kept. */
export async function changeStatusAtCounter(
  scope: CompanyScope,
  change: Change,
  counter: Counter,
): Promise<Result<Changed, Refusal>> {
  const row = await lockEntry(scope, change.id);
  if (row?.kind !== 'appointment') return refuse('not-found');
  if (replacesUnseen(row, change)) return refuse('changed-meanwhile');
  const isLeft = row.status === 'cancelled' && change.status !== 'cancelled';
  if (isLeft && row.settledAt !== null) return refuse('not-refunded');
  const isCompleted = change.status === 'completed' && row.status !== 'completed';
  if (isCompleted && counter.drawer === 'needed' && !(await holdOpenSession(scope)))
    return refuse('cash-closed');

  const givesBack =
    row.settledAt !== null && row.status === 'completed' && change.status === 'cancelled';
  if (givesBack && counter.refunds === 'forbidden') return refuse('refund-forbidden');
  const money = givesBack ? await giveBack(scope, change.id, counter) : NO_MONEY;
  const whilePaid = givesBack ? 'allow' : 'refuse';
  const becoming = {
    id: change.id,
    status: change.status,
    notes: change.notes,
    whilePaid,
  } as const;
  const changed = await changeStatus(scope, becoming, { by: 'staff', ...counter });
  return changed.accepted ? accept(money) : changed;
}

/** Refunds. When that fails, it is cancelled all the same and somebody looks at the money. */
async function giveBack(
  scope: CompanyScope,
  appointmentId: string,
  counter: Counter,
): Promise<Changed> {
  try {
    return await withSavepoint(scope, async () => {
      const settlement = await findStandingSettlement(scope, appointmentId);
      if (!settlement) throw new RefundRefused('not-found');
      const outcome = await refundSettlement(scope, settlement.id, counter);
      if (!outcome.accepted) throw new RefundRefused(outcome.reason);
      return { refund: 'done', paidCommission: outcome.value.paidCommission };
    });
  } catch (error) {
    // Done again from the beginning it succeeds: nobody's money stays because two came at once.
    if (isDeadlock(error)) throw error;
    counter.onFailure(error);
    return { ...NO_MONEY, refund: 'failed' };
  }
}

class RefundRefused extends Error {}
