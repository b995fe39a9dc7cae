import { expect, test } from 'vitest';
import { leftOutOf, type PossibleRecipient } from './recipients.ts';

const now = Temporal.Instant.from('2026-03-10T12:00:00Z');
const willing: PossibleRecipient = {
  active: true,
  blocked: false,
  phone: '5511987654321',
  acceptsMarketing: true,
  lastMessageAt: null,
  sharesPhone: false,
};

test.each<[string, Partial<PossibleRecipient>, string | null]>([
  ['is willing', {}, null],
  ['is inactive', { active: false, phone: '' }, 'inactive'],
  ['is blocked', { blocked: true }, 'blocked'],
  ['has no phone', { phone: '', acceptsMarketing: false }, 'no-phone'],
  ['never said yes', { acceptsMarketing: false }, 'no-consent'],
  ['heard from us a moment ago', { lastMessageAt: now }, 'recent-contact'],
  [
    'heard from us almost a day ago',
    { lastMessageAt: now.subtract({ hours: 23, minutes: 59 }) },
    'recent-contact',
  ],
  ['shares her phone with somebody who gets it', { sharesPhone: true }, 'same-phone'],
  ['heard from us a day ago', { lastMessageAt: now.subtract({ hours: 24 }) }, null],
])('who %s', (_case, client, expected) => {
  expect(leftOutOf({ ...willing, ...client }, { excludeRecentContacts: true }, now)).toBe(expected);
});

test('who heard from us a moment ago hears again when that is wanted', () => {
  const client = { ...willing, lastMessageAt: now };
  expect(leftOutOf(client, { excludeRecentContacts: false }, now)).toBeNull();
});
