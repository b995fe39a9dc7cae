import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import { daysAfter, firstDayOfWeek, localDays, peopleShown } from './agenda-columns.ts';

/** A day of a month at a glance. */
export type MonthDay = {
  date: string;
  appointments: number;
  /** Minutes that are booked, of those in which people work. */
  booked: number;
  worked: number;
};

const DAYS = 7;

/** The first days of the weeks that show a month, from Sunday to Saturday. */
export function weeksOf(date: string): string[] {
  const first = Temporal.PlainDate.from(date).with({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 }).toString();
  const weeks = [firstDayOfWeek(first.toString())];
  for (let next = daysAfter(weeks[0] ?? '', DAYS); next <= last; next = daysAfter(next, DAYS)) {
    weeks.push(next);
  }
  return weeks;
}

/** Each day of the week that begins then, with what is in it of whoever is shown. */
export function monthDaysOf(
  firstDay: string,
  agenda: Agenda,
  hidden: readonly string[],
): MonthDay[] {
  const people = peopleShown(agenda.professionals, hidden);
  const shown = new Set(people.map(({ id }) => id));
  const dayOf = localDays(agenda.timezone);
  const entries = agenda.entries.filter(
    ({ kind, professionalId }) => kind === 'appointment' && shown.has(professionalId),
  );
  const byDay = Map.groupBy(entries, ({ startTime }) => dayOf(startTime));
  const days = Array.from({ length: DAYS }, (_, at) => daysAfter(firstDay, at));
  return days.map((date) => {
    const ofDay = byDay.get(date) ?? [];
    const hours = people.flatMap((one) => one.days.find((day) => day.date === date)?.hours ?? []);
    return {
      date,
      appointments: ofDay.length,
      booked: ofDay.reduce((sum, entry) => sum + minutesOf(entry), 0),
      worked: hours.reduce((sum, { from, until }) => sum + until - from, 0),
    };
  });
}

function minutesOf({ startTime, endTime }: { startTime: string; endTime: string }): number {
  return (Date.parse(endTime) - Date.parse(startTime)) / 60_000;
}
