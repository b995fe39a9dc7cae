import { ActionIcon, Button, Group, Popover, Text } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useCalendar } from '../../../ui/fields/use-calendar.ts';
import { dayTitle, agendaLabels as labels, shortestDayTitle, weekTitle } from './agenda.labels.ts';
import classes from './agenda.module.css';
import { AgendaActions, type AgendaActionsProps, AgendaMenu } from './agenda-actions.tsx';
import { daysAfter, firstDayOfWeek } from './agenda-columns.ts';

type AgendaDateBarProps = AgendaActionsProps & {
  date: string;
  days: 1 | 7;
  today: string;
  onDate: (date: string) => void;
};

export function AgendaDateBar({ date, days, today, onDate, onBlock, colors }: AgendaDateBarProps) {
  const isPhone = useIsPhone();
  const [previous, next] =
    days === 7 ? [labels.previousWeek, labels.nextWeek] : [labels.previousDay, labels.nextDay];
  return (
    <div className={classes.room}>
      <div className={classes.bar}>
        <Group gap={4} wrap="nowrap" className={classes.dates}>
          <Step label={previous} onClick={() => onDate(daysAfter(date, -days))}>
            <IconChevronLeft size={20} />
          </Step>
          <Step label={next} onClick={() => onDate(daysAfter(date, days))}>
            <IconChevronRight size={20} />
          </Step>
          <Button
            variant="default"
            size="sm"
            px={isPhone ? 'xs' : 'md'}
            className={classes.whole}
            onClick={() => onDate(today)}
            disabled={date === today}
          >
            {labels.today}
          </Button>
          <DatePick date={date} onDate={onDate}>
            {titleOf(date, days, isPhone ? 'short' : 'long')}
          </DatePick>
          {isPhone && <AgendaMenu onBlock={onBlock} colors={colors} />}
        </Group>
        {!isPhone && <AgendaActions onBlock={onBlock} colors={colors} />}
      </div>
    </div>
  );
}

type StepProps = { label: string; onClick: () => void; children: ReactNode };

function Step({ label, onClick, children }: StepProps) {
  return (
    <ActionIcon aria-label={label} variant="default" size={40} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

type DatePickProps = { date: string; onDate: (date: string) => void; children: string };

function DatePick({ date, onDate, children }: DatePickProps) {
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

export function titleOf(date: string, days: 1 | 7, length: 'short' | 'long'): string {
  if (days === 7) return weekTitle(firstDayOfWeek(date));
  return length === 'short' ? shortestDayTitle(date) : dayTitle(date);
}
