/** What is looked for. Moments are epoch minutes. */
export type SlotQuestion = {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  stepMinutes: number;
  earliestStart: number;
};

/** Epoch minutes in arrays that can be used again: a sweep makes nothing new. */
export type SlotBoard = {
  /** Triples of from, until and where the grid begins; sorted and apart. */
  open: Int32Array;
  openCount: number;
  /** Pairs of from and until, sorted by from; they may overlap, none is empty. */
  busy: Int32Array;
  busyCount: number;
  /** Has room for every start that `open` could give. */
  out: Int32Array;
};

const LONG_AGO = -(2 ** 31);

/**
 * Writes every start whose service lies inside an open piece and whose reach, buffers included,
 * touches nothing busy; answers how many. Looks at each busy pair once and at no start twice.
 */
export function sweep(
  { open, openCount, busy, busyCount, out }: SlotBoard,
  question: SlotQuestion,
): number {
  const { durationMinutes, bufferBeforeMinutes, stepMinutes, earliestStart } = question;
  const reach = durationMinutes + question.bufferAfterMinutes;
  let found = 0;
  let next = 0;
  // The latest end of all that begins before the reach ends: also right where they overlap.
  let takenUntil = LONG_AGO;
  for (let piece = 0; piece < openCount * 3; piece += 3) {
    const last = (open[piece + 1] ?? 0) - durationMinutes;
    if (earliestStart > last) continue;
    const origin = open[piece + 2] ?? 0;
    let start = onGrid(Math.max(open[piece] ?? 0, earliestStart), origin, stepMinutes);
    while (start <= last) {
      for (; next < busyCount * 2 && (busy[next] ?? 0) < start + reach; next += 2) {
        takenUntil = Math.max(takenUntil, busy[next + 1] ?? 0);
      }
      const isFree = takenUntil <= start - bufferBeforeMinutes;
      if (isFree) out[found++] = start;
      start = isFree
        ? start + stepMinutes
        : onGrid(takenUntil + bufferBeforeMinutes, origin, stepMinutes);
    }
  }
  return found;
}

/** The first start of the grid that is not before the minute, in whole numbers all the way. */
function onGrid(minute: number, origin: number, step: number): number {
  const steps = ((minute - origin + step - 1) / step) | 0;
  return (origin + steps * step) | 0;
}
