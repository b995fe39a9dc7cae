import { todayIn } from '../shared/local-time.ts';
import { strangersStoppedUntil } from './circuit.ts';
import { type GovernedNumber, type SendingRules, stopOf } from './governor.ts';
import { dayAt, daysConnected, hourAt, newPeopleADay } from './pace.ts';

/** What a person should know about a number, the gravest first. */
export const HEALTH_SIGNS = [
  'banned',
  'disconnected',
  'paused',
  'strangers-stopped',
  'arrives-nowhere',
  'gateway-silent',
  'hour-limit-reached',
  'day-cap-reached',
  'young',
] as const;
export type HealthSign = (typeof HEALTH_SIGNS)[number];
export type Health = { level: 'good' | 'careful' | 'stopped'; signs: HealthSign[] };

export type ObservedNumber = GovernedNumber & {
  /** Messages of the last day that WhatsApp took, and those of them that arrived. */
  taken: number;
  arrived: number;
  /** Our first message since the gateway last told us anything. */
  unansweredSince: Temporal.Instant | null;
};

const STOPPED: readonly HealthSign[] = ['banned', 'disconnected', 'paused'];

export function healthOf(
  number: ObservedNumber,
  rules: SendingRules,
  now: Temporal.Instant,
): Health {
  const signs = HEALTH_SIGNS.filter((sign) => SHOWS[sign](number, rules, now));
  if (signs.some((sign) => STOPPED.includes(sign))) return { level: 'stopped', signs };
  return { level: signs.some((sign) => sign !== 'young') ? 'careful' : 'good', signs };
}

type Shows = (number: ObservedNumber, rules: SendingRules, now: Temporal.Instant) => boolean;

/** Below this nothing can be said: phones are switched off, too. */
const ENOUGH_TAKEN = 10;
const SILENT_MINUTES = 15;
const YOUNG_DAYS = 14;

const SHOWS: Record<HealthSign, Shows> = {
  banned: (number) => number.bannedAt !== null,
  disconnected: (number) => stopOf({ ...number, bannedAt: null, pausedAt: null }) !== null,
  paused: ({ pausedAt }) => pausedAt !== null,
  'strangers-stopped': ({ circuit }, _rules, now) => strangersStoppedUntil(circuit, now) !== null,
  'arrives-nowhere': ({ taken, arrived }) => taken >= ENOUGH_TAKEN && arrived * 4 < taken,
  'gateway-silent': ({ unansweredSince }, _rules, now) =>
    unansweredSince !== null &&
    Temporal.Instant.compare(unansweredSince.add({ minutes: SILENT_MINUTES }), now) <= 0,
  'hour-limit-reached': ({ hour }, { hourlyLimit }, now) => hourAt(hour, now).sent >= hourlyLimit,
  'day-cap-reached': ({ day, connectedAt }, { zone }, now) =>
    connectedAt !== null &&
    dayAt(day, todayIn(zone, now)).newPeople >=
      newPeopleADay(daysConnected(connectedAt, zone, now)),
  young: ({ connectedAt }, { zone }, now) =>
    connectedAt !== null && daysConnected(connectedAt, zone, now) < YOUNG_DAYS,
};
