import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { FormStep } from './form-steps.view.ts';
import { signUpLabels } from './sign-up.labels.ts';
import classes from './sign-up-steps.module.css';

const order: readonly FormStep[] = ['account', 'company'];

export function SignUpSteps({ current }: { current: FormStep }) {
  return (
    <ol className={classes.steps} aria-label={signUpLabels.stepsOf}>
      {order.map((step, position) => {
        const isDone = position < order.indexOf(current);
        return (
          <li
            key={step}
            className={classes.step}
            data-done={isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {isDone ? <IconCheck size={16} stroke={2.5} /> : position + 1}
            </span>
            {signUpLabels.steps[step]}
            {isDone && <VisuallyHidden>{signUpLabels.stepDone}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}
