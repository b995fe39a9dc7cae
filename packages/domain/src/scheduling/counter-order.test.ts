import { expect, test } from 'vitest';
import { inOrderOfNeed, needOf } from './counter-order.ts';
import { NO_MOMENTS } from './visit.ts';

const startTime = Temporal.Instant.from('2026-03-10T14:00:00Z');
const endTime = startTime.add({ minutes: 30 });
const before = startTime.subtract({ minutes: 10 });
const during = startTime.add({ minutes: 10 });
const expected = { status: 'confirmed', startTime, endTime, ...NO_MOMENTS } as const;
const arrived = { ...expected, arrivedAt: before };
const started = { ...arrived, startedAt: startTime };
const done = { ...started, status: 'completed' } as const;

test.each([
  ['whoever is done pays, also before her time is up', done, during, 'pay'],
  ['whoever never was marked and is done pays', { ...done, ...NO_MOMENTS }, during, 'pay'],
  ['whoever is in a chair when her time is up pays', started, endTime, 'pay'],
  ['a moment earlier she is in good hands', started, endTime.subtract({ seconds: 1 }), 'care'],
  ['whoever came and was not marked further pays when her time is up', arrived, endTime, 'pay'],
  ['whoever came is seen to, also early', arrived, before, 'welcome'],
  ['whoever should be here is asked for', expected, startTime, 'welcome'],
  ['also when all her time is gone', expected, endTime, 'welcome'],
  ['before it nobody expects her', expected, startTime.subtract({ seconds: 1 }), 'wait'],
] as const)('%s', (_rule, visit, now, need) => {
  expect(needOf(visit, now)).toBe(need);
});

test('whoever needs a hand first stands first, then whoever was to come first', () => {
  const later = { startTime: startTime.add({ minutes: 5 }), endTime: endTime.add({ minutes: 5 }) };
  const visits = [
    { id: 'in a chair', ...started },
    { id: 'next', ...expected, startTime: during.add({ minutes: 5 }) },
    { id: 'late', ...expected, ...later },
    { id: 'here', ...arrived },
    { id: 'done later', ...done, ...later },
    { id: 'done', ...done },
  ];
  expect(inOrderOfNeed(visits, during).map(({ id }) => id)).toEqual([
    'done',
    'done later',
    'here',
    'late',
    'in a chair',
    'next',
  ]);
});
