import type { agenda, agendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { workingTimeOn } from '@app/domain/team/schedule-day';
import { presentEntry } from '../appointments/appointments.presenter.ts';
import type { AgendaPart, AgendaRows } from './agenda.queries.ts';

export function presentAgenda(
  { columns, entries }: AgendaRows,
  part: AgendaPart,
): Answer<typeof agenda> {
  return {
    timezone: part.zone,
    professionals: columns.map((column) => presentColumn(column, part)),
    entries: entries.map((entry) => presentEntry(entry, part.sight)),
  };
}

function presentColumn(
  { professional, calendar }: AgendaRows['columns'][number],
  { fromDate, days }: AgendaPart,
): Answer<typeof agendaColumn> {
  const { id, name, photoUrl, color, active } = professional;
  const dates = Array.from({ length: days }, (_, index) => fromDate.add({ days: index }));
  return {
    id,
    name,
    photoUrl,
    color,
    active,
    days: dates.map((date) => ({ date, ...workingTimeOn(date, calendar) })),
  };
}
