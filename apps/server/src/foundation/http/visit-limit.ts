import { os } from '@orpc/server';
import { type AttemptLimit, networkOf, tooMany } from './attempt-limit.ts';

type Visit = {
  now: Temporal.Instant;
  /** Of the system, which has one for all of its requests. */
  environment: Limiting;
};
type Limiting = { RATE_LIMITS: 'on' | 'off' };
type Window = { endsAt: number; count: number };

/** For what anybody may read without signing in. */
export const publicReads: AttemptLimit = { name: 'public-read', attempts: 60, minutes: 1 };

/** Step of a procedure that one network may call only so often. */
export function limitedVisits(limit: AttemptLimit) {
  type Visiting = Visit & { address: string; resHeaders?: Headers };
  return os.$context<Visiting>().middleware(({ context, next }) => {
    const seconds = countVisit(context, limit, networkOf(context.address));
    if (seconds > 0) throw tooMany(seconds, context);
    return next();
  });
}

/**
 * Counts one more and answers zero, or how long to wait. In the memory of this server, because it
 * protects this process and nothing else: no look at free times is worth a write. What protects an
 * account or a company is counted in the database, see `attempt-limit.ts`.
 */
export function countVisit(visit: Visit, limit: AttemptLimit, visitor: string): number {
  const seconds = secondsBeyond(visit, limit, visitor);
  if (seconds > 0 || visit.environment.RATE_LIMITS === 'off') return seconds;
  const { windows, key, current } = windowOf(visit, limit, visitor);
  const endsAt = visit.now.epochMilliseconds + limit.minutes * 60_000;
  windows.set(key, current ? { ...current, count: current.count + 1 } : { endsAt, count: 1 });
  return 0;
}

/** The same without counting: how long the limit will stay reached, or zero. */
export function secondsBeyond(visit: Visit, limit: AttemptLimit, visitor: string): number {
  if (visit.environment.RATE_LIMITS === 'off') return 0;
  const { current } = windowOf(visit, limit, visitor);
  if (!current || current.count < limit.attempts) return 0;
  return Math.ceil((current.endsAt - visit.now.epochMilliseconds) / 1000);
}

function windowOf({ environment, now }: Visit, limit: AttemptLimit, visitor: string) {
  const windows = windowsOf(environment, now.epochMilliseconds);
  const key = `${limit.name}:${visitor}`;
  const known = windows.get(key);
  const isOver = !known || known.endsAt <= now.epochMilliseconds;
  return { windows, key, current: isOver ? null : known };
}

const MOST_WINDOWS = 100_000;
const perSystem = new WeakMap<Limiting, Map<string, Window>>();

/** One list for each system; what is over goes when it grows long, and all of it if that is not enough. */
function windowsOf(system: Limiting, moment: number): Map<string, Window> {
  const windows = perSystem.get(system) ?? new Map<string, Window>();
  perSystem.set(system, windows);
  if (windows.size < MOST_WINDOWS) return windows;
  for (const [key, { endsAt }] of windows) if (endsAt <= moment) windows.delete(key);
  if (windows.size >= MOST_WINDOWS) windows.clear();
  return windows;
}
