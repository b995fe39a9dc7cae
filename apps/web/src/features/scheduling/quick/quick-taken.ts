import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { keepsTime } from '@app/domain/scheduling/appointment';
import { type Interval, overlaps } from '@app/domain/shared/interval';

type Stay = {
  startTime: string;
  endTime: string;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

/** What stands in the way of somebody at that time, the time to prepare and to tidy up included. */
export function takenBy(
  entries: readonly AgendaEntry[],
  professionalId: string,
  wished: Stay,
): AgendaEntry | undefined {
  const stay = busyIn(wished);
  return entries.find(
    (entry) =>
      entry.professionalId === professionalId && keepsTime(entry) && overlaps(stay, busyIn(entry)),
  );
}

/** When she is busy with it, not only when the client is there. */
export function busyFrom({ startTime, bufferBeforeMinutes }: Stay): string {
  return Temporal.Instant.from(startTime).subtract({ minutes: bufferBeforeMinutes }).toString();
}

export function busyUntil({ endTime, bufferAfterMinutes }: Stay): string {
  return Temporal.Instant.from(endTime).add({ minutes: bufferAfterMinutes }).toString();
}

function busyIn(stay: Stay): Interval {
  const at = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds;
  return { from: at(busyFrom(stay)), until: at(busyUntil(stay)) };
}

type Buffers = Pick<Stay, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

/** One after the other: before the first and after the last. */
export function buffersOf(services: readonly Buffers[]): Buffers {
  return {
    bufferBeforeMinutes: services[0]?.bufferBeforeMinutes ?? 0,
    bufferAfterMinutes: services.at(-1)?.bufferAfterMinutes ?? 0,
  };
}
