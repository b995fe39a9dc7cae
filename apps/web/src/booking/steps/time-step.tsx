import { formatPhone } from '@app/domain/shared/phones';
import { useEffect, useEffectEvent, useState } from 'react';
import { timeLabels } from '../booking.labels.ts';
import { impossibleChoice, isLostChoice } from '../booking-failures.ts';
import type { BookableDay, BookingCompany, BookingFailure, BookingStart } from '../booking-gate.ts';
import { dateOf } from '../company-time.ts';
import parts from '../parts.module.css';
import { BottomBar } from '../wizard/bottom-bar.tsx';
import { StepFrame } from '../wizard/step-frame.tsx';
import { useAsked } from '../wizard/use-asked.ts';
import type { Wizard } from '../wizard/use-wizard.ts';
import { addDays, monthOf } from './calendar-month.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { OtherTime } from './other-time.tsx';
import { TimeList } from './time-list.tsx';
import { WishedTime } from './wished-time.tsx';

export function TimeStep({ wizard }: { wizard: Wizard }) {
  const { mode, state, dispatch, summary } = wizard;
  const days = useDays(wizard);
  const choose = (date: string) => dispatch({ type: 'date-chosen', date });
  usePreselection(wizard, days.list);

  return (
    <StepFrame wizard={wizard} title={timeLabels.title[mode]}>
      {state.lostBecause && (
        <p className={parts.warning} role="alert">
          {state.lostBecause}
        </p>
      )}
      {mode === 'internal' && <WishedTime wizard={wizard} />}
      <MonthCalendar
        month={days.month}
        onMonth={days.show}
        today={days.today}
        first={days.first}
        last={days.last}
        days={days.byDate}
        chosen={state.date}
        onChoose={choose}
        isFree={mode === 'internal'}
      />
      {days.isFull && <NoTimes phone={wizard.company.phone} />}
      {state.date !== null && (
        <TimeList key={state.date} wizard={wizard} date={state.date} today={days.today} />
      )}
      {days.failure && state.date === null && (
        <NoDays failure={days.failure} wizard={wizard} onAgain={days.askAgain} />
      )}
      {mode === 'internal' && <OtherTime wizard={wizard} />}
      <BottomBar summary={summary} />
    </StepFrame>
  );
}

type NoDaysProps = { failure: BookingFailure; wizard: Wizard; onAgain: () => void };

function NoDays({ failure, wizard, onAgain }: NoDaysProps) {
  const reason = impossibleChoice(failure, wizard.wish);
  const dropGone = useEffectEvent(() => void wizard.dropGoneServices());
  useEffect(() => {
    if (isLostChoice(failure)) dropGone();
  }, [failure]);
  return (
    <div className={parts.trouble} role="alert">
      <p>{reason ?? timeLabels.failed}</p>
      {!reason && (
        <button type="button" className={parts.outline} onClick={onAgain}>
          {timeLabels.again}
        </button>
      )}
    </div>
  );
}

function NoTimes({ phone }: { phone: string }) {
  return (
    <p className={parts.empty}>
      {timeLabels.noneAtAll}
      {phone && ` ${timeLabels.callUs(formatPhone(phone))}`}
    </p>
  );
}

/** Visitors get the whole horizon at once; staff turn the pages as far as they like. */
function useDays({ mode, company, gate, wish, state, start, hold }: Wizard) {
  const [clockToday] = useState(() => dateOf(Date.now(), company.timezone));
  const wished = wishedDate(start, company);
  const [shown, show] = useState<string | null>(null);
  const month = shown ?? monthOf(state.date ?? wished ?? clockToday);
  const isVisitor = mode === 'public';
  const from = isVisitor || month === monthOf(clockToday) ? clockToday : `${month}-01`;
  const key = JSON.stringify([wish, isVisitor || from]);
  const asked = useAsked(key, async () => {
    await hold.settled();
    return gate.days(wish, from);
  });

  const list = asked.state === 'ready' ? asked.answer : null;
  // The server's calendar is right where the visitor's is not.
  const today = (isVisitor ? list?.[0]?.date : undefined) ?? clockToday;
  const bounds = isVisitor
    ? { first: today, last: addDays(today, company.horizonDays) }
    : { first: null, last: null };
  return {
    list,
    today,
    month,
    show,
    askAgain: asked.askAgain,
    ...bounds,
    failure: asked.state === 'failed' ? asked.failure : null,
    byDate: list && new Map(list.map((day) => [day.date, day])),
    isFull: isVisitor && list !== null && !list.some(({ available }) => available),
  };
}

/** The nearest free times come first; staff who came with a time stay at its day. */
function usePreselection(
  { state, start, company, mode, dispatch }: Wizard,
  list: BookableDay[] | null,
) {
  const preselect = useEffectEvent((days: BookableDay[]) => {
    if (state.date !== null) return;
    const free = days.find(({ available }) => available)?.date;
    const date =
      wishedDate(start, company) ?? free ?? (mode === 'internal' ? days[0]?.date : undefined);
    if (date) dispatch({ type: 'date-chosen', date });
  });
  useEffect(() => {
    if (list) preselect(list);
  }, [list]);
}

/** Staff who came from a time or a day of the agenda. */
function wishedDate({ startTime, date }: BookingStart, { timezone }: BookingCompany) {
  return startTime ? dateOf(startTime, timezone) : date;
}
