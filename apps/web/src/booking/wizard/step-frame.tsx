import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { wizardLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import classes from './step-frame.module.css';
import type { Wizard } from './use-wizard.ts';

type StepFrameProps = { wizard: Wizard; title: string; children: ReactNode };

export function StepFrame({ wizard, title, children }: StepFrameProps) {
  const { step, firstStep } = wizard.state;
  const isFirst = step === firstStep;
  return (
    <section className={classes.step}>
      {!isFirst && (
        <button type="button" className={classes.back} onClick={wizard.goBack}>
          <IconChevronLeft className={parts.icon} aria-hidden />
          {wizardLabels.back}
        </button>
      )}
      <h2 className={classes.title} tabIndex={-1} data-heading>
        {title}
      </h2>
      {children}
    </section>
  );
}
