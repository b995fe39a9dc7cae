import { ActionIcon, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { monthBarLabels as labels, wholeMonthText } from './month-bar.labels.ts';
import classes from './month-bar.module.css';

type MonthBarProps = {
  /** Any day of the month; `null` where the list shows other days. */
  month: string | null;
  /** What it shows then. */
  otherwise: string;
  /** So many months later, or earlier. */
  onStep: (months: 1 | -1) => void;
};

/** One month after the other. */
export function MonthBar({ month, otherwise, onStep }: MonthBarProps) {
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={labels.earlier}
        disabled={month === null}
        onClick={() => onStep(-1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Text span className={classes.month} aria-live="polite">
        {month === null ? otherwise : wholeMonthText(month)}
      </Text>
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label={labels.later}
        disabled={month === null}
        onClick={() => onStep(1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
    </div>
  );
}
