import { expect, test } from 'vitest';
import { isMeantFor, isShownOn } from './alert.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const alert = { active: true, startsOn: day('2026-03-10'), endsOn: day('2026-03-12') };

test.each([
  ['the day before it begins', alert, '2026-03-09', false],
  ['its first day', alert, '2026-03-10', true],
  ['its last day', alert, '2026-03-12', true],
  ['the day after', alert, '2026-03-13', false],
  ['any day without an end', { ...alert, endsOn: null }, '2030-01-01', true],
  ['no day while it is inactive', { ...alert, active: false }, '2026-03-11', false],
])('an alert on %s', (_when, shown, today, isShown) => {
  expect(isShownOn(shown, day(today))).toBe(isShown);
});

test('an alert for some companies is for no other', () => {
  expect(isMeantFor({ audience: 'all', companyIds: [] }, 'a')).toBe(true);
  expect(isMeantFor({ audience: 'specific', companyIds: ['a'] }, 'a')).toBe(true);
  expect(isMeantFor({ audience: 'specific', companyIds: ['a'] }, 'b')).toBe(false);
});
