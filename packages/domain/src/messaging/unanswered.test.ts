import { expect, test } from 'vitest';
import { DEFAULT_QUIET_HOURS, type QuietHours } from './quiet-hours.ts';
import { asksForAnswer, unansweredAt } from './unanswered.ts';

const ZONE = 'America/Sao_Paulo';
const instantOf = (local: string) => Temporal.ZonedDateTime.from(`${local}[${ZONE}]`).toInstant();

type Asked = { visit: string; left: string; quiet?: QuietHours };

function toldAt({ visit, left, quiet = DEFAULT_QUIET_HOURS }: Asked): string | undefined {
  const times = { startTime: instantOf(visit), leftAt: instantOf(left) };
  const moment = unansweredAt(times, { zone: ZONE, quiet })
    ?.toZonedDateTimeISO(ZONE)
    .toPlainDateTime();
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
  ['18:59', '2026-03-09T20:59'],
  ['19:00', '2026-03-10T08:00'],
  ['22:30', '2026-03-10T08:00'],
  ['05:30', '2026-03-10T08:00'],
])('what is due while the company is quiet, two hours after %s, is told at %s', (left, told) => {
  const day = left < '12:00' ? '2026-03-10' : '2026-03-09';
  expect(toldAt({ visit: '2026-03-10T09:30', left: `${day}T${left}` })).toBe(told);
});

test('nobody is told once the visit has begun before the quiet ends', () => {
  expect(toldAt({ visit: '2026-03-10T08:00', left: '2026-03-09T20:00' })).toBeUndefined();
  const early = { from: '22:00', until: '06:00' };
  expect(toldAt({ visit: '2026-03-10T08:00', left: '2026-03-09T20:00', quiet: early })).toBe(
    '2026-03-10T06:00',
  );
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
