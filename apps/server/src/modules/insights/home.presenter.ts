import type { FirstSteps, home } from '@app/contract/insights/insights.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { growthOf } from '@app/domain/insights/growth';
import { readStatus } from '@app/domain/scheduling/appointment';
import type { HomeRow, TodaysAppointment } from './home.queries.ts';
import { missingNames } from './missing-names.labels.ts';

type Beside = {
  today: Temporal.PlainDate;
  takesPayments: boolean;
  firstSteps: FirstSteps | null;
  unsolved: number;
};

export function presentHome(
  row: HomeRow,
  { takesPayments, ...beside }: Beside,
): Answer<typeof home> {
  return {
    ...beside,
    isBookableOnline: row.isBookableOnline,
    figures: row.counts && presentFigures(row, row.counts),
    appointments: row.appointments?.map(presentTodays) ?? null,
    day: row.day && {
      now: row.day.now.map(presentTodays),
      nowCount: row.day.nowCount,
      next: row.day.next && presentTodays(row.day.next),
      toConfirm: row.day.toConfirm,
      unpaid: takesPayments ? row.day.unpaid : null,
      expectedCents: row.received === null ? null : row.day.expected,
      receivedCents: row.received,
      commissionsCents: row.commissions,
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

function presentTodays(row: TodaysAppointment) {
  const { startTime, endTime, arrivedAt, startedAt, ...appointment } = row;
  return {
    ...appointment,
    startTime: Temporal.Instant.from(startTime).toString(),
    endTime: Temporal.Instant.from(endTime).toString(),
    arrivedAt: arrivedAt && Temporal.Instant.from(arrivedAt).toString(),
    startedAt: startedAt && Temporal.Instant.from(startedAt).toString(),
    status: readStatus(appointment.status),
    clientName: appointment.clientName ?? missingNames.client,
    serviceNames: appointment.serviceNames || missingNames.service,
    professionalName: appointment.professionalName ?? missingNames.professional,
  };
}
