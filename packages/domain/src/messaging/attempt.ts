import type { WaitReason } from './governor.ts';
import type { MessageNature } from './occasion.ts';
import type { Channel } from './skip-reason.ts';

/**
 * Why an attempt surely sent nothing. A trouble of the `message` comes again with every attempt, one of
 * the `line` passes, and a `cap` is WhatsApp's own for what one person is offered a day.
 */
export type Trouble = { of: 'message' } | { of: 'cap' } | { of: 'line'; waitSeconds?: number };

export type NextStep =
  | { next: 'again'; at: Temporal.Instant }
  /** Another way to the client. */
  | { next: 'pass-on' }
  | { next: 'fail' };

/** How long what nobody waits for rests while its number can do nothing. */
const LINE_REST_MINUTES = 10;
const CAP_REST_HOURS = 24;

/** What becomes of a message that was surely not sent. `attempts` counts the one that just ended. */
export function afterTrouble(
  trouble: Trouble,
  { nature, attempts }: { nature: MessageNature; attempts: number },
  now: Temporal.Instant,
): NextStep {
  const again = trouble.of === 'message' ? null : retryAt(attempts, now);
  if (again) return { next: 'again', at: latest(again, restOf(trouble, now)) };
  if (trouble.of === 'line' && nature === 'marketing') {
    return { next: 'again', at: now.add({ minutes: LINE_REST_MINUTES }) };
  }
  return hasOtherWays(nature) ? { next: 'pass-on' } : { next: 'fail' };
}

const MOST_ATTEMPTS = 3;
const PAUSE_MS = 5_000;

/** When a message is tried again of which the gateway surely took nothing; `null`: it has failed. */
export function retryAt(attempts: number, now: Temporal.Instant): Temporal.Instant | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  return now.add({ milliseconds: PAUSE_MS * attempts });
}

function restOf(trouble: Trouble, now: Temporal.Instant): Temporal.Instant {
  if (trouble.of === 'cap') return now.add({ hours: CAP_REST_HOURS });
  if (trouble.of === 'message') return now;
  return now.add({ seconds: Math.ceil(trouble.waitSeconds ?? 0) });
}

function latest(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) > 0 ? one : other;
}

/** What concerns a visit reaches the client somehow; an answer is written to one number alone. */
export function hasOtherWays(nature: MessageNature): boolean {
  return nature === 'notice' || nature === 'reminder';
}

/** Limits that last for hours, of which whoever waits for her confirmation should know nothing. */
const LONG_WAITS: readonly WaitReason[] = ['strangers-stopped', 'day-cap'];

/** Whether another way is better than to wait for the number. */
export function goesAnotherWay(
  { nature, tooLateAt }: { nature: MessageNature; tooLateAt: Temporal.Instant | null },
  { until, because }: { until: Temporal.Instant; because: WaitReason },
): boolean {
  if (!hasOtherWays(nature)) return false;
  if (LONG_WAITS.includes(because)) return true;
  return tooLateAt !== null && Temporal.Instant.compare(until, tooLateAt) >= 0;
}

/**
 * The next way of a company's order that leads to the client after the one that was tried, or the first;
 * `null` when there is none left.
 */
export function nextChannel(
  order: readonly Channel[],
  { tried, reaches }: { tried: Channel | null; reaches: (channel: Channel) => boolean },
): Channel | null {
  const left = tried === null ? order : order.slice(order.indexOf(tried) + 1);
  return left.find(reaches) ?? null;
}
