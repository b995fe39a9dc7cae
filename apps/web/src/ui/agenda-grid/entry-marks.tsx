import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { VisitShown } from '@app/domain/scheduling/visit';
import {
  IconCalendarTime,
  IconCircleCheckFilled,
  IconCircleX,
  IconDoorEnter,
  IconHourglass,
  IconPlayerPlayFilled,
  IconRosetteDiscountCheckFilled,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import { isOwed } from './agenda-grid.labels.ts';
import { type MarkName, outlines } from './entry-outlines.ts';
import classes from './grid-entry.module.css';
import { inkOf } from './status-tones.ts';

const icons: Record<VisitShown, TablerIcon> = {
  scheduled: IconCalendarTime,
  confirmed: IconCircleCheckFilled,
  completed: IconRosetteDiscountCheckFilled,
  cancelled: IconCircleX,
  no_show: IconUserX,
  arrived: IconDoorEnter,
  started: IconPlayerPlayFilled,
  requested: IconHourglass,
};

/** The word stands beside it where there is room, and is heard where there is not. */
export function StatusIcon({ status }: { status: VisitShown }) {
  const Icon = icons[status];
  return <Icon size={14} className={classes.icon} color={`var(${inkOf(status)})`} aria-hidden />;
}

/** What is said of an entry besides its status. */
export function marksOf(entry: AgendaEntry): MarkName[] {
  if (entry.kind === 'block') return ['blocked'];
  const marks: (MarkName | false)[] = [
    entry.isPaid && (isOwed(entry) ? 'owed' : 'paid'),
    entry.overbooked && 'overbooked',
    entry.seriesId !== null && 'repeats',
  ];
  return marks.filter((mark) => mark !== false);
}

/** One line for hundreds of entries: an icon of several parts is laid out part by part in each. */
export function EntryMark({ mark }: { mark: MarkName }) {
  return (
    <svg viewBox="0 0 24 24" className={classes.mark} aria-hidden>
      <path d={outlines[mark]} />
    </svg>
  );
}
