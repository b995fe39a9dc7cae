const MOST_ATTEMPTS = 10;
const WINDOW = 15 * 60_000;
const LONGEST_PAUSE = 5 * 60_000;

/** What one form did lately; moments are milliseconds. */
export type Attempts = {
  madeAt: readonly number[];
  /** How often it was refused since it was last allowed. */
  refusals: number;
  blockedUntil: number;
};

export const noAttempts: Attempts = { madeAt: [], refusals: 0, blockedUntil: 0 };

const attemptsOf = new Map<string, Attempts>();

/**
 * Notes an attempt. 0 means go on; otherwise how many seconds to wait, and nothing is sent.
 * It spares the server and the person; who really may not is decided by the server.
 */
export function guardAttempt(name: string): number {
  const now = Date.now();
  const attempts = attemptOnceMore(attemptsOf.get(name) ?? noAttempts, now);
  attemptsOf.set(name, attempts);
  return Math.ceil(Math.max(0, attempts.blockedUntil - now) / 1000);
}

/** What went well was no attempt too many. */
export function forgiveAttempts(name: string): void {
  attemptsOf.delete(name);
}

/** Ten in a quarter of an hour. Each one too many doubles the least time until the next. */
export function attemptOnceMore(past: Attempts, now: number): Attempts {
  const recent = past.madeAt.filter((moment) => moment > now - WINDOW);
  const [oldest = now] = recent;
  const hasRoom = recent.length < MOST_ATTEMPTS && now >= past.blockedUntil;
  if (hasRoom) return { madeAt: [...recent, now], refusals: 0, blockedUntil: 0 };

  const roomAt = recent.length < MOST_ATTEMPTS ? now : oldest + WINDOW;
  return {
    madeAt: recent,
    refusals: past.refusals + 1,
    blockedUntil: Math.max(past.blockedUntil, roomAt, now + pauseAfter(past.refusals)),
  };
}

/** One second, then twice as long each time, up to five minutes. */
export function pauseAfter(refusals: number): number {
  return Math.min(1000 * 2 ** refusals, LONGEST_PAUSE);
}
