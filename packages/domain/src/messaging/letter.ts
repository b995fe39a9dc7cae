import type { SchedulingEvents } from '../scheduling/events.ts';
import { armingAfter, SETTLING_SECONDS } from './arming.ts';
import { isReminder } from './automation.ts';
import { type AppointmentOccasion, type Occasion, occasionKey } from './occasion.ts';

/** Letters about her visits that a company sends to whoever gave an address. */
export type LetterSwitches = {
  mailsBooked: boolean;
  mailsMoved: boolean;
  mailsCancelled: boolean;
  mailsReminder24h: boolean;
  mailsReminder1h: boolean;
};

export const DEFAULT_LETTERS: LetterSwitches = {
  mailsBooked: true,
  mailsMoved: true,
  mailsCancelled: true,
  mailsReminder24h: false,
  mailsReminder1h: false,
};

/** Which switch a letter hangs on; what is missing is never told by letter. */
export const LETTERS = {
  appointment_created: 'mailsBooked',
  appointment_confirmation: 'mailsBooked',
  appointment_moved: 'mailsMoved',
  appointment_cancelled: 'mailsCancelled',
  appointment_reminder_24h: 'mailsReminder24h',
  appointment_reminder_1h: 'mailsReminder1h',
} as const satisfies Partial<Record<AppointmentOccasion, keyof LetterSwitches>>;
export type LetterOccasion = keyof typeof LETTERS;
const LETTER_OCCASIONS = Object.keys(LETTERS).filter(isLetterOccasion);

/** Those that no longer go out once `after` is what the company says. */
export function lettersSwitchedOff(
  before: LetterSwitches,
  after: LetterSwitches,
): readonly LetterOccasion[] {
  return LETTER_OCCASIONS.filter((one) => before[LETTERS[one]] && !after[LETTERS[one]]);
}

export function isLetterOccasion(occasion: string): occasion is LetterOccasion {
  return Object.hasOwn(LETTERS, occasion);
}

export function letterGreeting(name: string): string {
  return name ? `Olá, ${name}!` : 'Olá!';
}

/** What a reminder by letter says above when, what and with whom. */
export function reminderSentence(company: string): string {
  return `${company} espera por você.`;
}

/** The same as whoever may write her own words for it reads it. */
export const USUAL_REMINDER = `${letterGreeting('{client_name}')}\n\n${reminderSentence('{company_name}')}`;

/** What a message about her visit says while she may still change it: her own page belongs beside it. */
const BEFORE_VISIT: readonly Occasion[] = [
  'appointment_created',
  'appointment_confirmation',
  'appointment_moved',
  'appointment_reminder_24h',
  'appointment_reminder_1h',
  'affected',
];

export function leadsToOwnPage(occasion: Occasion): boolean {
  return BEFORE_VISIT.includes(occasion);
}

export type ArmedLetter = {
  occasion: LetterOccasion;
  key: string;
  plannedAt: Temporal.Instant;
};

/** Letters that make a message needless: who is told that her time is confirmed knows that it is hers. */
export function tellingTheSame(occasion: Occasion): Occasion[] {
  return occasion === 'appointment_created' ? [occasion, 'appointment_confirmation'] : [occasion];
}

type AppointmentEvent = keyof SchedulingEvents;
type Told = Pick<
  SchedulingEvents['appointment.booked'],
  'appointmentId' | 'startTime' | 'status'
> & {
  needsApproval?: boolean;
  previousStartTime?: string;
};

const AT_ONCE: Partial<Record<AppointmentEvent, LetterOccasion>> = {
  'appointment.booked': 'appointment_created',
  'appointment.restored': 'appointment_created',
  'appointment.reassigned': 'appointment_created',
  'appointment.confirmed': 'appointment_confirmation',
  'appointment.moved': 'appointment_moved',
  'appointment.cancelled': 'appointment_cancelled',
};

/** The letters that an event brings, whether or not they are switched on. */
export function lettersAfter(
  event: AppointmentEvent,
  told: Told,
  now: Temporal.Instant,
): ArmedLetter[] {
  const reminders = armingAfter(event, told, now)
    .arms.filter(({ occasion }) => isReminder(occasion))
    .map(({ occasion, plannedAt }) => letterOf(told, { occasion, at: plannedAt }));
  const occasion = AT_ONCE[event];
  if (!occasion || isSameTime(event, told)) return reminders;
  const seconds = occasion === 'appointment_moved' ? SETTLING_SECONDS : 0;
  return [letterOf(told, { occasion, at: now.add({ seconds }) }), ...reminders];
}

function isSameTime(event: AppointmentEvent, { startTime, previousStartTime }: Told): boolean {
  return event === 'appointment.moved' && previousStartTime === startTime;
}

function letterOf(
  { appointmentId: id, needsApproval = false }: Told,
  { occasion, at }: { occasion: AppointmentOccasion; at: Temporal.Instant },
): ArmedLetter {
  // Reminders and the table above name nothing else.
  const written = occasion as LetterOccasion;
  const isRequest = needsApproval && !isReminder(occasion);
  const key = occasionKey({ of: isRequest ? 'request' : 'letter', id, occasion: written, at });
  return { occasion: written, key, plannedAt: at };
}
