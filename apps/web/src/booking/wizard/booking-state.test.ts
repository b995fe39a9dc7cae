import { expect, test } from 'vitest';
import type { BookingStep, FoundClient } from '../booking-gate.ts';
import { type BookingEvent, type BookingState, nextState, startingState } from './booking-state.ts';

const coupon = { id: 'c', code: 'DEZ', discountCents: 500, finalTotalCents: 4500 };
const time = { startTime: '2026-11-16T12:00:00Z', endTime: null, durationMinutes: 30 };

/** Everything chosen, on the last step. */
const full: BookingState = {
  ...startingState(),
  step: 'contact',
  client: {
    phone: '11988887777',
    name: 'Maria',
    email: 'maria@casa.test',
    isSearched: true,
    isExisting: true,
    existingId: 'client',
    known: [],
    isAnother: false,
    isRemembered: false,
  },
  professional: 'bia',
  serviceIds: ['cut'],
  date: '2026-11-16',
  time,
  couponCode: 'DEZ',
  coupon,
};

test('editing the phone forgets the client that was found', () => {
  const { client } = nextState(full, { type: 'phone-edited', phone: '1198888777' });

  expect(client).toEqual({
    phone: '1198888777',
    name: '',
    email: '',
    isSearched: false,
    isExisting: false,
    existingId: null,
    known: [],
    isAnother: false,
    isRemembered: false,
  });
});

test('a client that staff find fills name and e-mail', () => {
  const ana = { id: 'x', name: 'Ana', email: 'a@b.co', phone: '11' };
  const found: FoundClient = { kind: 'client', client: ana, others: [] };
  const { client } = nextState(startingState(), { type: 'client-searched', found });

  expect(client).toMatchObject({ isExisting: true, existingId: 'x', name: 'Ana', email: 'a@b.co' });
});

test('what the device remembers is filled in, and is still the visitor’s to change', () => {
  const found = { kind: 'remembered', name: 'Maria', email: 'm@casa.test' } as const;
  const { client } = nextState(startingState(), { type: 'client-searched', found });

  expect(client).toMatchObject({ isExisting: false, existingId: null, name: 'Maria' });
  expect(client).toMatchObject({ email: 'm@casa.test', isRemembered: true });
});

test('staff say that it is another of the family, or somebody new', () => {
  const [ana, bia] = ['Ana', 'Bia'].map((name) => ({ id: name, name, email: '', phone: '11' }));
  if (!ana || !bia) throw new Error('Nobody was found');
  const found: FoundClient = { kind: 'client', client: ana, others: [bia] };
  const searched = nextState(startingState(), { type: 'client-searched', found });
  const told = nextState(searched, { type: 'client-told', client: bia });
  expect(told.client).toMatchObject({ existingId: 'Bia', name: 'Bia', isAnother: false });

  const another = nextState(told, { type: 'client-told', client: null });
  expect(another.client).toMatchObject({ existingId: null, isExisting: false, name: '' });
  expect(another.client).toMatchObject({ isAnother: true, known: [ana, bia] });
});

test('a phone that nobody has asks for a new client', () => {
  const { client } = nextState(full, { type: 'client-searched', found: { kind: 'unknown' } });

  expect(client).toMatchObject({ isSearched: true, isExisting: false, name: '', email: '' });
});

test('name and e-mail are trimmed when she goes on', () => {
  const typed = { ...full, client: { ...full.client, name: ' Maria ', email: ' m@casa.test ' } };

  expect(nextState(typed, { type: 'client-identified' }).client).toMatchObject({
    name: 'Maria',
    email: 'm@casa.test',
  });
});

test('another professional clears services, date, time and coupon', () => {
  expect(nextState(full, { type: 'professional-chosen', professional: 'caio' })).toMatchObject({
    step: 'services',
    professional: 'caio',
    serviceIds: [],
    date: null,
    time: null,
    couponCode: '',
    coupon: null,
  });
});

test.each([
  ['color', ['cut', 'color']],
  ['cut', []],
])('toggling the service %s clears date and time, and the reckoned coupon', (serviceId, left) => {
  const event: BookingEvent = { type: 'service-toggled', serviceId, most: 'many' };

  expect(nextState(full, event)).toMatchObject({
    serviceIds: left,
    date: null,
    time: null,
    coupon: null,
    couponCode: 'DEZ',
  });
});

test('where only one service may be booked, another takes its place', () => {
  const event: BookingEvent = { type: 'service-toggled', serviceId: 'color', most: 'one' };

  expect(nextState(full, event).serviceIds).toEqual(['color']);
});

test('a date clears the time', () => {
  const choosing = { ...full, step: 'datetime' } as const;
  const state = nextState(choosing, { type: 'date-chosen', date: '2026-11-17' });

  expect(state).toMatchObject({ date: '2026-11-17', time: null });
});

test('a day that is proposed when the time was chosen already changes nothing', () => {
  const chosen = { ...full, step: 'contact' } as const;

  expect(nextState(chosen, { type: 'date-chosen', date: '2026-11-17' })).toBe(chosen);
});

test('a time leads to the last step', () => {
  const choosing = { ...full, step: 'datetime', time: null } as const;

  expect(nextState(choosing, { type: 'time-chosen', time })).toMatchObject({
    step: 'contact',
    time,
  });
});

test('a time that was lost leads back to the times of that day, with the reason', () => {
  expect(nextState(full, { type: 'time-lost', because: 'Ocupado.' })).toMatchObject({
    step: 'datetime',
    date: '2026-11-16',
    time: null,
    lostBecause: 'Ocupado.',
  });
});

test('coupon codes are written in capitals, and another code is another coupon', () => {
  const state = nextState(full, { type: 'coupon-edited', code: 'vinte' });

  expect(state).toMatchObject({ couponCode: 'VINTE', coupon: null });
});

const ways: [BookingStep, BookingStep, Partial<BookingState>][] = [
  ['professional', 'client_identification', { professional: null, serviceIds: ['cut'], time }],
  ['services', 'professional', { professional: 'bia', serviceIds: [], date: '2026-11-16' }],
  ['datetime', 'services', { serviceIds: ['cut'], date: '2026-11-16', time: null }],
  ['contact', 'datetime', { serviceIds: ['cut'], date: '2026-11-16', time: null }],
  ['client_identification', 'client_identification', { professional: 'bia', time }],
  ['confirmation', 'confirmation', { professional: 'bia', time }],
];

test.each(ways)('back from %s leads to %s', (from, to, left) => {
  const state = nextState({ ...full, step: from }, { type: 'went-back' });

  expect(state).toMatchObject({ step: to, ...left, notes: full.notes, client: full.client });
});

test.each([
  [{}, 'client_identification'],
  [{ client: { id: 'x', name: 'Ana', phone: '11', email: '' } }, 'professional'],
  [{ professionalId: 'bia' }, 'client_identification'],
  [{ professionalId: 'bia', client: { id: 'x', name: 'Ana', phone: '11', email: '' } }, 'services'],
  [{ step: 'services' as const, professionalId: 'bia' }, 'services'],
])('what is known from the start is not asked again: %j', (start, step) => {
  expect(startingState(start).step).toBe(step);
});
