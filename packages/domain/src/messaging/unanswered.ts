import { normalizeForSearch } from '../shared/text.ts';
import type { Occasion } from './occasion.ts';

/** So long before a visit there is still time to call whoever did not answer. */
const BEFORE_VISIT = { hours: 3 } as const;
const OPENS_AT = 8;
const EVENING = 18;

/** Whether a message wants an answer: what does not ask is not left without one. */
export function asksForAnswer({ occasion, text }: { occasion: Occasion; text: string }): boolean {
  if (occasion !== 'appointment_reminder_24h') return false;
  return /\b(sim|confirm\w*)\b/.test(normalizeForSearch(text));
}

/**
 * When the team is told that nobody answered: three hours before the visit. Of one in the early morning
 * the evening before: nobody is at the counter at night.
 */
export function unansweredAt(startTime: Temporal.Instant, zone: string): Temporal.Instant {
  const moment = startTime.toZonedDateTimeISO(zone).subtract(BEFORE_VISIT);
  if (moment.hour >= OPENS_AT && moment.hour < EVENING) return moment.toInstant();
  const day =
    moment.hour < OPENS_AT ? moment.toPlainDate().subtract({ days: 1 }) : moment.toPlainDate();
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: EVENING } }).toInstant();
}
