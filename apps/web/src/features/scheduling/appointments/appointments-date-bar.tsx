import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useToday } from '../../../foundation/company-clock.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { agendaLabels, dayTitle } from '../agenda/agenda.labels.ts';
import { daysAfter } from '../agenda/agenda-columns.ts';
import { appointmentLabels as labels } from './appointments.labels.ts';
import classes from './appointments.module.css';
import {
  type AppointmentsView,
  appointmentFilters,
  fromDate,
  fromToday,
} from './appointments-view.ts';

type DayBarProps = { date: string; onDate: (date: string) => void };

/** One day after the other, or any day. */
export function CardsDateBar({ date, onDate: show }: DayBarProps) {
  const today = useToday().toString();
  return (
    <div className={classes.dates}>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={agendaLabels.previousDay}
        onClick={() => show(daysAfter(date, -1))}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={40}
        aria-label={agendaLabels.nextDay}
        onClick={() => show(daysAfter(date, 1))}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
      <Button variant="default" disabled={date === today} onClick={() => show(today)}>
        {agendaLabels.today}
      </Button>
      <DateField
        className={classes.date}
        aria-label={labels.date}
        value={date}
        onChange={(picked) => picked && show(picked)}
      />
      <h2 className={classes.dayTitle}>{dayTitle(date)}</h2>
    </div>
  );
}

type ListDateBarProps = {
  view: AppointmentsView;
  onView: (view: AppointmentsView) => void;
};

export function ListDateBar({ view, onView }: ListDateBarProps) {
  return (
    <div className={classes.dates}>
      <Button
        variant={view.upcoming ? 'light' : 'default'}
        aria-pressed={view.upcoming === true}
        onClick={() => onView(fromToday(view))}
      >
        {labels.fromToday}
      </Button>
      <DateField
        className={classes.date}
        aria-label={labels.date}
        value={view.date ?? null}
        latest={view.until}
        onChange={(picked) => onView(fromDate(view, picked ?? undefined))}
      />
      {view.until && (
        <DateField
          className={classes.date}
          aria-label={labels.until}
          value={view.until}
          earliest={view.date}
          onChange={(until) => onView(appointmentFilters.change(view, { until }))}
        />
      )}
    </div>
  );
}
