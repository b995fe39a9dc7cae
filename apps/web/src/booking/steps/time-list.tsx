import { timeLabels } from '../booking.labels.ts';
import { impossibleChoice } from '../booking-failures.ts';
import type { Slot } from '../booking-gate.ts';
import { PARTS_OF_DAY, partOfDay, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import { AskedBlock } from '../wizard/asked-block.tsx';
import { useAsked } from '../wizard/use-asked.ts';
import type { Wizard } from '../wizard/use-wizard.ts';
import { longDate } from './calendar-month.ts';
import classes from './time-list.module.css';

type TimeListProps = { wizard: Wizard; date: string; today: string };

export function TimeList({ wizard, date, today }: TimeListProps) {
  const { gate, mode, wish, hold } = wizard;
  const asked = useAsked(JSON.stringify([wish, date]), async () => {
    await hold.settled();
    return gate.slots(wish, date);
  });
  const title = timeLabels.timesOf(longDate(date));
  const again = mode === 'public' ? { onAgain: () => location.reload() } : {};
  return (
    <section className={classes.times} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <AskedBlock
        asked={asked}
        shapes={3}
        failed={timeLabels.failed}
        final={(failure) => impossibleChoice(failure, wish)}
        {...again}
      >
        {(slots) =>
          slots.length === 0 ? (
            <p className={parts.empty} role="status">
              {date === today ? timeLabels.noneToday : timeLabels.noneThatDay}
            </p>
          ) : (
            <Times
              slots={slots}
              wished={wizard.start.startTime}
              timezone={wizard.company.timezone}
              onChoose={wizard.chooseTime}
            />
          )
        }
      </AskedBlock>
    </section>
  );
}

type TimesProps = {
  slots: Slot[];
  /** Stands out among the others. */
  wished?: string | undefined;
  timezone: string;
  onChoose: (slot: Slot) => void;
};

export function Times({ slots, wished, timezone, onChoose }: TimesProps) {
  const times = slots.map((slot) => ({ slot, time: timeOf(slot.startTime, timezone) }));
  return (
    <>
      <p className={parts.unseen} role="status">
        {timeLabels.freeTimes(slots.length)}
      </p>
      {PARTS_OF_DAY.map((part) => {
        const inPart = times.filter(({ time }) => partOfDay(time) === part);
        if (inPart.length === 0) return null;
        return (
          <div key={part}>
            <h4 className={classes.part}>{timeLabels.parts[part]}</h4>
            <ul className={classes.list}>
              {inPart.map(({ slot, time }) => (
                <li key={slot.startTime}>
                  <button
                    type="button"
                    className={classes.time}
                    aria-current={isSameMoment(slot.startTime, wished) || undefined}
                    onClick={() => onChoose(slot)}
                  >
                    {time}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

function isSameMoment(one: string, other: string | undefined): boolean {
  return other !== undefined && Date.parse(one) === Date.parse(other);
}
