import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import type { VisitShown } from '@app/domain/scheduling/visit';
import {
  IconCalendarTime,
  IconCash,
  IconCircleCheckFilled,
  IconCircleX,
  IconDoorEnter,
  IconHourglass,
  IconPlayerPlayFilled,
  IconRepeat,
  IconRosetteDiscountCheckFilled,
  IconStack2,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './grid-entry.module.css';

const icons: Record<VisitShown, TablerIcon> = {
  scheduled: IconCalendarTime,
  confirmed: IconCircleCheckFilled,
  completed: IconRosetteDiscountCheckFilled,
  cancelled: IconCircleX,
  no_show: IconUserX,
  arrived: IconDoorEnter,
  started: IconPlayerPlayFilled,
};

const SHOWN: readonly VisitShown[] = [...APPOINTMENT_STATUSES, 'arrived', 'started'];

/** The word stands beside it where there is room, and is heard where there is not. */
export function StatusIcon({ status }: { status: VisitShown }) {
  const Icon = icons[status];
  return <Icon size={14} className={classes.icon} data-status={status} aria-hidden />;
}

/** The same icon inside of `StatusShapes`: drawn once for hundreds of entries. */
export function StatusMark({ status }: { status: VisitShown }) {
  return (
    <svg width={14} height={14} className={classes.icon} data-status={status} aria-hidden>
      <use href={`#${shapeOf(status)}`} />
    </svg>
  );
}

export function StatusShapes() {
  return (
    <svg width={0} height={0} className={classes.shapes} aria-hidden>
      {SHOWN.map((status) => (
        <StatusShape key={status} status={status} />
      ))}
      <symbol id={PAID_SHAPE} viewBox="0 0 24 24">
        <IconCash size={24} />
      </symbol>
    </svg>
  );
}

const PAID_SHAPE = 'agenda-paid';

function StatusShape({ status }: { status: VisitShown }) {
  const Icon = icons[status];
  return (
    <symbol id={shapeOf(status)} viewBox="0 0 24 24">
      <Icon size={24} />
    </symbol>
  );
}

function shapeOf(status: VisitShown): string {
  return `agenda-status-${status}`;
}

export function EntryMarks({ entry }: { entry: AgendaEntry }) {
  if (!entry.isPaid && !entry.needsApproval && !entry.overbooked && !entry.seriesId) return null;
  return (
    <span className={classes.marks}>
      {entry.isPaid && <PaidMark />}
      {entry.needsApproval && <IconHourglass size={13} aria-hidden />}
      {entry.overbooked && <IconStack2 size={13} aria-hidden />}
      {entry.seriesId && <IconRepeat size={13} aria-hidden />}
    </span>
  );
}

/** Most of a past day is paid: drawn once, as the statuses are. */
function PaidMark() {
  return (
    <svg width={13} height={13} aria-hidden>
      <use href={`#${PAID_SHAPE}`} />
    </svg>
  );
}
