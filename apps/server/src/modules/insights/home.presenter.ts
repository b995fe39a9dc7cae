import type { home } from '@app/contract/insights/insights.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { growthOf } from '@app/domain/insights/growth';
import { readStatus } from '@app/domain/scheduling/appointment';
import type { HomeRow, TodaysAppointment } from './home.queries.ts';
import { missingNames } from './missing-names.labels.ts';

export function presentHome(
  row: HomeRow,
  today: Temporal.PlainDate,
  takesPayments: boolean,
): Answer<typeof home> {
  return {
    today,
    isBookableOnline: row.isBookableOnline,
    figures: row.counts && presentFigures(row, row.counts),
    appointments: row.appointments?.map(presentTodays) ?? null,
    day: row.day && {
      next: row.day.next && presentTodays(row.day.next),
      toConfirm: row.day.toConfirm,
      unpaid: takesPayments ? row.day.unpaid : null,
      expectedCents: row.received === null ? null : row.day.expected,
      receivedCents: row.received,
    },
  };
}

function presentFigures(
  { clients, revenue }: HomeRow,
  [appointmentsToday, appointmentsLastSevenDays]: NonNullable<HomeRow['counts']>,
): Answer<typeof home>['figures'] {
  return {
    appointmentsToday,
    appointmentsLastSevenDays,
    activeClients: clients?.[0] ?? null,
    newClientsThisMonth: clients?.[1] ?? null,
    revenueThisMonthCents: revenue?.[0] ?? null,
    revenueLastMonthCents: revenue?.[1] ?? null,
    growthPermille: revenue && growthOf(revenue[2], revenue[3]),
  };
}

function presentTodays({ startTime, ...appointment }: TodaysAppointment) {
  return {
    ...appointment,
    startTime: Temporal.Instant.from(startTime).toString(),
    status: readStatus(appointment.status),
    clientName: appointment.clientName ?? missingNames.client,
    serviceNames: appointment.serviceNames || missingNames.service,
    professionalName: appointment.professionalName ?? missingNames.professional,
  };
}
