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
    visits: visits.map((visit) => {
      const {
        id,
        startTime,
        endTime,
        status,
        clientName,
        clientPhone,
        services,
        professionalName,
      } = presentListed(visit, sight, professionalNames);
      const serviceNames = services.map(({ name }) => name);
      return {
        id,
        startTime,
        endTime,
        status,
        clientName,
        clientPhone,
        serviceNames,
        professionalName,
      };
    }),
  };
}
