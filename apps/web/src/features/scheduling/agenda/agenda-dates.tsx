import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCalendar } from '../../../ui/fields/use-calendar.ts';
import {
  dayTitle,
  agendaLabels as labels,
  monthTitle,
  shortDayTitle,
  shortestDayTitle,
  stepText,
  weekTitle,
} from './agenda.labels.ts';
import classes from './agenda.module.css';
import { firstDayOfWeek } from './agenda-columns.ts';
import { type AgendaPeriod, periodAfter } from './agenda-period.ts';

export type AgendaDatesProps = {
  date: string;
  period: AgendaPeriod;
  today: string;
  onDate: (date: string) => void;
};

/** One period after the other, or any day. */
export function AgendaDates({ date, period, today, onDate }: AgendaDatesProps) {
  const [previous, next] = stepText[period];
  return (
    <div className={classes.dates}>
      <Step label={previous} onClick={() => onDate(periodAfter(date, period, -1))}>
        <IconChevronLeft size={20} />
      </Step>
      <Step label={next} onClick={() => onDate(periodAfter(date, period, 1))}>
        <IconChevronRight size={20} />
      </Step>
      <Button
        variant="default"
        px="sm"
        className={classes.whole}
        onClick={() => onDate(today)}
        disabled={date === today}
      >
        {labels.today}
      </Button>
      <AgendaDatePick date={date} onDate={onDate}>
        {titleOf(date, period, 'middle')}
      </AgendaDatePick>
    </div>
  );
}

type StepProps = { label: string; onClick: () => void; children: ReactNode };

function Step({ label, onClick, children }: StepProps) {
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      variant="default"
      size="var(--control-height)"
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

type AgendaDatePickProps = { date: string; onDate: (date: string) => void; children: string };

export function AgendaDatePick({ date, onDate, children }: AgendaDatePickProps) {
  const { Calendar, opened, setOpened, toggle, prepare } = useCalendar();
  return (
    <Popover opened={opened} onChange={setOpened} withRoles={false} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.title}
          rightSection={<IconChevronDown size={16} />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
        >
          <Text span inherit truncate lh={1.4} c="var(--mantine-color-text)" fw={600}>
            {children}
          </Text>
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={labels.calendar} p="xs">
        {Calendar && (
          <Calendar
            value={date}
            onPick={(picked) => {
              onDate(picked);
              setOpened(false);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

const dayTitles = { short: shortestDayTitle, middle: shortDayTitle, long: dayTitle };

export function titleOf(
  date: string,
  period: AgendaPeriod,
  length: 'short' | 'middle' | 'long',
): string {
  if (period === 'month') return monthTitle(date);
  if (period === 'week')
    return weekTitle(firstDayOfWeek(date), length === 'long' ? 'long' : 'short');
  return dayTitles[length](date);
}
