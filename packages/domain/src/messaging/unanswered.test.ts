import { expect, test } from 'vitest';
import { asksForAnswer, unansweredAt } from './unanswered.ts';

const ZONE = 'America/Sao_Paulo';

test.each([
  ['15:00', '2026-03-10T12:00'],
  ['11:00', '2026-03-10T08:00'],
  ['10:59', '2026-03-09T18:00'],
  ['08:00', '2026-03-09T18:00'],
  ['20:59', '2026-03-10T17:59'],
  ['21:30', '2026-03-10T18:00'],
  ['02:00', '2026-03-09T18:00'],
])('of a visit at %s the team is told at %s', (time, told) => {
  const startTime = Temporal.ZonedDateTime.from(`2026-03-10T${time}[${ZONE}]`).toInstant();
  const moment = unansweredAt(startTime, ZONE).toZonedDateTimeISO(ZONE);
  expect(moment.toPlainDateTime().toString({ smallestUnit: 'minute' })).toBe(told);
});

test.each([
  ['appointment_reminder_24h', 'Responda SIM para confirmar.', true],
  ['appointment_reminder_24h', 'Por favor, confirme sua presença', true],
  ['appointment_reminder_24h', 'Até amanhã!', false],
  ['appointment_reminder_24h', 'Simone espera por você', false],
  ['appointment_reminder_1h', 'Responda SIM para confirmar.', false],
] as const)('%s: "%s" asks for an answer: %s', (occasion, text, asks) => {
  expect(asksForAnswer({ occasion, text })).toBe(asks);
});
