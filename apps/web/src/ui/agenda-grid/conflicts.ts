import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { keepsTime } from '@app/domain/scheduling/appointment';
import { type Interval, overlaps } from '@app/domain/shared/interval';
import type { GridEntry } from './grid-model.ts';

/** Where an entry would go: the rest of it stays as it is. */
export type Aim = Interval & { entry: AgendaEntry; columnKey: string };

/** Whether somebody else keeps a part of that time, buffers included: what the server would refuse. */
export function isTaken(aim: Aim, entries: readonly GridEntry[]): boolean {
  return others(aim, entries).some(({ entry }) => keepsTime(entry));
}

/**
 * Whether it would come to stand over an *encaixe*, which keeps no time. One that stands over it
 * already, where it is now, is nothing new.
 */
export function isOverEncaixe(aim: Aim, now: Aim, entries: readonly GridEntry[]): boolean {
  const known = new Set(encaixes(now, entries));
  return encaixes(aim, entries).some((encaixe) => !known.has(encaixe));
}

/** Whether an *encaixe* stands over it where it is. */
export function isUnderEncaixe(now: Aim, entries: readonly GridEntry[]): boolean {
  return encaixes(now, entries).length > 0;
}

function encaixes(aim: Aim, entries: readonly GridEntry[]): GridEntry[] {
  return others(aim, entries).filter(
    ({ entry }) => entry.overbooked && keepsTime({ ...entry, overbooked: false }),
  );
}

function others(aim: Aim, entries: readonly GridEntry[]): GridEntry[] {
  const busy = busyTime(aim);
  return entries.filter(
    (other) =>
      other.columnKey === aim.columnKey &&
      other.entry.id !== aim.entry.id &&
      overlaps(busy, busyTime(other)),
  );
}

/** With what has to be tidied up before and after. */
export function busyTime({ from, until, entry }: Interval & { entry: AgendaEntry }): Interval {
  return { from: from - entry.bufferBeforeMinutes, until: until + entry.bufferAfterMinutes };
}
