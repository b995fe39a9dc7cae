import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneClockOf } from './zone-clock.ts';

const minuteOf = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 60_000;
const shown = (clockMinute: number) =>
  Temporal.Instant.fromEpochMilliseconds(clockMinute * 60_000)
    .toString()
    .slice(0, 16);

test.each([
  ['an ordinary morning', 'America/Sao_Paulo', '2026-03-10T12:00Z', '2026-03-10T09:00'],
  ['another zone', 'America/Rio_Branco', '2026-03-10T12:00Z', '2026-03-10T07:00'],
  [
    'the last minute before the clocks jump',
    'America/Sao_Paulo',
    '2018-11-04T02:59Z',
    '2018-11-03T23:59',
  ],
  ['the very minute of the jump', 'America/Sao_Paulo', '2018-11-04T03:00Z', '2018-11-04T01:00'],
  [
    'the very minute in which an hour comes again',
    'America/Sao_Paulo',
    '2019-02-17T02:00Z',
    '2019-02-16T23:00',
  ],
])('%s', (_case, zone, moment, expected) => {
  expect(shown(zoneClockOf(zone)(minuteOf(moment)))).toBe(expected);
});

test('a minute before the jump, asked after the jump itself', () => {
  const clock = zoneClockOf('America/Campo_Grande');
  expect(shown(clock(minuteOf('2018-11-04T04:00Z')))).toBe('2018-11-04T01:00');
  expect(shown(clock(minuteOf('2018-11-04T03:59Z')))).toBe('2018-11-03T23:59');
});

test('in any order, what Temporal says', () => {
  const [first, last] = [minuteOf('1990-01-01T00:00Z'), minuteOf('2040-01-01T00:00Z')];
  const zones = ['America/Sao_Paulo', 'America/Manaus', 'America/Noronha', 'Europe/Lisbon'];
  const minutes = fc.array(fc.integer({ min: first, max: last }), { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, list) => {
      const clock = zoneClockOf(zone);
      for (const minute of list) {
        const moment = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
        const local = moment.toZonedDateTimeISO(zone).toPlainDateTime().toString().slice(0, 16);
        expect(shown(clock(minute))).toBe(local);
      }
    }),
  );
});
