import type { VisitState } from './next-verb.ts';
import { stageOf } from './visit.ts';

/** What somebody of today needs of the counter, the most pressing first. */
export const NEEDS = ['pay', 'welcome', 'care', 'wait'] as const;
export type Need = (typeof NEEDS)[number];

/** After her time. What is open of her then stands in the lists; she herself is gone, or never came. */
export const LEFT_AFTER_MINUTES = 60;

type AtCounter = Pick<VisitState, 'status' | 'startTime' | 'endTime' | 'arrivedAt' | 'startedAt'>;

/** Whoever is done, or whose time is up, waits to pay; whoever came or should have, to be seen to. */
export function needOf(visit: AtCounter, now: Temporal.Instant): Need {
  const stage = stageOf(visit);
  const isHere = stage !== 'expected';
  if (visit.status === 'completed' || (isHere && hasCome(visit.endTime, now))) return 'pay';
  if (stage === 'started') return 'care';
  return isHere || hasCome(visit.startTime, now) ? 'welcome' : 'wait';
}

/** By what needs a hand; of those who need the same, whoever was to come first. */
export function inOrderOfNeed<Visit extends AtCounter>(
  visits: readonly Visit[],
  now: Temporal.Instant,
): Visit[] {
  const place = (visit: Visit) => NEEDS.indexOf(needOf(visit, now));
  return visits.toSorted(
    (one, other) =>
      place(one) - place(other) || Temporal.Instant.compare(one.startTime, other.startTime),
  );
}

function hasCome(moment: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(moment, now) <= 0;
}
