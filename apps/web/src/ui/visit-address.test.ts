import { expect, test } from 'vitest';
import { otherTimeSearch, visitAddress, visitSearch } from './visit-address.ts';

const visit = { id: 'a1', startTime: '2026-03-21T01:00:00Z' };
const zone = 'America/Sao_Paulo';

test("leads to the company's day of the visit", () => {
  expect(visitSearch(visit, zone)).toEqual({ date: '2026-03-20', open: 'a1' });
  expect(visitAddress(visitSearch(visit, zone))).toBe(
    '/dashboard/appointments?date=2026-03-20&open=a1',
  );
});

test('or straight to its other times', () => {
  expect(visitAddress(otherTimeSearch(visit, zone))).toBe(
    '/dashboard/appointments?date=2026-03-20&open=a1&edit=true',
  );
});
