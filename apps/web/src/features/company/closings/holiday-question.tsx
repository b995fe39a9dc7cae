import type { UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';
import { useCreateClosingDay } from './closing-days.api.ts';
import { choicesLabel, holidayLabels as labels } from './closing-days.labels.ts';
import classes from './holiday-question.module.css';

type HolidayQuestionProps = { holiday: UpcomingHoliday; onSpecialHours: () => void };

/** Asked, never decided silently. */
export function HolidayQuestion({ holiday, onSpecialHours }: HolidayQuestionProps) {
  const { decide, deciding } = useDecision(holiday);
  const isBusy = deciding !== null;
  return (
    <Button.Group aria-label={choicesLabel(holiday.name)} className={classes.choices}>
      <Button
        variant="default"
        className={classes.choice}
        loading={deciding === 'closed'}
        disabled={isBusy}
        onClick={() => decide('closed')}
      >
        {labels.close}
      </Button>
      <Button
        variant="default"
        className={classes.choice}
        disabled={isBusy}
        onClick={onSpecialHours}
      >
        {labels.specialHours}
      </Button>
      <Button
        variant="default"
        className={classes.choice}
        loading={deciding === 'open'}
        disabled={isBusy}
        onClick={() => decide('open')}
      >
        {labels.open}
      </Button>
    </Button.Group>
  );
}

type Decision = 'closed' | 'open';

function useDecision({ name, date }: UpcomingHoliday) {
  const createClosingDay = useCreateClosingDay();
  const minding = useMindingAppointments();
  // A second click comes before the buttons are drawn disabled.
  const isAnswered = useRef(false);

  // Awaited: the question goes away once it is answered, and its callbacks would go with it.
  async function decide(kind: Decision): Promise<void> {
    if (isAnswered.current) return;
    isAnswered.current = true;
    const day = { name, kind, firstDay: date, lastDay: date, hours: null };
    try {
      const stored = await minding((said) => createClosingDay.mutateAsync({ ...day, ...said }));
      isAnswered.current = stored !== false;
      if (isAnswered.current) showSuccess(labels.updated);
    } catch (error) {
      isAnswered.current = false;
      showFailure(labels.failed, errorText(error));
    }
  }

  const deciding = createClosingDay.isPending ? createClosingDay.variables.kind : null;
  return { decide, deciding };
}
