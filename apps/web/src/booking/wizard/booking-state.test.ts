import { expect, test } from 'vitest';
import type { BookingStep } from '../booking-gate.ts';
import { type BookingEvent, type BookingState, nextState, startingState } from './booking-state.ts';

const coupon = { id: 'c', code: 'DEZ', discountCents: 500, finalTotalCents: 4500, note: '' };
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
    existingId: 'client',
    anotherPerson: false,
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
    existingId: null,
    anotherPerson: false,
    isRemembered: false,
  });
});

test('a client whom staff choose is hers, and what is known is not asked again', () => {
  const ana = { existingId: 'x', name: 'Ana', email: 'a@b.co', phone: '11', anotherPerson: false };
  const chosen = nextState(startingState(), { type: 'client-chosen', client: ana });
  expect(chosen).toMatchObject({ client: ana, step: 'professional' });
  const start = startingState({ professionalId: 'bia', services: ['cut'] });
  expect(nextState(start, { type: 'client-chosen', client: ana }).step).toBe('datetime');
});

test('somebody new who was typed elsewhere is not asked for again', () => {
  const davi = { name: 'Davi', phone: '', email: '', anotherPerson: true };
  const state = startingState({ newcomer: davi, notes: 'Janela', professionalId: 'bia' });
  expect(state).toMatchObject({ client: { ...davi, existingId: null }, step: 'services' });
  expect(state.notes).toBe('Janela');
});

test('what the device remembers is filled in, and is still the visitor’s to change', () => {
  const found = { kind: 'remembered', name: 'Maria', email: 'm@casa.test' } as const;
  const { client } = nextState(startingState(), { type: 'client-searched', found });

  expect(client).toMatchObject({ existingId: null, name: 'Maria' });
  expect(client).toMatchObject({ email: 'm@casa.test', isRemembered: true });
});

test('a phone that nobody has asks for a new client', () => {
  const { client } = nextState(full, { type: 'client-searched', found: { kind: 'unknown' } });

  expect(client).toMatchObject({ isSearched: true, existingId: null, name: '', email: '' });
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
