import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { shortDayTitle } from '../agenda/agenda.labels.ts';
import { clockOf } from '../agenda/agenda-columns.ts';
import { periodText } from '../appointments/appointments.labels.ts';
import { conflictText, freeText } from './repeat.labels.ts';
import classes from './repeat.module.css';

type OccurrenceListProps = { label: string; occurrences: readonly SeriesOccurrence[] };

/** Each date of a series, and whether it can be had. */
export function OccurrenceList({ label, occurrences }: OccurrenceListProps) {
  const timezone = useTimezone();
  return (
    <ul className={classes.occurrences} aria-label={label}>
      {occurrences.map((occurrence) => (
        <li key={occurrence.startTime} data-conflict={occurrence.conflict}>
          <span>{shortDayTitle(clockOf(occurrence.startTime, timezone).date)}</span>
          <span className="tabular">{periodText(occurrence, timezone)}</span>
          <span className={classes.state}>
            <StateIcon conflict={occurrence.conflict} />
            {occurrence.conflict ? conflictText[occurrence.conflict] : freeText}
          </span>
        </li>
      ))}
    </ul>
  );
}

function StateIcon({ conflict }: Pick<SeriesOccurrence, 'conflict'>) {
  if (conflict === 'taken') return <IconX size={16} aria-hidden />;
  if (conflict === 'outside-hours') return <IconAlertTriangle size={16} aria-hidden />;
  return <IconCheck size={16} aria-hidden />;
}
