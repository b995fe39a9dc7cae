import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { TransactionsView } from '../cash/transactions-view.api.ts';
import type { AppointmentsView } from '../scheduling/appointments-view.api.ts';
import type { PeriodView, Range } from './period-view.api.ts';

/** No list has a filter by service: figures of one would lead to more than they count. */
export function hasRows({ serviceId }: PeriodView): boolean {
  return serviceId === undefined;
}

type Narrowed = { status?: AppointmentStatus; professionalId?: string | undefined };

export function appointmentsOf(
  { fromDate, toDate }: Range,
  { status, professionalId }: Narrowed = {},
): AppointmentsView {
  return {
    ...{ view: 'list', date: fromDate, until: toDate },
    ...(status && { status }),
    ...(professionalId && { professionalId }),
  };
}

/** What clients paid for services, what was given back taken off. */
export function paymentsOf(
  { fromDate, toDate }: Range,
  { professionalId }: Pick<PeriodView, 'professionalId'>,
): TransactionsView {
  return {
    ...{ fromDate, toDate, counts: 'service-revenue' },
    ...(professionalId && { professionalId }),
  };
}

export function revenueOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'revenue' };
}

export function expensesOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'expenses' };
}
