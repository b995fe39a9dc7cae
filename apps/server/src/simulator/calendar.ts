/** Moments as the provider writes them: whole seconds since 1970. */
export type Seconds = number;

export const DAY: Seconds = 86_400;

export function secondsOf(moment: Temporal.Instant): Seconds {
  return Math.floor(moment.epochMilliseconds / 1000);
}

/** The same day of the next month, or its last one. */
export function monthAfter(from: Seconds): Seconds {
  const start = Temporal.Instant.fromEpochMilliseconds(from * 1000).toZonedDateTimeISO('UTC');
  return secondsOf(start.add({ months: 1 }).toInstant());
}

const MOMENTS = new Set([
  'billing_cycle_anchor',
  'cancel_at',
  'canceled_at',
  'created',
  'current_period_end',
  'current_period_start',
  'effective_at',
  'end',
  'ended_at',
  'expires_at',
  'finalized_at',
  'marked_uncollectible_at',
  'next_payment_attempt',
  'paid_at',
  'period_end',
  'period_start',
  'start',
  'start_date',
  'trialEnd',
  'trial_end',
  'trial_start',
  'webhooks_delivered_at',
]);
/** Copies of things that belong to nobody in particular. */
const NOT_OURS = new Set(['price', 'plan']);

/** The same object with its whole story that much earlier. */
export function moveBack<Thing extends object>(thing: Thing, by: Seconds): Thing {
  const moved = Object.entries(thing).map(([key, value]) => [key, movedValue(key, value, by)]);
  // Only numbers changed, each into another number.
  return Object.fromEntries(moved) as Thing;
}

function movedValue(key: string, value: unknown, by: Seconds): unknown {
  if (typeof value === 'number') return MOMENTS.has(key) ? value - by : value;
  if (NOT_OURS.has(key) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => movedValue('', entry, by));
  return moveBack(value, by);
}
