import type { FirstSteps } from '@app/contract/insights/insights.contract';
import { ActionIcon, Button, Card, Title } from '@mantine/core';
import { IconChevronDown, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import classes from './checklist.module.css';
import { usePutAwayFirstSteps } from './first-steps.api.ts';
import { checklistLabels as labels, stepLinks } from './home.labels.ts';

type ChecklistProps = {
  steps: FirstSteps;
  /** Where the day has something to show, the list is one line. */
  day: 'empty' | 'begun';
};

/** What is left until clients come by themselves; gone when done or put away. */
export function Checklist({ steps, day }: ChecklistProps) {
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isUnfolded) heading.current?.focus();
  }, [isUnfolded]);
  const next = stepLinks.find(({ step }) => !steps[step]);
  if (day === 'begun' && next && !isUnfolded)
    return <NextStep next={next} onUnfold={() => setIsUnfolded(true)} />;
  return (
    <Card component="section" aria-labelledby={id} padding="md">
      <div className={classes.heading}>
        <Title ref={heading} order={2} id={id} tabIndex={-1}>
          {labels.title}
        </Title>
        <PutAway />
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

function PutAway() {
  const putAway = usePutAwayFirstSteps();
  const onError = (error: unknown) => showFailure(labels.failed, errorText(error));
  return (
    <Button
      variant="subtle"
      color="gray"
      loading={putAway.isPending}
      onClick={() => putAway.mutate(undefined, { onError })}
    >
      {labels.putAway}
    </Button>
  );
}

type NextStepProps = { next: (typeof stepLinks)[number]; onUnfold: () => void };

function NextStep({ next: { text, to, search }, onUnfold }: NextStepProps) {
  return (
    <Card component="section" aria-label={labels.title} padding="xs" className={classes.folded}>
      <span className={classes.next}>
        <span>{labels.next}</span>{' '}
        <Link to={to} search={search}>
          {text}
        </Link>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={labels.all}
        aria-expanded={false}
        onClick={onUnfold}
      >
        <IconChevronDown size={20} />
      </ActionIcon>
    </Card>
  );
}
