/** How the payment provider is told that the trial goes on: until a moment, or for whole days. */
export type CheckoutTrial =
  | { kind: 'until'; trialEnd: Temporal.Instant }
  | { kind: 'days'; trialPeriodDays: number };

// The provider takes a moment only when it lies two days ahead; the rest is for the way there.
const SHORTEST_UNTIL = { hours: 48, minutes: 10 };

/** Never shorter than promised, and nothing at all once it is over: then the first month is charged. */
export function checkoutTrial(
  trialEndsAt: Temporal.Instant | null,
  now: Temporal.Instant,
): CheckoutTrial | null {
  if (!trialEndsAt || Temporal.Instant.compare(trialEndsAt, now) <= 0) return null;
  if (Temporal.Instant.compare(trialEndsAt, now.add(SHORTEST_UNTIL)) >= 0) {
    return { kind: 'until', trialEnd: trialEndsAt };
  }
  return { kind: 'days', trialPeriodDays: Math.ceil(now.until(trialEndsAt).total('hours') / 24) };
}
