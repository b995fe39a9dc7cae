import { expect, test } from 'vitest';
import { countVisit, secondsBeyond } from './visit-limit.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');
const twice = { name: 'twice', attempts: 2, minutes: 1 };

type System = { RATE_LIMITS: 'on' | 'off' };

function visitAt(seconds: number, environment: System) {
  return { now: noon.add({ seconds }), environment };
}

function aSystem(rateLimits: System['RATE_LIMITS'] = 'on'): System {
  return { RATE_LIMITS: rateLimits };
}

test('a visitor is counted until the limit, then waits for the window to end', () => {
  const system = aSystem();
  const count = (seconds: number) => countVisit(visitAt(seconds, system), twice, 'ana');
  expect([count(0), count(10), count(20), count(59)]).toEqual([0, 0, 40, 1]);
  expect([count(60), count(61), count(62)]).toEqual([0, 0, 58]);
});

test('looking whether the limit is reached counts nothing', () => {
  const system = aSystem();
  const beyond = () => secondsBeyond(visitAt(0, system), twice, 'ana');
  expect([beyond(), beyond(), beyond()]).toEqual([0, 0, 0]);
  countVisit(visitAt(0, system), twice, 'ana');
  countVisit(visitAt(0, system), twice, 'ana');
  expect(beyond()).toBe(60);
});

test('visitors, limits and systems are counted apart', () => {
  const system = aSystem();
  for (let time = 0; time < 3; time++) countVisit(visitAt(0, system), twice, 'ana');
  expect(countVisit(visitAt(0, system), twice, 'bia')).toBe(0);
  expect(countVisit(visitAt(0, system), { ...twice, name: 'other' }, 'ana')).toBe(0);
  expect(countVisit(visitAt(0, aSystem()), twice, 'ana')).toBe(0);
});

test('where limits are switched off nobody waits', () => {
  const system = aSystem('off');
  for (let time = 0; time < 9; time++) {
    expect(countVisit(visitAt(0, system), twice, 'ana')).toBe(0);
  }
});
