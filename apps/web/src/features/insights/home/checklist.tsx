import type { FirstSteps } from '@app/contract/insights/insights.contract';
import { Button, Card, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import classes from './checklist.module.css';
import { usePutAwayFirstSteps } from './first-steps.api.ts';
import { checklistLabels as labels, stepLinks } from './home.labels.ts';

/** What is left until clients come by themselves; gone when done or put away. */
export function Checklist({ steps }: { steps: FirstSteps }) {
  const id = useId();
  const putAway = usePutAwayFirstSteps();
  const onError = (error: unknown) => showFailure(labels.failed, errorText(error));
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <div className={classes.heading}>
        <Title order={2} id={id}>
          {labels.title}
        </Title>
        <Button
          variant="subtle"
          color="gray"
          loading={putAway.isPending}
          onClick={() => putAway.mutate(undefined, { onError })}
        >
          {labels.putAway}
        </Button>
      </div>
      <ul className={classes.steps}>
        {stepLinks.map(({ step, text, to, search }) => (
          <li key={step} data-done={steps[step] || undefined}>
            {steps[step] ? (
              <span>
                <IconCircleCheckFilled size={20} aria-label={labels.done} role="img" /> {text}
              </span>
            ) : (
              <Link to={to} search={search}>
                <IconCircle size={20} aria-hidden /> {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
