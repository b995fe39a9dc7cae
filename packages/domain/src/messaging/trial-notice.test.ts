import { expect, test } from 'vitest';
import { noticeBounds, trialNotice } from './trial-notice.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const inTrial = {
  status: 'trial',
  trialEndsAt: now.add({ hours: 48 }),
  currentPeriodEnd: null,
  isSubscribed: false,
} as const;
const inHours = (hours: number) => ({ ...inTrial, trialEndsAt: now.add({ hours }) });
const ended = inHours(-1);

test.each([
  ['four days before the end', inHours(96), null],
  [
    'a second more than three days before the end',
    { ...inTrial, trialEndsAt: now.add({ hours: 72, seconds: 1 }) },
    null,
  ],
  ['three days before the end', inHours(72), 'ending'],
  ['an hour before the end', inHours(1), 'ending'],
  ['the very moment it ends', inHours(0), 'ended'],
  ['a week after the end', inHours(-7 * 24), 'ended'],
  ['longer after the end', inHours(-7 * 24 - 1), null],
] as const)('%s', (_case, company, notice) => {
  expect(trialNotice(company, now)).toBe(notice);
});

test.each([
  ['subscribed already, and the provider lets it try', { ...inTrial, isSubscribed: true }],
  ['has a subscription that is active', { ...inTrial, status: 'active' }],
  ['canceled, and heard of it', { ...ended, status: 'canceled' }],
  ['has a period that is paid', { ...ended, currentPeriodEnd: now.add({ hours: 1 }) }],
  ['never had a trial', { ...inTrial, trialEndsAt: null }],
] as const)('nothing is said to a company that %s', (_case, company) => {
  expect(trialNotice(company, now)).toBeNull();
});

test('the companies that are looked at are those that are told something', () => {
  const { from, until } = noticeBounds(now);
  expect(trialNotice({ ...inTrial, trialEndsAt: from }, now)).toBe('ended');
  expect(trialNotice({ ...inTrial, trialEndsAt: until }, now)).toBeNull();
  expect(trialNotice({ ...inTrial, trialEndsAt: until.subtract({ seconds: 1 }) }, now)).toBe(
    'ending',
  );
});
