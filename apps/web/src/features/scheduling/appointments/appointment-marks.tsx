import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { IconCash, IconNotebook, IconRepeat, IconStack2, IconWorld } from '@tabler/icons-react';
import { gridLabels, isOwed, paidText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import classes from './appointments.module.css';

/** What is not ordinary about an appointment, in icon and word. */
export function AppointmentMarks({ entry }: { entry: AgendaEntry }) {
  const marks = [
    entry.isPaid && { label: paidText(entry), Icon: isOwed(entry) ? IconNotebook : IconCash },
    entry.overbooked && { label: gridLabels.overbooked, Icon: IconStack2 },
    entry.seriesId !== null && { label: gridLabels.repeats, Icon: IconRepeat },
    entry.source === 'client' && { label: 'Online', Icon: IconWorld },
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return null;
  return (
    <ul className={classes.marks}>
      {marks.map(({ label, Icon }) => (
        <li key={label}>
          <Icon size={14} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  );
}
