import type { agenda, agendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { holidayOn } from '@app/domain/company/closing-day';
import { type Calendar, closingDayOn, workingTimeOn } from '@app/domain/team/schedule-day';
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
    days: dates.map((date) => ({ date, ...dayOf(date, calendar) })),
  };
}

/** Whoever works on a holiday of which nobody has said anything sees its name. */
function dayOf(date: Temporal.PlainDate, calendar: Calendar) {
  const time = workingTimeOn(date, calendar);
  const isUsual = time.because === null && time.hours.length > 0;
  const holiday = isUsual && !closingDayOn(date, calendar) ? holidayOn(date) : null;
  return holiday ? { ...time, because: { kind: 'holiday' as const, name: holiday.name } } : time;
}
