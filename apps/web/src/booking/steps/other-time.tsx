import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { type FormEvent, useState } from 'react';
import { otherTimeLabels } from '../booking.labels.ts';
import { dateOf, instantAt, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import type { Wizard } from '../wizard/use-wizard.ts';
import { EncaixeSwitch } from './encaixe-switch.tsx';
import classes from './other-time.module.css';
import { TextField } from './text-field.tsx';

const DAY_IN_MS = 86_400_000;

/** Staff know better than any rule: any day, any time, also over somebody else. */
export function OtherTime({ wizard }: { wizard: Wizard }) {
  const { start, state, company } = wizard;
  const { timezone } = company;
  // Whoever comes back finds what she typed.
  const known = state.typed ?? start.startTime;
  // Until it is touched, the field follows the calendar.
  const [date, setDate] = useState<string | null>(known ? dateOf(known, timezone) : null);
  const [time, setTime] = useState(known ? timeOf(known, timezone) : '');
  const [error, setError] = useState('');
  const shownDate = date ?? state.date ?? '';

  function use(event: FormEvent): void {
    event.preventDefault();
    if (shownDate === '' || time === '') {
      setError(otherTimeLabels.incomplete);
      return;
    }
    const startTime = instantAt(shownDate, time, timezone);
    if (Date.parse(startTime) < Date.now() - APPOINTMENT_LIMITS.daysAgo * DAY_IN_MS) {
      setError(otherTimeLabels.tooLongAgo);
      return;
    }
    wizard.typeTime(startTime);
  }

  return (
    <form className={classes.other} onSubmit={use} noValidate>
      <h3 className={classes.title}>{otherTimeLabels.title}</h3>
      <p className={parts.help}>{otherTimeLabels.help}</p>
      <div className={classes.fields}>
        <TextField label={otherTimeLabels.date} type="date" value={shownDate} onType={setDate} />
        <TextField label={otherTimeLabels.time} type="time" value={time} onType={setTime} />
        <button type="submit" className={parts.outline}>
          {otherTimeLabels.use}
        </button>
      </div>
      {error && (
        <p className={parts.error} role="alert">
          {error}
        </p>
      )}
      <EncaixeSwitch wizard={wizard} />
    </form>
  );
}
