import type { ClientHistory } from '@app/contract/scheduling/appointments.contract';

type Item = ClientHistory['items'][number];
type Summary = {
  last: Item | null;
  next: Item | null;
  /** What she had most often, and of several the one she had last. */
  usualService: string | null;
  noShows: number;
};

/** What one asks first about a client; the items come newest first. */
export function summaryOf(items: readonly Item[], now: Temporal.Instant): Summary {
  const done = items.filter(({ status }) => status === 'completed');
  const ahead = items.filter((item) => isExpected(item) && isAhead(item, now));
  return {
    last: done[0] ?? null,
    next: ahead.at(-1) ?? null,
    usualService: usualOf(done),
    noShows: items.filter(({ status }) => status === 'no_show').length,
  };
}

function isExpected({ status }: Item): boolean {
  return status === 'scheduled' || status === 'confirmed';
}

function isAhead({ startTime }: Item, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(startTime, now) >= 0;
}

function usualOf(done: readonly Item[]): string | null {
  const services = Map.groupBy(
    done.flatMap((item) => item.services),
    ({ id }) => id,
  );
  // The sort keeps the order of those that are alike.
  const [usual] = [...services.values()].toSorted((one, other) => other.length - one.length);
  return usual?.[0]?.name ?? null;
}
