import type { SoldPart } from '@app/domain/insights/sold';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import type { TransactionsView } from '../cash/book/transactions-view.ts';
import type { AppointmentsView } from '../scheduling/appointments/appointments-view.ts';
import type { PaidView } from './paid-services/paid-view.ts';
import type { PeriodView, Range } from './period-view.ts';

type Narrowed = Pick<PeriodView, 'professionalId' | 'serviceId'> & { status?: AppointmentStatus };

export function appointmentsOf(
  { fromDate, toDate }: Range,
  { status, professionalId, serviceId }: Narrowed = {},
): AppointmentsView {
  return {
    view: 'list',
    date: fromDate,
    until: toDate,
    ...(status && { status }),
    ...(professionalId && { professionalId }),
    ...(serviceId && { serviceId }),
  };
}

/** The part of each service in what was paid: what revenue is the sum of, whoever or whatever it is of. */
export function paidServicesOf(
  { fromDate, toDate }: Range,
  { professionalId, serviceId }: Narrowed,
): PeriodView {
  return {
    fromDate,
    toDate,
    ...(professionalId && { professionalId }),
    ...(serviceId && { serviceId }),
  };
}

/** What a report is the sum of, and leads back to it: services, or what was sold besides them. */
export function soldOf({ fromDate, toDate }: Range, sold: SoldPart): PaidView {
  return { fromDate, toDate, ...(sold !== 'services' && { sold }), from: 'reports' };
}

export function revenueOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'revenue' };
}

export function expensesOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'expenses' };
}

/** Both sides; their balance is the profit. */
export function profitOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'profit' };
}

/** What professionals earned, paid or not, without what was taken back of it. */
export function commissionsOf({ fromDate, toDate }: Range): TransactionsView {
  return { fromDate, toDate, counts: 'commissions' };
}
