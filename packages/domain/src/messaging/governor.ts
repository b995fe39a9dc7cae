import { todayIn } from '../shared/local-time.ts';
import { type Circuit, strangersStoppedUntil } from './circuit.ts';
import type { MessageNature } from './occasion.ts';
import {
  type Acquaintance,
  type CountedDay,
  type CountedHour,
  dayAt,
  daysConnected,
  endOf,
  gapAfter,
  hourAt,
  newPeopleADay,
} from './pace.ts';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

export const CONNECTION_STATES = ['connected', 'connecting', 'disconnected'] as const;
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** A number as the governor sees it. */
export type GovernedNumber = {
  state: ConnectionState;
  /** Since when this very number is paired. */
  connectedAt: Temporal.Instant | null;
  /** WhatsApp threw it out. Only a person begins again, with a new pairing. */
  bannedAt: Temporal.Instant | null;
  pausedAt: Temporal.Instant | null;
  nextSendAt: Temporal.Instant | null;
  hour: CountedHour | null;
  day: CountedDay | null;
  circuit: Circuit;
};

export type GovernedMessage = {
  nature: MessageNature;
  to: Acquaintance;
  tooLateAt?: Temporal.Instant | undefined;
};

export type SendingRules = { hourlyLimit: number; quiet: QuietHours; zone: string };

export type StopReason = 'banned' | 'paused' | 'disconnected';
export type WaitReason = 'quiet' | 'strangers-stopped' | 'hour-limit' | 'day-cap' | 'gap';
export type Turn =
  | { may: 'go' }
  | { may: 'wait'; until: Temporal.Instant; because: WaitReason }
  /** Nothing that passes by itself. */
  | { may: 'stop'; because: StopReason };

/** Whether a number may send a message now. */
export function turnOf(
  message: GovernedMessage,
  { number, rules }: { number: GovernedNumber; rules: SendingRules },
  now: Temporal.Instant,
): Turn {
  const stopped = stopOf(number);
  if (stopped) return { may: 'stop', because: stopped };

  const waits: [WaitReason, Temporal.Instant | null][] = [
    ['quiet', quietUntil(message, rules, now)],
    ['strangers-stopped', message.to === 'new' ? strangersStoppedUntil(number.circuit, now) : null],
    ['day-cap', message.to === 'new' ? dayCapUntil(number, rules.zone, now) : null],
    ['hour-limit', hourLimitUntil(number, rules.hourlyLimit, now)],
    ['gap', isLater(number.nextSendAt, now) ? number.nextSendAt : null],
  ];
  return longest(waits) ?? { may: 'go' };
}

export function stopOf(number: GovernedNumber): StopReason | null {
  if (number.bannedAt) return 'banned';
  if (number.pausedAt) return 'paused';
  return number.state === 'connected' && number.connectedAt ? null : 'disconnected';
}

function longest(waits: readonly [WaitReason, Temporal.Instant | null][]): Turn | null {
  let turn: Turn | null = null;
  for (const [because, until] of waits) {
    if (until && (turn === null || isLater(until, turn.until)))
      turn = { may: 'wait', until, because };
  }
  return turn;
}

function hourLimitUntil(
  { hour }: GovernedNumber,
  limit: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const counted = hourAt(hour, now);
  return counted.sent >= limit ? endOf(counted) : null;
}

function dayCapUntil(
  { connectedAt, day }: GovernedNumber,
  zone: string,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const today = todayIn(zone, now);
  const most = connectedAt ? newPeopleADay(daysConnected(connectedAt, zone, now)) : 0;
  if (dayAt(day, today).newPeople < most) return null;
  return today.add({ days: 1 }).toZonedDateTime(zone).toInstant();
}

function isLater(moment: Temporal.Instant | null, than: Temporal.Instant): boolean {
  return moment !== null && Temporal.Instant.compare(moment, than) > 0;
}

/** What a number has counted once a message is handed over. `random` lies in [0, 1). */
export function countedAfter(
  number: GovernedNumber,
  { to, zone, random }: { to: Acquaintance; zone: string; random: number },
  now: Temporal.Instant,
): Required<Pick<GovernedNumber, 'hour' | 'day' | 'nextSendAt'>> {
  const hour = hourAt(number.hour, now);
  const day = dayAt(number.day, todayIn(zone, now));
  return {
    hour: { ...hour, sent: hour.sent + 1 },
    day: { ...day, newPeople: day.newPeople + (to === 'new' ? 1 : 0) },
    nextSendAt: now.add({ milliseconds: gapAfter(to, random) }),
  };
}
