import type { nextDays } from '@app/contract/scheduling/agenda.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { presentListed } from '../appointments/appointments.presenter.ts';
import type { NextDaysPart, NextDaysRows } from './next-days.queries.ts';

export function presentNextDays(
  { visits, professionalNames }: NextDaysRows,
  { fromDate, untilDate, zone, sight }: NextDaysPart,
): Answer<typeof nextDays> {
  return {
    timezone: zone,
    fromDate,
    toDate: untilDate.subtract({ days: 1 }),
    visits: visits.map((visit) => presentVisit(presentListed(visit, sight, professionalNames))),
  };
}

/** Neither prices nor notes: whoever pays nothing reads who comes, and no more. */
function presentVisit(
  listed: ReturnType<typeof presentListed>,
): Answer<typeof nextDays>['visits'][number] {
  return {
    id: listed.id,
    startTime: listed.startTime,
    endTime: listed.endTime,
    status: listed.status,
    clientName: listed.clientName,
    clientPhone: listed.clientPhone,
    serviceNames: listed.services.map(({ name }) => name),
    professionalName: listed.professionalName,
  };
}
