import type { SchedulingEvents } from '../scheduling/events.ts';
import { REMINDERS, remindersToCome } from './automation.ts';
import { APPOINTMENT_OCCASIONS, type AppointmentOccasion, occasionKey } from './occasion.ts';
import type { SkipReason } from './skip-reason.ts';

export type ArmedMessage = {
  occasion: AppointmentOccasion;
  key: string;
  plannedAt: Temporal.Instant;
  /** From then on it would only puzzle her. */
  tooLateAt: Temporal.Instant | null;
};

/** What an event does to the messages of its appointment that wait. */
export type Arming = {
  arms: ArmedMessage[];
  skips: readonly AppointmentOccasion[];
  because: SkipReason;
  /** Those that name the time are written again, with what is true then. */
  rewrites: readonly AppointmentOccasion[];
};

type AppointmentEvent = keyof SchedulingEvents;
type Told = Pick<
  SchedulingEvents['appointment.confirmed'],
  'appointmentId' | 'startTime' | 'status'
>;

const TELLING = ['appointment_created', 'appointment_confirmation'] as const;
const BEFORE_VISIT = [...TELLING, ...REMINDERS];

/** What waits for an appointment after an event. */
export function armingAfter(event: AppointmentEvent, told: Told, now: Temporal.Instant): Arming {
  const { arms = [], skips = [], because = 'no-longer-true', rewrites = [] } = RULES[event];
  const start = Temporal.Instant.from(told.startTime);
  const occasions = arms.filter((arm) => arm !== 'reminders');
  const reminders = arms.includes('reminders')
    ? remindersToCome({ startTime: start, status: told.status }, now)
    : [];
  const planned = [...occasions.map((occasion) => ({ occasion, at: now })), ...reminders];
  return {
    arms: planned.map((plan) => armed(plan, { id: told.appointmentId, start })),
    skips,
    because,
    rewrites,
  };
}

type Rule = Partial<Omit<Arming, 'arms'>> & {
  arms?: readonly (AppointmentOccasion | 'reminders')[];
};

const RULES: Record<AppointmentEvent, Rule> = {
  'appointment.booked': { arms: ['appointment_created', 'reminders'] },
  'appointment.moved': {
    arms: ['reminders'],
    skips: REMINDERS,
    because: 'moved',
    rewrites: TELLING,
  },
  'appointment.confirmed': { arms: ['appointment_confirmation'] },
  'appointment.completed': { arms: ['appointment_completed'], skips: BEFORE_VISIT },
  'appointment.reopened': { arms: ['reminders'], skips: ['appointment_completed'] },
  'appointment.cancelled': {
    arms: ['appointment_cancelled'],
    skips: APPOINTMENT_OCCASIONS,
    because: 'cancelled',
  },
  'appointment.restored': {
    arms: ['appointment_created', 'reminders'],
    skips: ['appointment_cancelled'],
  },
  'appointment.no-show': { skips: APPOINTMENT_OCCASIONS },
};

/** Said once for each time of the visit, however often somebody changes her mind about the status. */
const ONCE_A_VISIT: readonly AppointmentOccasion[] = [
  'appointment_confirmation',
  'appointment_completed',
];

function armed(
  { occasion, at }: { occasion: AppointmentOccasion; at: Temporal.Instant },
  { id, start }: { id: string; start: Temporal.Instant },
): ArmedMessage {
  const keyed = ONCE_A_VISIT.includes(occasion) ? start : at;
  const key = occasionKey({ of: 'appointment', id, occasion, at: keyed });
  const isBefore = BEFORE_VISIT.some((before) => before === occasion);
  return { occasion, key, plannedAt: at, tooLateAt: isBefore ? start : null };
}
