import { expect, test } from 'vitest';
import { asksForAnswer, unansweredAt } from './unanswered.ts';

const ZONE = 'America/Sao_Paulo';
const instantOf = (local: string) => Temporal.ZonedDateTime.from(`${local}[${ZONE}]`).toInstant();

function toldAt({ visit, left }: { visit: string; left: string }): string | undefined {
  const times = { startTime: instantOf(visit), leftAt: instantOf(left) };
  const moment = unansweredAt(times, ZONE)?.toZonedDateTimeISO(ZONE).toPlainDateTime();
  return moment?.toString({ smallestUnit: 'minute' });
}

test.each([
  ['15:00', '2026-03-10T12:00'],
  ['11:00', '2026-03-10T08:00'],
  ['10:59', '2026-03-09T18:00'],
  ['08:00', '2026-03-09T18:00'],
  ['20:59', '2026-03-10T17:59'],
  ['21:30', '2026-03-10T18:00'],
  ['02:00', '2026-03-09T18:00'],
])('of a visit at %s the team is told at %s', (time, told) => {
  expect(toldAt({ visit: `2026-03-10T${time}`, left: '2026-03-09T12:00' })).toBe(told);
});

test.each([
  ['09:59', '2026-03-10T12:00'],
  ['10:01', '2026-03-10T12:01'],
  ['12:59', '2026-03-10T14:59'],
  ['13:00', undefined],
  ['14:59', undefined],
])('of a visit at 15:00 whose reminder left at %s the team is told at %s', (left, told) => {
  expect(toldAt({ visit: '2026-03-10T15:00', left: `2026-03-10T${left}` })).toBe(told);
});

test.each([
  ['appointment_reminder_24h', 'Responda SIM para confirmar.', true],
  ['appointment_reminder_24h', 'Por favor, confirme sua presença', true],
  ['appointment_reminder_24h', 'Pode confirmar?', true],
  ['appointment_reminder_24h', 'Você confirma sua presença?', true],
  ['appointment_reminder_24h', 'RESPONDA esta mensagem', true],
  ['appointment_reminder_24h', 'Seu horário está confirmado', false],
  ['appointment_reminder_24h', 'Confirmação do seu horário', false],
  ['appointment_reminder_24h', 'A agenda confirma o horário. Tudo bem?', false],
  ['appointment_reminder_24h', 'Até amanhã!', false],
  ['appointment_reminder_24h', 'Simone espera por você', false],
  ['appointment_reminder_1h', 'Responda SIM para confirmar.', false],
] as const)('%s: "%s" asks for an answer: %s', (occasion, text, asks) => {
  expect(asksForAnswer({ occasion, text })).toBe(asks);
});
