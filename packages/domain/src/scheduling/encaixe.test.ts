import { expect, test } from 'vitest';
import { isEncaixeInTheWay } from './encaixe.ts';

const at = (time: string) => Temporal.Instant.from(`2026-03-10T${time}Z`);
const encaixe = { busyFrom: at('10:00'), busyUntil: at('11:00') };
const looking = { professionalId: 'ana', encaixes: 'in-the-way' } as const;
const under = { ...encaixe, professionalId: 'ana', status: 'scheduled' } as const;

test('it is in the way of those who look', () => {
  expect(isEncaixeInTheWay(encaixe, looking)).toBe(true);
});

test('but not of those who go over it on purpose', () => {
  expect(isEncaixeInTheWay(encaixe, { ...looking, encaixes: 'gone-over' })).toBe(false);
});

test('whoever shares its time already may go on sharing it', () => {
  expect(isEncaixeInTheWay(encaixe, { ...looking, before: under })).toBe(false);
});

test.each([
  ['was cancelled, and shares nothing any more', { ...under, status: 'cancelled' as const }],
  ['belongs to a colleague until now', { ...under, professionalId: 'bia' }],
  ['ends when it begins', { ...under, busyFrom: at('09:00'), busyUntil: at('10:00') }],
  ['begins when it ends', { ...under, busyFrom: at('11:00'), busyUntil: at('12:00') }],
])('it is in the way of what %s', (_what, before) => {
  expect(isEncaixeInTheWay(encaixe, { ...looking, before })).toBe(true);
});
