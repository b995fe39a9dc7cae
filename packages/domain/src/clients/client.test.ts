import { describe, expect, test } from 'vitest';
import { type ClientDetails, checkClient, statusOf } from './client.ts';

const today = Temporal.PlainDate.from('2026-03-10');
const now = Temporal.Instant.from('2026-03-10T15:00:00Z');
const ana: ClientDetails = {
  name: 'Ana',
  email: '',
  phone: '',
  birthDate: null,
  tags: [],
  allergies: '',
  preferences: '',
};

describe('a client', () => {
  test('needs nothing but a name', () => {
    expect(checkClient(ana, today)).toEqual({
      accepted: true,
      value: { ...ana, phone: '', phoneKey: '' },
    });
  });

  test.each([
    ['(11) 98765-4321', '5511987654321'],
    ['+55 11 98765 4321', '5511987654321'],
    ['1187654321', '5511987654321'],
    ['11 3333-4444', '551133334444'],
  ])('typed with the phone %s is stored with its digits', (typed, phone) => {
    const outcome = checkClient({ ...ana, phone: typed }, today);
    expect(outcome).toMatchObject({ accepted: true, value: { phone } });
  });

  test('has one key for a phone with and without the ninth digit', () => {
    const [old, current] = ['11 8765-4321', '11 98765-4321'].map((phone) =>
      checkClient({ ...ana, phone }, today),
    );
    expect(old).toEqual(current);
    expect(old).toMatchObject({ value: { phoneKey: '1187654321' } });
  });

  test.each(['123', '00 1234-5678', 'não tem', '+1 212 555 0100'])(
    'is refused with the phone %s',
    (phone) => {
      expect(checkClient({ ...ana, phone }, today)).toMatchObject({ reason: 'phone-invalid' });
    },
  );

  test.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2026-03-10', true],
    ['2026-03-11', false],
  ])('born on %s: %s', (date, accepted) => {
    const birthDate = Temporal.PlainDate.from(date);
    expect(checkClient({ ...ana, birthDate }, today).accepted).toBe(accepted);
  });
});

test.each([
  [{ active: true, blockedAt: null }, 'active'],
  [{ active: false, blockedAt: null }, 'inactive'],
  [{ active: true, blockedAt: now }, 'blocked'],
  [{ active: false, blockedAt: now }, 'blocked'],
] as const)('%o is %s', (client, status) => {
  expect(statusOf(client)).toBe(status);
});
