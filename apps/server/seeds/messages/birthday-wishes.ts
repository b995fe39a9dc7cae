import { birthdayIn, leftOutOnBirthday } from '@app/domain/messaging/birthday';
import { usualText } from '@app/domain/messaging/default-texts';
import { occasionKey } from '@app/domain/messaging/occasion';
import { renderTemplate } from '@app/domain/messaging/template';
import { todayIn } from '@app/domain/shared/local-time';
import type { KnownClient } from '../clientele.ts';
import { isOver, type Row, type Writing, writtenRow } from './message-row.ts';
import type { Book } from './visit-messages.ts';

const HOUR = '09:00';

/** A year of wishes: to whoever was in the book on her day. */
export function birthdayWishes(
  writing: Writing,
  people: readonly KnownClient[],
  { clients, companyName }: Book,
): Row[] {
  const { timezone, now } = writing;
  const today = todayIn(timezone, now);
  return people.flatMap((person) => {
    const day = lastBirthday(person, today);
    const to = clients.get(person.id);
    const at = day && momentOn(day, timezone);
    if (!to || !day || !at || !isOver(at, now) || !isOver(person.registeredAt, at)) return [];
    if (leftOutOnBirthday(standingOf(person)) !== null) return [];
    const key = occasionKey({ of: 'birthday', clientId: person.id, year: day.year });
    const values = { client_name: person.name, company_name: companyName };
    const text = renderTemplate(usualText('birthday'), values);
    return [writtenRow(writing, { occasion: 'birthday', key, to, at, text })];
  });
}

/** The runs on both sides of now. */
export function birthdayRuns({ timezone, now }: Writing) {
  const today = todayIn(timezone, now);
  const isDone = isOver(momentOn(today, timezone), now);
  const lastDay = isDone ? today : today.subtract({ days: 1 });
  return {
    birthdayLastDay: lastDay,
    birthdayLastRunAt: momentOn(lastDay, timezone),
    birthdayNextRunAt: momentOn(lastDay.add({ days: 1 }), timezone),
  };
}

function lastBirthday({ birthDate }: KnownClient, today: Temporal.PlainDate) {
  if (birthDate === null) return null;
  const thisYear = birthdayIn(today.year, birthDate);
  const isAhead = Temporal.PlainDate.compare(thisYear, today) > 0;
  return isAhead ? birthdayIn(today.year - 1, birthDate) : thisYear;
}

function momentOn(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: HOUR }).toInstant();
}

function standingOf({ isInactive, blockedFor, phone, consents }: KnownClient) {
  const refused = consents.at(-1)?.granted === false;
  return { active: !isInactive, blocked: blockedFor !== null, phone, refused };
}
