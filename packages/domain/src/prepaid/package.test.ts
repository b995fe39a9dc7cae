import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, sumOf } from '../shared/money.ts';
import { lastDayOf, packageStanding, sessionsFor, sharesOfPrice, valueOfNext } from './package.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

test('the price is shared by what the sessions would cost apart', () => {
  const services = [
    { sessions: 4, listPrice: cents(50_00) },
    { sessions: 1, listPrice: cents(100_00) },
  ];
  expect(sharesOfPrice(cents(240_00), services)).toEqual([160_00, 80_00]);
  expect(sharesOfPrice(cents(240_00), [])).toEqual([]);
});

test('services without a price share a price alike', () => {
  const free = { sessions: 2, listPrice: cents(0) };
  expect(sharesOfPrice(cents(1_01), [free, free])).toEqual([51, 50]);
});

test('whatever is used and given back, all sessions together count what was paid', () => {
  const acts = fc.array(fc.boolean(), { maxLength: 40 });
  const paid = fc.integer({ min: 0, max: 100_000 });
  const sessions = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(paid, sessions, acts, (value, count, plan) => {
      const used: number[] = [];
      const next = () =>
        valueOfNext({
          value: cents(value),
          sessions: count,
          left: count - used.length,
          counted: sumOf(used.map(cents)),
        });
      for (const use of plan) {
        if (use && used.length < count) used.push(next());
        else used.shift();
      }
      while (used.length < count) used.push(next());
      expect(used.every((one) => one >= 0)).toBe(true);
      expect(sumOf(used.map(cents))).toBe(value);
    }),
  );
});

test.each([
  [null, null],
  [1, '2026-03-11'],
  [30, '2026-04-09'],
])('sold on the 10th of March for %s days it ends on %s', (validDays, last) => {
  expect(lastDayOf(day('2026-03-10'), validDays)?.toString() ?? null).toBe(last);
});

test.each([
  ['usable', { validUntil: day('2026-03-10') }],
  ['usable', { validUntil: null }],
  ['expired', { validUntil: day('2026-03-09') }],
  ['used-up', { validUntil: day('2026-03-09'), services: [{ left: 0 }] }],
  ['taken-back', { takenBackAt: Temporal.Instant.from('2026-03-10T12:00:00Z') }],
])('a package is %s when %o', (standing, change) => {
  const bought = { validUntil: null, takenBackAt: null, services: [{ left: 0 }, { left: 2 }] };
  expect(packageStanding({ ...bought, ...change }, day('2026-03-10'))).toBe(standing);
});

test('each service is covered once, by the package that ends first', () => {
  const hers = [
    { id: 'for-ever', validUntil: null, services: [{ serviceId: 'cut', left: 9 }] },
    {
      id: 'march',
      validUntil: '2026-03-31',
      services: [
        { serviceId: 'cut', left: 1 },
        { serviceId: 'colour', left: 0 },
      ],
    },
  ];
  expect(sessionsFor(['cut', 'cut', 'colour', 'nails'], hers)).toEqual([
    { clientPackageId: 'march', serviceId: 'cut' },
    { clientPackageId: 'for-ever', serviceId: 'cut' },
  ]);
});
