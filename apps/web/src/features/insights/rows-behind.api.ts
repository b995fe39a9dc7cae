import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { TransactionsView } from '../cash/transactions-view.api.ts';
import type { AppointmentsView } from '../scheduling/appointments-view.api.ts';
import type { PeriodView, Range } from './period-view.api.ts';

/** Lists have no filter by service; figures of a part would lead to more than they count. */
export function isWhole({ professionalId, serviceId }: PeriodView): boolean {
  return professionalId === undefined && serviceId === undefined;
}

export function appointmentsOf(
  { fromDate, toDate }: Range,
  status?: AppointmentStatus,
): AppointmentsView {
  return { view: 'list', date: fromDate, until: toDate, ...(status && { status }) };
}

/** What clients paid, without what was given back. */
export function paymentsOf(range: Range): TransactionsView {
  return { ...range, type: 'income', kind: 'payment' };
}
