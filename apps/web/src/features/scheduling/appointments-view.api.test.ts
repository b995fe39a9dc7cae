import { expect, test } from 'vitest';
import {
  filtered,
  fromDate,
  inView,
  isNarrowed,
  onDate,
  onEveryDay,
  readAppointmentsView,
  untilDate,
  withoutFilters,
} from './appointments-view.api.ts';

test('an address is read as far as it makes sense', () => {
  const address = { view: 'cards', date: '2026-11-16', status: 'no_show', search: 98765 };
  expect(readAppointmentsView(address)).toEqual({ ...address, search: '98765' });
  const nonsense = { view: 'year', date: '2026-02-30', status: 'late', search: ' ', upcoming: 1 };
  expect(readAppointmentsView(nonsense)).toEqual({});
});

test('every day is a list without a date, and keeps what is searched for', () => {
  const view = { view: 'cards', date: '2026-11-16', search: 'maria' } as const;
  expect(onEveryDay(view)).toEqual({ view: 'list', search: 'maria' });
});

test('the list opens with what is to come', () => {
  expect(inView({ date: '2026-11-16' }, 'list')).toEqual({ view: 'list', upcoming: true });
  expect(onDate({ view: 'list', upcoming: true }, '2026-11-16')).toEqual({
    view: 'list',
    date: '2026-11-16',
  });
});

test('what is filtered on a timeline is shown as cards of the same day', () => {
  const filter = { status: 'confirmed' } as const;
  expect(filtered({ view: 'week', date: '2026-11-16' }, filter)).toEqual({
    view: 'cards',
    date: '2026-11-16',
    status: 'confirmed',
  });
  expect(filtered({ view: 'list' }, filter).view).toBe('list');
});

test('an address with a filter shows cards, as filtering does', () => {
  expect(readAppointmentsView({ status: 'no_show' })).toEqual({ view: 'cards', status: 'no_show' });
  expect(readAppointmentsView({ view: 'week', search: 'maria' }).view).toBe('cards');
  expect(readAppointmentsView({ view: 'list', status: 'no_show' }).view).toBe('list');
});

test('a timeline has no filters', () => {
  const cards = { view: 'cards', date: '2026-11-16', search: 'maria' } as const;
  expect(inView(cards, 'day')).toEqual({ date: '2026-11-16' });
  expect(isNarrowed(cards)).toBe(true);
  expect(isNarrowed(withoutFilters(cards))).toBe(false);
});

test('a list of several days keeps its last one, unless the first is moved beyond it', () => {
  const view = readAppointmentsView({ view: 'list', date: '2026-11-01', until: '2026-11-30' });
  expect(view).toEqual({ view: 'list', date: '2026-11-01', until: '2026-11-30' });
  expect(fromDate(view, '2026-11-10')).toEqual({ ...view, date: '2026-11-10' });
  expect(fromDate(view, '2026-12-01')).toEqual({ view: 'list', date: '2026-12-01' });
  expect(untilDate(view, undefined)).toEqual({ view: 'list', date: '2026-11-01' });
});

test('only a list has a last day', () => {
  expect(readAppointmentsView({ date: '2026-11-01', until: '2026-11-30' })).toEqual({
    date: '2026-11-01',
  });
});

test('whose appointments they are stays when the days change, until it is taken away', () => {
  const professionalId = '01990000-0000-7000-8000-0000000000b1';
  const view = readAppointmentsView({ view: 'list', date: '2026-11-16', professionalId });
  expect(view.professionalId).toBe(professionalId);
  expect(readAppointmentsView({ view: 'list', professionalId: 'ana' })).toEqual({ view: 'list' });
  expect(isNarrowed(view)).toBe(true);
  expect(onEveryDay(view)).toEqual({ view: 'list', professionalId });
  expect(withoutFilters(view)).toEqual({ view: 'list', date: '2026-11-16' });
});

test('what is done stays when the days change, until it is taken away', () => {
  const serviceId = '01990000-0000-7000-8000-0000000000c1';
  const view = readAppointmentsView({ view: 'list', date: '2026-11-16', serviceId });
  expect(view).toEqual({ view: 'list', date: '2026-11-16', serviceId });
  expect(readAppointmentsView({ serviceId })).toEqual({ view: 'cards', serviceId });
  expect(readAppointmentsView({ view: 'list', serviceId: 'corte' })).toEqual({ view: 'list' });
  expect(isNarrowed(view)).toBe(true);
  expect(onEveryDay(view)).toEqual({ view: 'list', serviceId });
  expect(inView(view, 'day')).toEqual({ date: '2026-11-16' });
  expect(withoutFilters(view)).toEqual({ view: 'list', date: '2026-11-16' });
});
