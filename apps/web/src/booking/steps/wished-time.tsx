import { summaryLabels, wishedTimeLabels } from '../booking.labels.ts';
import { dateOf, timeOf } from '../company-time.ts';
import parts from '../parts.module.css';
import type { Wizard } from '../wizard/use-wizard.ts';
import { longDate } from './calendar-month.ts';

/** The time that was clicked in the agenda, or that the appointment has: one press away. */
export function WishedTime({ wizard }: { wizard: Wizard }) {
  const { start, state, company } = wizard;
  const { startTime } = start;
  if (!startTime || state.lostBecause !== null) return null;
  const day = longDate(dateOf(startTime, company.timezone));
  const text = summaryLabels.at(day, timeOf(startTime, company.timezone));
  return (
    <button type="button" className={parts.primary} onClick={() => wizard.typeTime(startTime)}>
      {wishedTimeLabels[start.task ?? 'book'](text)}
    </button>
  );
}
