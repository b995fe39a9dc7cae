import { stepLabels, wizardLabels } from '../booking.labels.ts';
import { BOOKING_STEPS, type BookingStep } from '../booking-gate.ts';
import classes from './step-list.module.css';

const STEPS = BOOKING_STEPS.filter((step) => step !== 'confirmation');

export function StepList({ step }: { step: BookingStep }) {
  const current = BOOKING_STEPS.indexOf(step);
  return (
    <nav aria-label={wizardLabels.steps}>
      <ol className={classes.steps}>
        {STEPS.map((one, index) => (
          <li
            key={one}
            className={classes.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'open'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.label}>{stepLabels[one]}</span>
          </li>
        ))}
      </ol>
      <p className={classes.count} aria-hidden>
        {wizardLabels.stepOf(current + 1, STEPS.length)}
      </p>
    </nav>
  );
}
