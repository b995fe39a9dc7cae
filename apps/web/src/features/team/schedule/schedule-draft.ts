import type { WeekdayHours } from '@app/contract/team/schedules.contract';
import { checkWeek } from '@app/domain/team/schedule';
import { z } from 'zod';
import { scheduleLabels } from './schedule.labels.ts';

/** A time may be missing while somebody types. The key tells rows apart that read the same. */
export type PeriodDraft = { key: number; from: number | null; until: number | null };
export type ShiftDraft = PeriodDraft & { breaks: PeriodDraft[] };
export type DayDraft = { weekday: number; shifts: ShiftDraft[] };

const time = z.int().nullable();
const keptPeriod = z.strictObject({ key: z.number(), from: time, until: time });
const keptShift = z.strictObject({ ...keptPeriod.shape, breaks: z.array(keptPeriod) });
const keptWeek = z.array(z.strictObject({ weekday: z.int(), shifts: z.array(keptShift) }));

/** A week that was kept over a reload, where it still is one. */
export function keptWeekIn(value: unknown): DayDraft[] | null {
  return keptWeek.safeParse(value).data ?? null;
}

/** What is wrong, by the path of its place in the week: '0.shifts.1.until'. */
export type Issues = Readonly<Record<string, string>>;

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const WORKDAYS = [1, 2, 3, 4, 5];
const HOUR = 60;
const END_OF_DAY = 24 * HOUR;

/** All seven days, Monday first, whatever the server left out. */
export function weekDraftOf(week: readonly WeekdayHours[]): DayDraft[] {
  return MONDAY_FIRST.map((weekday) => ({
    weekday,
    shifts: (week.find((day) => day.weekday === weekday)?.shifts ?? []).map(shiftDraftOf),
  }));
}

function shiftDraftOf({ from, until, breaks }: WeekdayHours['shifts'][number]): ShiftDraft {
  return { ...period(from, until), breaks: breaks.map((pause) => period(pause.from, pause.until)) };
}

/** Beyond those of a draft that was kept over a reload. */
let lastKey = Date.now();

export function period(from: number | null, until: number | null): PeriodDraft {
  lastKey += 1;
  return { key: lastKey, from, until };
}

/** The week as the server takes it, and as it is drawn: without what is not filled in yet. */
export function weekOf(draft: readonly DayDraft[]): WeekdayHours[] {
  return draft.map(({ weekday, shifts }) => ({
    weekday,
    shifts: shifts.filter(isWhole).map(({ from, until, breaks }) => ({
      from,
      until,
      breaks: breaks.filter(isWhole).map((pause) => ({ from: pause.from, until: pause.until })),
    })),
  }));
}

function isWhole<Draft extends PeriodDraft>(
  draft: Draft,
): draft is Draft & { from: number; until: number } {
  return draft.from !== null && draft.until !== null;
}

/** The rule of the server, asked while somebody types, about everything that is filled in. */
export function impossibleIn(draft: readonly DayDraft[]): Issues {
  const issues = checkWeek(weekOf(draft));
  return Object.fromEntries(issues.map(({ path, message }) => [placeIn(draft, path), message]));
}

/** What is not filled in yet: a mistake only once somebody wants to save. */
export function missingTimesIn(draft: readonly DayDraft[]): Issues {
  return Object.fromEntries(draft.flatMap(({ shifts }, day) => missingIn(shifts, `${day}.shifts`)));
}

/** Periods that are not filled in were left out: the rule counted without them. */
function placeIn(draft: readonly DayDraft[], path: readonly (string | number)[]): string {
  const [day, , shiftAt, ...inside] = path;
  const shifts = draft[Number(day)]?.shifts ?? [];
  const shift = shifts.filter(isWhole)[Number(shiftAt)];
  const place = `${day}.shifts.${shift ? shifts.indexOf(shift) : shiftAt}`;
  const [breaks, breakAt, end] = inside;
  if (breaks !== 'breaks' || !shift) return [place, ...inside].join('.');
  const pause = shift.breaks.filter(isWhole)[Number(breakAt)];
  return `${place}.breaks.${pause ? shift.breaks.indexOf(pause) : breakAt}.${end}`;
}

function missingIn(
  shifts: readonly (PeriodDraft | ShiftDraft)[],
  path: string,
): [string, string][] {
  return shifts.flatMap((shift, at) => {
    const here = `${path}.${at}`;
    const inBreaks = 'breaks' in shift ? missingIn(shift.breaks, `${here}.breaks`) : [];
    const ends = (['from', 'until'] as const).filter((end) => shift[end] === null);
    const missing = ends.map((end): [string, string] => [`${here}.${end}`, scheduleLabels.missing]);
    return [...missing, ...inBreaks];
  });
}

/** What the simple case needs: one shift with lunch. */
export function switchedOn(day: DayDraft): DayDraft {
  const lunch = period(12 * HOUR, 13 * HOUR);
  return { ...day, shifts: [{ ...period(9 * HOUR, 18 * HOUR), breaks: [lunch] }] };
}

export function switchedOff(day: DayDraft): DayDraft {
  return { ...day, shifts: [] };
}

/** Starts an hour after the last one, as far as the day allows. */
export function withShift(day: DayDraft): DayDraft {
  const last = Math.max(0, ...day.shifts.map(({ until }) => until ?? 0));
  const from = last + 2 * HOUR <= END_OF_DAY ? last + HOUR : null;
  const until = from === null ? null : Math.min(END_OF_DAY, from + 4 * HOUR);
  return { ...day, shifts: [...day.shifts, { ...period(from, until), breaks: [] }] };
}

/** Lunch where the shift has room for it, otherwise left to be filled in. */
export function withBreak(shift: ShiftDraft): ShiftDraft {
  const lunch = { from: 12 * HOUR, until: 13 * HOUR };
  const fits = shift.from !== null && shift.until !== null && shift.from < lunch.from;
  const isFree = shift.breaks.length === 0 && fits && (shift.until ?? 0) > lunch.until;
  const next = isFree ? period(lunch.from, lunch.until) : period(null, null);
  return { ...shift, breaks: [...shift.breaks, next] };
}

export function copied(
  draft: readonly DayDraft[],
  source: DayDraft,
  weekdays: readonly number[],
): DayDraft[] {
  return draft.map((day) => {
    if (day.weekday === source.weekday || !weekdays.includes(day.weekday)) return day;
    const shifts = source.shifts.map((shift) => ({
      ...period(shift.from, shift.until),
      breaks: shift.breaks.map((pause) => period(pause.from, pause.until)),
    }));
    return { ...day, shifts };
  });
}

export function otherDays(weekday: number): number[] {
  return MONDAY_FIRST.filter((other) => other !== weekday);
}

export function otherWorkdays(weekday: number): number[] {
  return WORKDAYS.filter((other) => other !== weekday);
}

/** Minutes of work: what lies in shifts and not in breaks. */
export function workedMinutes(shifts: WeekdayHours['shifts']): number {
  return shifts.reduce((total, shift) => total + netMinutes(shift), 0);
}

function netMinutes({ from, until, breaks }: WeekdayHours['shifts'][number]): number {
  const pauses = breaks.reduce((total, pause) => total + pause.until - pause.from, 0);
  return Math.max(0, until - from - pauses);
}
