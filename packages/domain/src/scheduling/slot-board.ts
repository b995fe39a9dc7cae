import type { Interval } from '../shared/interval.ts';
import type { SlotBoard } from './slot-sweep.ts';

type Piece = Interval & { origin: number };

/** Grown when they are too short and never given back: a process asks for times all day long. */
const kept: SlotBoard = {
  open: new Int32Array(),
  openCount: 0,
  busy: new Int32Array(),
  busyCount: 0,
  out: new Int32Array(),
};

/** The one board of the process: whoever asks for it reads the answer before asking again. */
export function boardOf(
  pieces: readonly Piece[],
  busy: readonly Interval[],
  stepMinutes: number,
): SlotBoard {
  layOpen(pieces);
  layBusy(isSorted(busy) ? busy : busy.toSorted((first, second) => first.from - second.from));
  kept.out = withRoom(kept.out, mostStarts(pieces, stepMinutes));
  return kept;
}

function layOpen(pieces: readonly Piece[]): void {
  kept.open = withRoom(kept.open, pieces.length * 3);
  kept.openCount = pieces.length;
  let at = 0;
  for (const { from, until, origin } of pieces) {
    kept.open[at++] = from;
    kept.open[at++] = until;
    kept.open[at++] = origin;
  }
}

function layBusy(busy: readonly Interval[]): void {
  kept.busy = withRoom(kept.busy, busy.length * 2);
  let at = 0;
  for (const { from, until } of busy) {
    if (from >= until) continue;
    kept.busy[at++] = from;
    kept.busy[at++] = until;
  }
  kept.busyCount = at / 2;
}

function isSorted(busy: readonly Interval[]): boolean {
  let previous = Number.NEGATIVE_INFINITY;
  for (const { from } of busy) {
    if (from < previous) return false;
    previous = from;
  }
  return true;
}

function mostStarts(pieces: readonly Piece[], stepMinutes: number): number {
  let most = 0;
  for (const { from, until } of pieces) most += Math.ceil((until - from) / stepMinutes);
  return most;
}

function withRoom(array: Int32Array, length: number): Int32Array {
  return array.length >= length ? array : new Int32Array(length * 2);
}
