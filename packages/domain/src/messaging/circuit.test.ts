import { expect, test } from 'vitest';
import { afterArrival, afterRefusal, CLOSED_CIRCUIT, strangersStoppedUntil } from './circuit.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const refused = (times: number) =>
  Array.from({ length: times }).reduce(
    (circuit: typeof CLOSED_CIRCUIT) => afterRefusal(circuit, now),
    CLOSED_CIRCUIT,
  );

test.each([
  [0, null],
  [2, null],
  [3, '2026-03-11T12:00:00Z'],
  [4, '2026-03-11T12:00:00Z'],
])('after %i refusals in a row strangers are left alone until %s', (times, until) => {
  expect(strangersStoppedUntil(refused(times), now)?.toString() ?? null).toBe(until);
});

test('one that arrives between refusals begins the count anew', () => {
  expect(refused(2)).toEqual({ refusedInARow: 2, strangersStoppedAt: null });
  const circuit = afterRefusal(afterRefusal(afterArrival(), now), now);
  expect(strangersStoppedUntil(circuit, now)).toBeNull();
});

test('a day later one more refusal stops strangers for another day', () => {
  const nextDay = now.add({ hours: 24 });
  expect(strangersStoppedUntil(refused(3), nextDay)).toBeNull();
  const again = afterRefusal(refused(3), nextDay);
  expect(String(strangersStoppedUntil(again, nextDay))).toBe('2026-03-12T12:00:00Z');
});
