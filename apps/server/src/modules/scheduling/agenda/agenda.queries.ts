import { type Bounds, startOfDay } from '@app/domain/shared/local-time';
import type { Calendar } from '@app/domain/team/schedule-day';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCalendars } from '../../team/calendars.queries.ts';
import { listInAgendaOrder, type ProfessionalRow } from '../../team/professionals.queries.ts';
import { type Entry, listEntriesBetween } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { isSeen, type Sight, within } from '../sight.rules.ts';

type AgendaDays = { fromDate: Temporal.PlainDate; days: number };
export type AgendaPart = AgendaDays & {
  zone: string;
  professionalId?: string | undefined;
  sight: Sight;
};
export type AgendaRows = {
  columns: { professional: ProfessionalRow; calendar: Calendar }[];
  entries: Entry[];
};

/** A handful of questions, however many people and entries there are. */
export async function readAgenda(scope: CompanyScope, part: AgendaPart): Promise<AgendaRows> {
  const { fromDate, days, professionalId, sight } = part;
  const ofOne = professionalId ? eq(appointments.professionalId, professionalId) : undefined;
  const entries = await listEntriesBetween(scope, boundsOf(part), and(ofOne, within(sight)));
  const busy = new Set(entries.map((entry) => entry.professionalId));
  const shown = (await listInAgendaOrder(scope)).filter(
    ({ id, active }) =>
      (active || busy.has(id)) &&
      isSeen(sight, { professionalId: id }) &&
      (professionalId === undefined || professionalId === id),
  );
  const ids = shown.map(({ id }) => id);
  const untilDate = fromDate.add({ days });
  const calendars = await readCalendars(scope, ids, { fromDate, untilDate });
  const columns = shown.flatMap((professional) => {
    const calendar = calendars.get(professional.id);
    return calendar ? [{ professional, calendar }] : [];
  });
  return { columns, entries };
}

function boundsOf({ fromDate, days, zone }: AgendaPart): Bounds {
  return { from: startOfDay(fromDate, zone), until: startOfDay(fromDate.add({ days }), zone) };
}
