/**
 * How long whoever was wrong so often waits before the next try: nobody is locked out, and nobody gets
 * far by guessing. The last pause holds for every failure beyond it.
 */
export type Backoff = {
  name: string;
  /** After the first failure, the second, and so on. */
  pausesInSeconds: readonly number[];
  /** So long after the last failure all of them are forgotten. */
  forgottenAfterMinutes: number;
};

export type Failures = { count: number; lastAt: Temporal.Instant };

/** With one account, whoever tries and from wherever: a person mistypes, a program goes on. */
export const ACCOUNT_BACKOFF: Backoff = {
  name: 'sign-in:account',
  pausesInSeconds: [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 300],
  forgottenAfterMinutes: 60,
};

/** With a device on which the account's owner signed in before; what others try does not touch it. */
export const KNOWN_DEVICE_BACKOFF: Backoff = {
  ...ACCOUNT_BACKOFF,
  name: 'sign-in:device',
  pausesInSeconds: [...Array.from({ length: 9 }, () => 0), 10, 20, 40, 80, 160, 300],
};

/** With one network, whatever the accounts: many people may stand behind one address. */
export const NETWORK_BACKOFF: Backoff = {
  name: 'sign-in:network',
  pausesInSeconds: [...Array.from({ length: 49 }, () => 0), 1, 2, 4, 8, 15, 30, 60],
  forgottenAfterMinutes: 15,
};

/** With the codes of one account. Whoever tries them has its password already. */
export const CODES_BACKOFF: Backoff = { ...ACCOUNT_BACKOFF, name: 'second-factor:account' };
export const KNOWN_DEVICE_CODES_BACKOFF: Backoff = {
  ...KNOWN_DEVICE_BACKOFF,
  name: 'second-factor:device',
};

/** Zero when the next try may be made. */
export function secondsToWait(
  { pausesInSeconds, forgottenAfterMinutes }: Backoff,
  { count, lastAt }: Failures,
  now: Temporal.Instant,
): number {
  const since = lastAt.until(now).total('seconds');
  if (since >= forgottenAfterMinutes * 60) return 0;
  const pause = pausesInSeconds[Math.min(count, pausesInSeconds.length) - 1] ?? 0;
  return Math.max(0, Math.ceil(pause - since));
}
