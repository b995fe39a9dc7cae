import { expect, test } from 'vitest';
import { DEFAULT_QUIET_HOURS, quietUntil } from './quiet-hours.ts';

const zone = 'America/Sao_Paulo';
const hours = { quiet: DEFAULT_QUIET_HOURS, zone };
const at = (time: string) => Temporal.ZonedDateTime.from(`${time}[${zone}]`).toInstant();

test.each([
  ['2026-03-10T20:59', null],
  ['2026-03-10T21:00', '2026-03-11T08:00'],
  ['2026-03-10T23:59', '2026-03-11T08:00'],
  ['2026-03-11T00:00', '2026-03-11T08:00'],
  ['2026-03-11T07:59', '2026-03-11T08:00'],
  ['2026-03-11T08:00', null],
  ['2026-03-11T12:00', null],
])('a reminder at %s waits until %s', (now, until) => {
  expect(quietUntil({ nature: 'reminder' }, hours, at(now))).toEqual(until && at(until));
});

test.each([
  ['answer', false],
  ['notice', false],
  ['reminder', true],
  ['marketing', true],
] as const)('at night a message of the nature %s waits: %s', (nature, waits) => {
  expect(quietUntil({ nature }, hours, at('2026-03-10T23:00')) !== null).toBe(waits);
});

test.each([
  ['07:30', '2026-03-11T08:30', '2026-03-11T08:00'],
  ['07:00', '2026-03-11T08:00', null],
  ['04:00', '2026-03-11T05:00', null],
])('a reminder at %s of a visit at %s waits until %s', (time, visit, until) => {
  const message = { nature: 'reminder', tooLateAt: at(visit) } as const;
  expect(quietUntil(message, hours, at(`2026-03-11T${time}`))).toEqual(until && at(until));
});

test('quiet hours may lie within one day, and may be none at all', () => {
  const siesta = { quiet: { from: '12:00', until: '14:00' }, zone };
  const none = { quiet: { from: '00:00', until: '00:00' }, zone };
  const message = { nature: 'marketing' } as const;
  expect(quietUntil(message, siesta, at('2026-03-10T13:00'))).toEqual(at('2026-03-10T14:00'));
  expect(quietUntil(message, siesta, at('2026-03-10T14:00'))).toBeNull();
  expect(quietUntil(message, none, at('2026-03-10T00:00'))).toBeNull();
});
