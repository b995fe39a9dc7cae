import type { ClosingDay, UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import classes from '../settings-list.module.css';
import { CalendarLeaf } from './calendar-leaf.tsx';
import { isAboutThatDay, useRemoveClosingDay } from './closing-days.api.ts';
import { calendarText, coveredText, holidayLabels as labels } from './closing-days.labels.ts';
import { DecisionBadge, OpenHours } from './decision-badge.tsx';
import { HolidayQuestion } from './holiday-question.tsx';

type HolidayItemProps = {
  holiday: UpcomingHoliday;
  onSpecialHours: () => void;
  onEdit: (closingDay: ClosingDay) => void;
};

/** A holiday and what was decided about it, or the question. */
export function HolidayItem({ holiday, onSpecialHours, onEdit }: HolidayItemProps) {
  const mayManage = useMay('company.manage');
  const { date, name, isOptional, decision } = holiday;
  const isCovered = decision !== null && !isAboutThatDay(holiday);

  return (
    <li className={classes.item} aria-label={name}>
      <CalendarLeaf date={date} />
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="xs" c="dimmed">
          {calendarText(date).whole}
          {isOptional && ` · ${labels.isOptional}`}
          {isCovered && ` · ${coveredText(decision)}`}
          {decision && <OpenHours closingDay={decision} />}
        </Text>
        {mayManage && !decision && <Text size="xs">{labels.question}</Text>}
      </div>
      <div className={classes.aside}>
        {decision && <DecisionBadge closingDay={decision} />}
        {mayManage && isCovered && (
          <Button variant="subtle" onClick={() => onEdit(decision)}>
            {labels.edit}
          </Button>
        )}
        {mayManage && decision && !isCovered && <UndoButton decision={decision} />}
        {mayManage && !decision && (
          <HolidayQuestion holiday={holiday} onSpecialHours={onSpecialHours} />
        )}
      </div>
    </li>
  );
}

function UndoButton({ decision }: { decision: ClosingDay }) {
  const removeClosingDay = useRemoveClosingDay();
  // A second click comes before the button is drawn as busy.
  const isUndone = useRef(false);

  // Awaited: the button goes away with the decision, and its callbacks would go with it.
  async function undo(): Promise<void> {
    if (isUndone.current) return;
    isUndone.current = true;
    try {
      await removeClosingDay.mutateAsync({ id: decision.id });
      showSuccess(labels.updated);
    } catch (error) {
      isUndone.current = false;
      showFailure(labels.failed, errorText(error));
    }
  }

  return (
    <Button variant="subtle" loading={removeClosingDay.isPending} onClick={undo}>
      {labels.undo}
    </Button>
  );
}
