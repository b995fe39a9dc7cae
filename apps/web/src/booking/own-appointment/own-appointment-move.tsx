import { useState } from 'react';
import { summaryLabels, timeLabels } from '../booking.labels.ts';
import { type BookableDay, failureOf, type Slot } from '../booking-gate.ts';
import { dateOf, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import { longDate, monthOf } from '../steps/calendar-month.ts';
import { MonthCalendar } from '../steps/month-calendar.tsx';
import { Times } from '../steps/time-list.tsx';
import { AskedBlock } from '../wizard/asked-block.tsx';
import { FocusedHeading } from '../wizard/focused-heading.tsx';
import { useAsked } from '../wizard/use-asked.ts';
import { doneLabels, moveLabels, priceText } from './own-appointment.labels.ts';
import classes from './own-appointment.module.css';
import type { Other } from './own-appointment-gate.ts';
import { OthersInstead, WithWhom } from './own-move-people.tsx';
import { OwnQuestion } from './own-question.tsx';
import { isClosed, type Own } from './use-own-appointment.ts';

type MoveProps = { own: Own; onBack: () => void };

/** The old time is given up only when the new one was won, and the page says so. */
export function OwnAppointmentMove({ own, onBack }: MoveProps) {
  const { timezone } = own.shown.company;
  const [round, setRound] = useState(0);
  const [slot, setSlot] = useState<Slot | null>(null);
  const asked = useAsked(`professionals ${round}`, () => own.gate.professionals());
  const others = asked.state === 'ready' ? asked.answer : [];
  const [other, setOther] = useState<Other | undefined>();
  const days = useAsked(`days ${round} ${other?.id}`, () =>
    own.gate.days(other?.id).catch(async (error: unknown) => {
      const failure = failureOf(error);
      if (isClosed(failure)) await own.refused(failure).then(onBack);
      throw failure;
    }),
  );

  async function move(startTime: string): Promise<void> {
    const failure = await own.act(() => own.gate.move(startTime, other), doneLabels.moved);
    if (failure === null || isClosed(failure)) return onBack();
    // She chooses again where she reads the new price.
    if (failure.code === 'PRICE_CHANGED') setOther(undefined);
    // Somebody may have been faster: what is free is asked for again.
    setSlot(null);
    setRound(round + 1);
  }

  if (slot) {
    const when = whenOf(slot.startTime, timezone);
    return (
      <OwnQuestion
        title={moveLabels.question(when, other?.name)}
        text={moveLabels.outcome(timeOf(slot.endTime, timezone), priceText(own.shown, other))}
        yes={moveLabels.yes}
        no={moveLabels.no}
        isBusy={own.isBusy}
        onYes={() => move(slot.startTime)}
        onNo={() => setSlot(null)}
      />
    );
  }
  return (
    <section className={classes.move}>
      <FocusedHeading>{moveLabels.title}</FocusedHeading>
      <p className={parts.soft}>{moveLabels.kept(whenOf(own.shown.startTime, timezone))}</p>
      {others.length > 0 && (
        <WithWhom own={own.shown} others={others} other={other} onChoose={setOther} />
      )}
      <AskedBlock asked={days} shapes={4} failed={timeLabels.failed}>
        {(list) =>
          !other && others.length > 0 && !list.some(({ available }) => available) ? (
            <OthersInstead own={own.shown} others={others} onChoose={setOther} />
          ) : (
            <Choice
              key={`${round} ${other?.id}`}
              own={own}
              other={other?.id}
              list={list}
              onChoose={setSlot}
            />
          )
        }
      </AskedBlock>
      <button type="button" className={parts.quiet} onClick={onBack}>
        {moveLabels.back}
      </button>
    </section>
  );
}

function whenOf(moment: string, timezone: string): string {
  return summaryLabels.at(longDate(dateOf(moment, timezone)), timeOf(moment, timezone));
}

type ChoiceProps = {
  own: Own;
  /** Another one than whoever has it. */
  other: string | undefined;
  list: BookableDay[];
  onChoose: (slot: Slot) => void;
};

/** The nearest day with room is open already. */
function Choice({ own, other, list, onChoose }: ChoiceProps) {
  const free = list.find(({ available }) => available)?.date ?? null;
  const today = list[0]?.date ?? dateOf(Date.now(), own.shown.company.timezone);
  const [date, setDate] = useState(free);
  const [month, setMonth] = useState(monthOf(free ?? today));
  if (free === null) return <p className={parts.empty}>{timeLabels.noneAtAll}</p>;
  return (
    <>
      <MonthCalendar
        month={month}
        onMonth={setMonth}
        today={today}
        first={today}
        last={list.at(-1)?.date ?? today}
        days={new Map(list.map((day) => [day.date, day]))}
        chosen={date}
        onChoose={setDate}
        isFree={false}
      />
      {date && (
        <DayTimes
          key={date}
          own={own}
          other={other}
          date={date}
          today={today}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

type DayTimesProps = Omit<ChoiceProps, 'list'> & { date: string; today: string };

function DayTimes({ own, other, date, today, onChoose }: DayTimesProps) {
  // Her own time is free for herself, but no other time; with somebody else it is one.
  const asked = useAsked(date, async () => {
    const now = other ? Number.NaN : Date.parse(own.shown.startTime);
    const slots = await own.gate.slots(date, other);
    return slots.filter(({ startTime }) => Date.parse(startTime) !== now);
  });
  const title = timeLabels.timesOf(longDate(date));
  return (
    <section className={classes.times} aria-label={title}>
      <h3 className={classes.day}>{title}</h3>
      <AskedBlock asked={asked} shapes={3} failed={timeLabels.failed}>
        {(slots) =>
          slots.length === 0 ? (
            <p className={parts.empty} role="status">
              {date === today ? timeLabels.noneToday : timeLabels.noneThatDay}
            </p>
          ) : (
            <Times slots={slots} timezone={own.shown.company.timezone} onChoose={onChoose} />
          )
        }
      </AskedBlock>
    </section>
  );
}
