import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { keepsTime } from '@app/domain/scheduling/appointment';
import { type Interval, overlaps } from '@app/domain/shared/interval';
import type { GridEntry } from './grid-model.ts';

/** Where an entry would go: the rest of it stays as it is. */
export type Aim = Interval & { entry: AgendaEntry; columnKey: string };

/** Whether somebody else keeps a part of that time, buffers included: what the server would refuse. */
export function isTaken(aim: Aim, entries: readonly GridEntry[]): boolean {
  const busy = busyTime(aim);
  return entries.some(
    (other) =>
      other.columnKey === aim.columnKey &&
      other.entry.id !== aim.entry.id &&
      keepsTime(other.entry) &&
      overlaps(busy, busyTime(other)),
  );
}

/** With what has to be tidied up before and after. */
export function busyTime({ from, until, entry }: Interval & { entry: AgendaEntry }): Interval {
  return { from: from - entry.bufferBeforeMinutes, until: until + entry.bufferAfterMinutes };
}
