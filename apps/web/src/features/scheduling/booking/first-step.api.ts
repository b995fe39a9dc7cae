import type { Agenda, AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useServices } from '../../catalog/services/services.api.ts';
import { firstDayOfWeek } from '../agenda/agenda-columns.ts';

/** What a company lacks before anybody can be booked. */
export type FirstStep = 'professional' | 'service' | 'hours';

/** Null when it lacks nothing, has something in its agenda, or as long as that is not known. */
export function useFirstStep(day: Agenda | undefined, date: string): FirstStep | null {
  const { agenda } = useApi().scheduling;
  const { data: services } = useServices();
  const hasServices = services?.some(({ active }) => active) ?? true;
  const professionals = day?.professionals ?? [];
  const isQuiet = professionals.length > 0 && (!hasServices || !isWorked(professionals));
  const input = { fromDate: firstDayOfWeek(date), days: 7 };
  const { data: week } = useQuery(agenda.read.queryOptions({ input, enabled: isQuiet }));

  if (!day) return null;
  if (professionals.length === 0) return 'professional';
  if (!isQuiet || !week || week.entries.length > 0) return null;
  if (!hasServices) return 'service';
  return isWorked(week.professionals) ? null : 'hours';
}

/** A day off or a holiday is a reason of its own. */
function isWorked(professionals: readonly AgendaColumn[]): boolean {
  return professionals.some(({ days }) =>
    days.some(({ hours, because }) => hours.length > 0 || because !== null),
  );
}
