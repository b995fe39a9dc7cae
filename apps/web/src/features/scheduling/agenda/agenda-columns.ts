import type { Agenda, AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { shownState } from '@app/domain/scheduling/visit';
import { type Interval, intersection } from '@app/domain/shared/interval';
import { weekdayOf } from '@app/domain/shared/local-time';
import type { ChosenTime } from '../../../ui/agenda-grid/grid-chosen.tsx';
import {
  type ColorBy,
  columnKey,
  type GridColumn,
  type GridEntry,
} from '../../../ui/agenda-grid/grid-model.ts';
import { inkOf } from '../../../ui/agenda-grid/status-tones.ts';
import { reasonText, shortDayTitle } from './agenda.labels.ts';
import type { ChosenPlace } from './booking-place.ts';

const DAY = 24 * 60;
const WHOLE_DAY: Interval = { from: 0, until: DAY };

/** A column for each professional and day, in the order in which the server names them. */
export function columnsOf(
  { professionals }: { professionals: readonly AgendaColumn[] },
  team: readonly AgendaColumn[] = professionals,
): GridColumn[] {
  const worked = new Set(team.flatMap(({ days }) => days.filter(isWorked).map(({ date }) => date)));
  return professionals.flatMap(({ id, name, days }) =>
    days.map((day) => ({
      key: columnKey(id, day.date),
      professionalId: id,
      date: day.date,
      name: days.length > 1 ? `${name}, ${shortDayTitle(day.date)}` : name,
      hours: day.hours,
      reason: reasonText(day, worked.has(day.date) ? 'she' : 'nobody'),
    })),
  );
}

function isWorked({ hours }: { hours: readonly unknown[] }): boolean {
  return hours.length > 0;
}

/** Each entry in every column that shows a part of it. */
export function gridEntriesOf(
  { entries, timezone }: Agenda,
  columns: readonly GridColumn[],
  colorOf: (entry: AgendaEntry) => string,
): GridEntry[] {
  const minutesOf = localMinutes(timezone);
  const columnsOfOne = Map.groupBy(columns.map(withStart), ({ professionalId }) => professionalId);
  return entries.flatMap((entry) => {
    const from = minutesOf(entry.startTime);
    const until = minutesOf(entry.endTime);
    const color = colorOf(entry);
    return (columnsOfOne.get(entry.professionalId) ?? [])
      .map(({ key, start }) => ({
        entry,
        color,
        columnKey: key,
        from: from - start,
        until: until - start,
      }))
      .filter((period) => intersection(period, WHOLE_DAY) !== null);
  });
}

function withStart({ key, professionalId, date }: GridColumn) {
  const start = Temporal.PlainDate.from('1970-01-01').until(date).days * DAY;
  return { key, professionalId, start };
}

const A_MINUTE = 60_000;
const A_QUARTER = 15 * A_MINUTE;

/**
 * Minutes on a zone's clock since 1970. Clocks are changed between quarters of an hour, and a day has
 * hundreds of moments: a zone is asked once for each quarter, because the question is slow.
 */
function localMinutes(timezone: string): (instant: string) => number {
  const offsets = new Map<number, number>();
  return (instant) => {
    const moment = Date.parse(instant);
    const quarter = Math.floor(moment / A_QUARTER) * A_QUARTER;
    const offset = offsets.get(quarter) ?? offsetAt(quarter, timezone);
    offsets.set(quarter, offset);
    return Math.floor((moment + offset) / A_MINUTE);
  };
}

/** The day of a moment on a zone's calendar, for many moments. */
export function localDays(timezone: string): (instant: string) => string {
  const minutesOf = localMinutes(timezone);
  const names = new Map<number, string>();
  return (instant) => {
    const day = Math.floor(minutesOf(instant) / DAY);
    const name = names.get(day) ?? daysAfter('1970-01-01', day);
    names.set(day, name);
    return name;
  };
}

function offsetAt(moment: number, timezone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone);
  return local.offsetNanoseconds / 1_000_000;
}

/** As high as a card, even before it is known how long it takes. */
const LEAST_MINUTES = 15;

/** In the column of whoever it is with. */
export function chosenTimeOf(chosen: ChosenPlace, timezone: string): ChosenTime {
  const { date, minute: from } = clockOf(chosen.startTime, timezone);
  const until = minutesFrom(date, clockOf(chosen.endTime, timezone));
  const key = columnKey(chosen.professionalId, date);
  return { columnKey: key, from, until: Math.max(until, from + LEAST_MINUTES) };
}

type Clock = { date: string; minute: number };

/** A moment on the company's calendar and clock. */
export function clockOf(instant: string, timezone: string): Clock {
  return clockAt(Temporal.Instant.from(instant), timezone);
}

export function clockAt(instant: Temporal.Instant, timezone: string): Clock {
  const local = instant.toZonedDateTimeISO(timezone);
  return { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
}

/** Counted from the start of a day, also for moments before and after it. */
function minutesFrom(date: string, clock: Clock): number {
  if (clock.date === date) return clock.minute;
  const { days } = Temporal.PlainDate.from(date).until(clock.date);
  return days * DAY + clock.minute;
}

/** The moment that the company's clock shows so; minutes before and after the day count, too. */
export function instantOf(date: string, minute: number, timezone: string): string {
  const days = Math.floor(minute / DAY);
  return Temporal.PlainDate.from(date)
    .add({ days })
    .toZonedDateTime({ timeZone: timezone, plainTime: plainTimeOf(minute - days * DAY) })
    .toInstant()
    .toString();
}

function plainTimeOf(minute: number): Temporal.PlainTime {
  return Temporal.PlainTime.from({ hour: Math.floor(minute / 60), minute: minute % 60 });
}

/** Weeks begin on Sunday, as Brazilian calendars do. */
export function firstDayOfWeek(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: weekdayOf(day) }).toString();
}

/** Whoever is not hidden; where that is nobody, everybody. */
export function peopleShown<Person extends { id: string }>(
  people: readonly Person[],
  hidden: readonly string[],
): readonly Person[] {
  const shown = people.filter(({ id }) => !hidden.includes(id));
  return shown.length > 0 ? shown : people;
}

export function daysAfter(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

const UNCOLORED = 'var(--mantine-color-blue-filled)';

/** By the first service, which is the main one; what has none gets its professional's colour. */
export function colorsBy(
  colorBy: ColorBy,
  services: readonly { id: string; color: string }[],
  professionals: Agenda['professionals'],
): (entry: AgendaEntry) => string {
  if (colorBy === 'status') return (entry) => `var(${inkOf(shownState(entry))})`;
  const colors = new Map([...professionals, ...services].map(({ id, color }) => [id, color]));
  return ({ services: [main], professionalId }) =>
    (main && colors.get(main.id)) ?? colors.get(professionalId) ?? UNCOLORED;
}
