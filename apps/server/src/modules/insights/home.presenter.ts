import type { FirstSteps, home } from '@app/contract/insights/insights.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { growthOf } from '@app/domain/insights/growth';
import { readStatus } from '@app/domain/scheduling/appointment';
import { inOrderOfNeed } from '@app/domain/scheduling/counter-order';
import type { HomeRow, TodaysAppointment } from './home.queries.ts';
import { missingNames } from './missing-names.labels.ts';

type Beside = {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  takesPayments: boolean;
  isBookableOnline: boolean;
  firstSteps: FirstSteps | null;
  unsolved: number;
  holidays: Answer<typeof home>['holidays'];
};

export function presentHome(
  row: HomeRow,
  { now, takesPayments, ...beside }: Beside,
): Answer<typeof home> {
  return {
    ...beside,
    figures: row.counts && presentFigures(row, row.counts),
    toSend: row.toSend,
    requests: row.requests && presentRequests(row.requests),
    appointments: row.appointments?.map(readMoments).map(presentTodays) ?? null,
    day: row.day && {
      now: inOrderOfNeed(row.day.now.map(readMoments), now).map(presentTodays),
      nowCount: row.day.nowCount,
      next: row.day.next && presentTodays(readMoments(row.day.next)),
      toConfirm: row.day.toConfirm,
      unpaid: takesPayments ? row.day.unpaid : null,
      expectedCents: row.received === null ? null : row.day.expected,
      receivedCents: row.received,
      commissionsCents: row.commissions,
    },
  };
}

function presentRequests([waiting, unanswered]: NonNullable<HomeRow['requests']>) {
  return { waiting, unanswered };
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

/** Inside of a json value PostgreSQL writes moments as texts. */
function readMoments(row: TodaysAppointment) {
  const { startTime, endTime, arrivedAt, startedAt, status } = row;
  return {
    ...row,
    status: readStatus(status),
    startTime: Temporal.Instant.from(startTime),
    endTime: Temporal.Instant.from(endTime),
    arrivedAt: arrivedAt && Temporal.Instant.from(arrivedAt),
    startedAt: startedAt && Temporal.Instant.from(startedAt),
  };
}

function presentTodays(appointment: ReturnType<typeof readMoments>) {
  return {
    ...appointment,
    clientName: appointment.clientName ?? missingNames.client,
    serviceNames: appointment.serviceNames || missingNames.service,
    professionalName: appointment.professionalName ?? missingNames.professional,
  };
}
