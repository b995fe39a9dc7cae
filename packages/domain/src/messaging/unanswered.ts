import { normalizeForSearch } from '../shared/text.ts';
import type { Occasion } from './occasion.ts';
import { endOfQuiet, type QuietHours } from './quiet-hours.ts';

/** So long before a visit there is still time to call whoever did not answer. */
const BEFORE_VISIT = { hours: 3 } as const;
/** So long somebody has to answer, however late she was asked. */
const TIME_TO_ANSWER = { hours: 2 } as const;
const OPENS_AT = 8;
const EVENING = 18;

/** What is said to be confirmed asks nothing: 'Seu horário está confirmado'. */
const ASKING = /\b(sim|responda|confirme|confirmar)\b|\bconfirma\b[^.!?]*\?/;

/** Whether a message wants an answer: what does not ask is not left without one. */
export function asksForAnswer({ occasion, text }: { occasion: Occasion; text: string }): boolean {
  if (occasion !== 'appointment_reminder_24h') return false;
  return ASKING.test(normalizeForSearch(text));
}

type Company = { zone: string; quiet: QuietHours };

/**
 * When the team is told that nobody answered: three hours before the visit, but not before she had time
 * to answer, and not while the company is quiet: nobody calls a client then. `null` of a reminder that left
 * so late that the visit begins first.
 */
export function unansweredAt(
  { startTime, leftAt }: { startTime: Temporal.Instant; leftAt: Temporal.Instant },
  { zone, quiet }: Company,
): Temporal.Instant | null {
  const usual = timeToCall(startTime, zone);
  const earliest = leftAt.add(TIME_TO_ANSWER);
  const moment = Temporal.Instant.compare(usual, earliest) < 0 ? earliest : usual;
  const allowed = endOfQuiet(quiet, moment.toZonedDateTimeISO(zone)) ?? moment;
  return Temporal.Instant.compare(allowed, startTime) < 0 ? allowed : null;
}

/** Of a visit in the early morning it is the evening before: nobody is at the counter at night. */
function timeToCall(startTime: Temporal.Instant, zone: string): Temporal.Instant {
  const moment = startTime.toZonedDateTimeISO(zone).subtract(BEFORE_VISIT);
  if (moment.hour >= OPENS_AT && moment.hour < EVENING) return moment.toInstant();
  const day =
    moment.hour < OPENS_AT ? moment.toPlainDate().subtract({ days: 1 }) : moment.toPlainDate();
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: EVENING } }).toInstant();
}
