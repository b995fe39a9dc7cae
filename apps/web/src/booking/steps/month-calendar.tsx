import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { timeLabels, weekdayLabels } from '../booking.labels.ts';
import type { BookableDay } from '../booking-gate.ts';
import parts from '../parts.module.css';
import {
  addDays,
  addMonths,
  fullDate,
  longDate,
  monthName,
  monthOf,
  weekdayOf,
  weeksOf,
} from './calendar-month.ts';
import classes from './month-calendar.module.css';

type MonthCalendarProps = {
  month: string;
  onMonth: (month: string) => void;
  today: string;
  /** Null where there is no bound. */
  first: string | null;
  last: string | null;
  /** Which days have room, and why others have none; null while nobody knows. */
  days: ReadonlyMap<string, BookableDay> | null;
  chosen: string | null;
  onChoose: (date: string) => void;
  /** Days without room can be chosen too. */
  isFree: boolean;
};

export function MonthCalendar(props: MonthCalendarProps) {
  const { month, onMonth, today, first, last } = props;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  /** A day that was tapped in vain. */
  const [asked, setAsked] = useState<string | null>(null);
  const entry = entryOf(props, focused);
  const said = asked && monthOf(asked) === month && whyNot(asked, props);

  function show(date: string): void {
    const kept = within(date, first, last);
    setFocused(kept);
    if (monthOf(kept) !== month) onMonth(monthOf(kept));
    // After the days of the other month are there.
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-date="${kept}"]`)?.focus(),
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = targetOf(event.key, entry);
    if (target === null) return;
    event.preventDefault();
    show(target);
  }

  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <MonthButton {...props} by={-1} />
        <h3 id={titleId} className={classes.month} aria-live="polite">
          {monthName(month)}
        </h3>
        <MonthButton {...props} by={1} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the authoring practices describe it */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayLabels.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden>{short}</span>
                <span className={parts.unseen}>{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-busy={props.days === null}>
          {weeksFrom(first, month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the week is what it is
                <td key={weekday}>
                  {date && (
                    <Day
                      {...props}
                      date={date}
                      isToday={date === today}
                      isEntry={date === entry}
                      onAsk={setAsked}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.why}>
        <span role="status">{said}</span>
        {!said && isPartlyFull(props) && <span aria-hidden>{timeLabels.legend}</span>}
      </p>
    </div>
  );
}

/** Nobody looks for a time in weeks that are over. */
function weeksFrom(first: string | null, month: string): (string | null)[][] {
  return weeksOf(month).filter(
    (week) => first === null || week.some((date) => date !== null && date >= first),
  );
}

/** What the line through a day means is said where there is one; its own words name it already. */
function isPartlyFull({ month, days }: MonthCalendarProps): boolean {
  const shown = [...(days?.values() ?? [])].filter(({ date }) => monthOf(date) === month);
  return shown.some(({ reason }) => reason === 'full');
}

function whyNot(date: string, props: MonthCalendarProps): string {
  const reason = reasonOf(date, props);
  return reason === null ? '' : timeLabels.whyNot(longDate(date), reason);
}

/** Why a day has nothing to choose; null when it has, or nobody knows yet. */
function reasonOf(date: string, { first, last, days }: MonthCalendarProps): string | null {
  if (first !== null && date < first) return timeLabels.past;
  if (last !== null && date > last) return timeLabels.tooFar;
  const day = days?.get(date);
  if (!day || day.available) return null;
  return day.reason === null ? timeLabels.noRoom : timeLabels.reasons[day.reason];
}

function MonthButton({ month, onMonth, first, last, by }: MonthCalendarProps & { by: 1 | -1 }) {
  const target = addMonths(month, by);
  const isOut = by > 0 ? isAfter(target, last) : isBefore(target, first);
  const Icon = by > 0 ? IconChevronRight : IconChevronLeft;
  return (
    <button
      type="button"
      className={classes.turn}
      aria-label={by > 0 ? timeLabels.nextMonth : timeLabels.previousMonth}
      disabled={isOut}
      onClick={() => onMonth(target)}
    >
      <Icon aria-hidden />
    </button>
  );
}

type DayProps = MonthCalendarProps & {
  date: string;
  isToday: boolean;
  isEntry: boolean;
  onAsk: (date: string) => void;
};

function Day({ date, isToday, isEntry, onAsk, ...props }: DayProps) {
  const { first, last, days, chosen, onChoose, isFree } = props;
  const isOut = (first !== null && date < first) || (last !== null && date > last);
  const day = days?.get(date);
  // While nobody knows which days have room, none can be chosen in vain.
  const isClosed = isOut || (!isFree && day?.available !== true);
  const said = [fullDate(date), isToday && timeLabels.today, reasonOf(date, props)];
  return (
    <button
      type="button"
      className={classes.day}
      data-date={date}
      data-why={isOut ? 'out' : (day?.reason ?? undefined)}
      data-today={isToday}
      data-chosen={date === chosen}
      aria-label={said.filter(Boolean).join(', ')}
      aria-disabled={isClosed}
      aria-pressed={date === chosen}
      tabIndex={isEntry ? 0 : -1}
      onClick={() => (isClosed ? onAsk(date) : onChoose(date))}
    >
      {Number(date.slice(8))}
    </button>
  );
}

/** The one day that Tab reaches. */
function entryOf({ month, chosen, today }: MonthCalendarProps, focused: string | null): string {
  const wanted = [focused, chosen, today].find((date) => date !== null && monthOf(date) === month);
  return wanted ?? `${month}-01`;
}

function targetOf(key: string, date: string): string | null {
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'Home') return addDays(date, -weekdayOf(date));
  if (key === 'End') return addDays(date, 6 - weekdayOf(date));
  if (key === 'PageUp') return `${addMonths(monthOf(date), -1)}-01`;
  if (key === 'PageDown') return `${addMonths(monthOf(date), 1)}-01`;
  return null;
}

function within(date: string, first: string | null, last: string | null): string {
  if (first !== null && date < first) return first;
  return last !== null && date > last ? last : date;
}

function isBefore(month: string, first: string | null): boolean {
  return first !== null && month < monthOf(first);
}

function isAfter(month: string, last: string | null): boolean {
  return last !== null && month > monthOf(last);
}
