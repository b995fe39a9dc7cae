import type { SchedulingEvents } from '../scheduling/events.ts';
import { REMINDERS, remindersToCome } from './automation.ts';
import { APPOINTMENT_OCCASIONS, type AppointmentOccasion, occasionKey } from './occasion.ts';
import type { SkipReason } from './skip-reason.ts';

export type ArmedMessage = {
  occasion: AppointmentOccasion;
  key: string;
  plannedAt: Temporal.Instant;
  /** Said only where that, which says more, is switched off. */
  insteadOf?: AppointmentOccasion | undefined;
};

/** What an event does to the messages of its appointment that wait. */
export type Arming = {
  arms: ArmedMessage[];
  skips: readonly AppointmentOccasion[];
  because: SkipReason;
  /** Those that name the time or the professional are written again, with what is true then. */
  rewrites: readonly AppointmentOccasion[];
};

type AppointmentEvent = keyof SchedulingEvents;
type Told = Pick<
  SchedulingEvents['appointment.confirmed'],
  'appointmentId' | 'startTime' | 'status'
> &
  Partial<
    Pick<
      SchedulingEvents['appointment.moved'],
      'previousStartTime' | 'endTime' | 'by' | 'needsApproval'
    > &
      Pick<SchedulingEvents['appointment.confirmed'], 'isApproval'>
  >;

const TELLING = ['appointment_created', 'appointment_confirmation'] as const;

/** Both name her time: whoever reads it in one of these need not read afterwards that it changed. */
export const NEWS_OF_THE_TIME = { overtaken: 'appointment_moved', by: TELLING } as const;
const BEFORE_VISIT = [...TELLING, ...REMINDERS] as const;
const AFTER_VISIT = ['appointment_completed', 'review_request'] as const;

/** What waits for an appointment after an event. */
export function armingAfter(event: AppointmentEvent, told: Told, now: Temporal.Instant): Arming {
  const { arms = [], skips = [], because = 'no-longer-true', rewrites = [] } = ruleOf(event, told);
  const start = Temporal.Instant.from(told.startTime);
  const occasions = arms.filter((arm) => arm !== 'reminders');
  const reminders = arms.includes('reminders')
    ? remindersToCome({ ...told, startTime: start }, now)
    : [];
  const planned = [
    ...occasions.map((occasion) => ({
      occasion,
      at: saidAt(occasion, told, now),
      insteadOf: betterTold(occasion, event),
    })),
    ...reminders,
  ];
  return {
    arms: planned.map((plan) => armed(plan, { id: told.appointmentId, start })),
    skips,
    because,
    rewrites,
  };
}

/** Who asked for her time hears that it is hers, also where confirmations are told to nobody. */
function betterTold(
  occasion: AppointmentOccasion,
  event: AppointmentEvent,
): AppointmentOccasion | undefined {
  const isAgreed = event === 'appointment.confirmed' && occasion === 'appointment_created';
  return isAgreed ? 'appointment_confirmation' : undefined;
}

/** Whoever moves a visit looks, and moves it again: only where it came to rest is told. */
export const SETTLING_SECONDS = 60;

/** Who is marked as served while she still sits there is asked how it was once she has left. */
function saidAt(
  occasion: AppointmentOccasion,
  { endTime }: Told,
  now: Temporal.Instant,
): Temporal.Instant {
  if (occasion === 'appointment_moved') return now.add({ seconds: SETTLING_SECONDS });
  if (occasion !== 'review_request' || endTime === undefined) return now;
  const end = Temporal.Instant.from(endTime);
  return Temporal.Instant.compare(end, now) > 0 ? end : now;
}

/**
 * Whoever only comes to somebody else keeps her reminders, those whose moment has passed too. Whoever moved
 * it herself saw the new time as she chose it, or has yet to be told whether it is hers.
 */
function ruleOf(event: AppointmentEvent, told: Told): Rule {
  const { startTime, previousStartTime, by, isApproval = false } = told;
  if (event === 'appointment.confirmed' && isApproval) return APPROVED;
  if (event !== 'appointment.moved') return RULES[event];
  if (previousStartTime === startTime) return { rewrites: BEFORE_VISIT };
  const rule = RULES[event];
  return by === 'staff' ? { ...rule, arms: ['appointment_moved', 'reminders'] } : rule;
}

type Rule = Partial<Omit<Arming, 'arms'>> & {
  arms?: readonly (AppointmentOccasion | 'reminders')[];
};

const RULES: Record<AppointmentEvent, Rule> = {
  'appointment.booked': { arms: ['appointment_created', 'reminders'] },
  'appointment.moved': {
    arms: ['reminders'],
    // Who is moved twice hears of the time at which it came to rest.
    skips: [...REMINDERS, 'appointment_moved'],
    because: 'moved',
    rewrites: TELLING,
  },
  // A cancelled one too can be confirmed.
  'appointment.confirmed': {
    arms: ['appointment_confirmation', 'reminders'],
    skips: ['appointment_cancelled'],
  },
  'appointment.completed': {
    arms: AFTER_VISIT,
    skips: BEFORE_VISIT,
  },
  'appointment.reopened': { arms: ['reminders'], skips: AFTER_VISIT },
  'appointment.cancelled': {
    arms: ['appointment_cancelled'],
    skips: APPOINTMENT_OCCASIONS,
    because: 'cancelled',
  },
  'appointment.restored': {
    arms: ['appointment_created', 'reminders'],
    skips: ['appointment_cancelled'],
  },
  // What was told to whoever it was booked for was set aside: she hears all of it from the beginning.
  'appointment.reassigned': { arms: ['appointment_created', 'reminders'] },
  'appointment.no-show': { skips: APPOINTMENT_OCCASIONS },
};

/** What still waits to tell her that her request came in is overtaken. */
const APPROVED: Rule = {
  arms: ['appointment_confirmation', 'appointment_created', 'reminders'],
  skips: ['appointment_cancelled', 'appointment_created'],
};

/** Said once for each time of the visit, however often somebody changes her mind about the status. */
const ONCE_A_VISIT: readonly AppointmentOccasion[] = ['appointment_confirmation', ...AFTER_VISIT];

type Plan = Pick<ArmedMessage, 'occasion' | 'insteadOf'> & { at: Temporal.Instant };

function armed(
  { occasion, at, insteadOf }: Plan,
  { id, start }: { id: string; start: Temporal.Instant },
): ArmedMessage {
  const keyed = ONCE_A_VISIT.includes(insteadOf ?? occasion) ? start : at;
  const key = occasionKey({ of: 'appointment', id, occasion, at: keyed });
  return { occasion, key, plannedAt: at, insteadOf };
}

/** Two weeks: the longest wait, and a week for whatever holds it up. */
const ASKED_WITHIN_HOURS = 14 * 24;

/**
 * From then on a message would only puzzle her. The reminder of the day before says so in its words, and
 * whoever was served is thanked within a day.
 */
export function tooLateAt(
  occasion: AppointmentOccasion,
  start: Temporal.Instant,
  timezone: string,
): Temporal.Instant {
  if (occasion === 'appointment_completed') return start.add({ hours: 24 });
  if (occasion === 'review_request') return start.add({ hours: ASKED_WITHIN_HOURS });
  if (occasion !== 'appointment_reminder_24h') return start;
  return start.toZonedDateTimeISO(timezone).startOfDay().toInstant();
}
