import { Button } from '@mantine/core';
import { firstStepsLabels as labels } from './first-steps.labels.ts';
import classes from './first-steps.module.css';

type StepFeetProps = { onSkip: () => void; isSaving: boolean };

/** On with what was said, or on without it. */
export function StepFeet({ onSkip, isSaving }: StepFeetProps) {
  return (
    <div className={classes.feet}>
      <Button variant="subtle" color="gray" onClick={onSkip}>
        {labels.skip}
      </Button>
      <Button type="submit" loading={isSaving}>
        {labels.goOn}
      </Button>
    </div>
  );
}
