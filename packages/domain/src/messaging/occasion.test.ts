import { expect, test } from 'vitest';
import { natureOf, OCCASIONS, type OccasionOf, occasionKey } from './occasion.ts';

const at = Temporal.Instant.from('2026-03-10T12:00:00Z');
const absentSince = Temporal.PlainDate.from('2026-01-02');

test.each<[OccasionOf, string]>([
  [
    { of: 'appointment', id: 'a', occasion: 'appointment_reminder_24h', at },
    'appointment:a:appointment_reminder_24h:2026-03-10T12:00:00Z',
  ],
  [
    { of: 'letter', id: 'a', occasion: 'appointment_created', at },
    'letter:a:appointment_created:2026-03-10T12:00:00Z',
  ],
  [{ of: 'campaign', id: 'c', clientId: 'x' }, 'campaign:c:x'],
  [{ of: 'birthday', clientId: 'x', year: 2026 }, 'birthday:x:2026'],
  [{ of: 'task', id: 't', at }, 'task:t:2026-03-10T12:00:00Z'],
  [{ of: 'company', id: 'c', occasion: 'company_welcome' }, 'company:c:company_welcome'],
  [
    { of: 'company', id: 'c', occasion: 'company_subscription_cancelled', about: 'sub_1' },
    'company:c:company_subscription_cancelled:sub_1',
  ],
  [
    { of: 'reengagement', id: 'r', clientId: 'x', absentSince, attempt: 2 },
    'reengagement:r:x:2026-01-02:2',
  ],
])('an occasion has one key (%#)', (occasion, key) => {
  expect(occasionKey(occasion)).toBe(key);
});

test('an appointment that is moved has another key, and the same one when it is moved back', () => {
  const keyAt = (moment: Temporal.Instant) =>
    occasionKey({ of: 'appointment', id: 'a', occasion: 'appointment_reminder_1h', at: moment });
  expect(keyAt(at.add({ hours: 1 }))).not.toBe(keyAt(at));
  expect(keyAt(at.add({ hours: 1 }).subtract({ hours: 1 }))).toBe(keyAt(at));
});

test('only what nobody asked for is marketing', () => {
  const marketing = OCCASIONS.filter((occasion) => natureOf(occasion) === 'marketing');
  expect(marketing).toEqual(['birthday', 'campaign', 'reengagement', 'return']);
});
