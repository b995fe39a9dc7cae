import { expect, test } from 'vitest';
import {
  appointmentFilters,
  fromDate,
  inView,
  onDate,
  onEveryDay,
  quickSearch,
  quickStartOf,
  withoutQuick,
} from './appointments-view.ts';

const { read, change, isNarrowed, withoutAll } = appointmentFilters;

test('an address is read as far as it makes sense', () => {
  const address = { view: 'cards', date: '2026-11-16', status: 'no_show', search: 98765 };
  expect(read(address)).toEqual({ ...address, search: '98765' });
  const nonsense = { view: 'year', date: '2026-02-30', status: 'late', search: ' ', upcoming: 1 };
  expect(read(nonsense)).toEqual({});
});

test('every day is a list without a date, and keeps what is searched for', () => {
  const view = { view: 'cards', date: '2026-11-16', search: 'maria' } as const;
  expect(onEveryDay(view)).toEqual({ view: 'list', search: 'maria', everyDay: true });
  expect(withoutAll(onEveryDay(view))).toEqual({ view: 'list', everyDay: true });
});

test('the list opens with what is to come', () => {
  expect(inView({ date: '2026-11-16' }, 'list')).toEqual({ view: 'list', upcoming: true });
  expect(onDate({ view: 'list', upcoming: true }, '2026-11-16')).toEqual({
    view: 'list',
    date: '2026-11-16',
  });
});

test('a list of which nothing else is said begins today', () => {
  expect(read({ view: 'list' })).toEqual({ view: 'list', upcoming: true });
  expect(onDate({ view: 'list', everyDay: true }, undefined)).toEqual(read({ view: 'list' }));
  expect(read({ view: 'list', request: 'waiting' })).toEqual({ view: 'list', request: 'waiting' });
  const from = { view: 'list', date: '2026-11-16' } as const;
  expect(read({ ...from, everyDay: true })).toEqual(from);
  expect(read({ view: 'week', everyDay: true })).toEqual({ view: 'week' });
});

test('what is filtered on a timeline is shown as cards of the same day', () => {
  const filter = { status: 'confirmed' } as const;
  expect(change({ view: 'week', date: '2026-11-16' }, filter)).toEqual({
    view: 'cards',
    date: '2026-11-16',
    status: 'confirmed',
  });
  expect(change({ view: 'list' }, filter).view).toBe('list');
});

test('an address with a filter shows cards, as filtering does', () => {
  expect(read({ status: 'no_show' })).toEqual({ view: 'cards', status: 'no_show' });
  expect(read({ view: 'week', search: 'maria' }).view).toBe('cards');
  expect(read({ view: 'list', status: 'no_show' }).view).toBe('list');
});

test('a timeline has no filters', () => {
  const cards = { view: 'cards', date: '2026-11-16', search: 'maria' } as const;
  expect(inView(cards, 'day')).toEqual({ date: '2026-11-16' });
  expect(isNarrowed(cards)).toBe(true);
  expect(isNarrowed(withoutAll(cards))).toBe(false);
});

test('a list of several days keeps its last one, unless the first is moved beyond it', () => {
  const view = read({ view: 'list', date: '2026-11-01', until: '2026-11-30' });
  expect(view).toEqual({ view: 'list', date: '2026-11-01', until: '2026-11-30' });
  expect(fromDate(view, '2026-11-10')).toEqual({ ...view, date: '2026-11-10' });
  expect(fromDate(view, '2026-12-01')).toEqual({ view: 'list', date: '2026-12-01' });
  expect(change(view, { until: undefined })).toEqual({ view: 'list', date: '2026-11-01' });
});

test('only a list has a last day', () => {
  expect(read({ date: '2026-11-01', until: '2026-11-30' })).toEqual({
    date: '2026-11-01',
  });
});

test('whose appointments they are stays when the days change, until it is taken away', () => {
  const professionalId = '01990000-0000-7000-8000-0000000000b1';
  const view = read({ view: 'list', date: '2026-11-16', professionalId });
  expect(view.professionalId).toBe(professionalId);
  expect(read({ view: 'list', professionalId: 'ana' })).toEqual({ view: 'list', upcoming: true });
  expect(isNarrowed(view)).toBe(true);
  expect(onEveryDay(view)).toEqual({ view: 'list', professionalId, everyDay: true });
  expect(withoutAll(view)).toEqual({ view: 'list', date: '2026-11-16' });
});

test('what is done stays when the days change, until it is taken away', () => {
  const serviceId = '01990000-0000-7000-8000-0000000000c1';
  const view = read({ view: 'list', date: '2026-11-16', serviceId });
  expect(view).toEqual({ view: 'list', date: '2026-11-16', serviceId });
  expect(read({ serviceId })).toEqual({ view: 'cards', serviceId });
  expect(read({ view: 'list', serviceId: 'corte' })).toEqual({ view: 'list', upcoming: true });
  expect(isNarrowed(view)).toBe(true);
  expect(onEveryDay(view)).toEqual({ view: 'list', serviceId, everyDay: true });
  expect(inView(view, 'day')).toEqual({ date: '2026-11-16' });
  expect(withoutAll(view)).toEqual({ view: 'list', date: '2026-11-16' });
});

test('the quick panel stands in the address, with what is known of the booking', () => {
  const [ana, maria] = ['a', 'b'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);
  const at = '2026-11-17T14:30';
  const start = { at, professionalId: ana, clientId: maria, serviceIds: [`${ana}`, `${maria}`] };
  const view = quickSearch(start, { date: '2026-11-17', open: `${ana}` });
  expect(view).toEqual({
    date: '2026-11-17',
    quick: at,
    quickWith: ana,
    quickFor: maria,
    quickServices: `${ana},${maria}`,
  });
  expect(quickStartOf(view)).toEqual(start);
  expect(withoutQuick(view)).toEqual({ date: '2026-11-17' });
  expect(quickSearch()).toEqual({ quick: 'next' });
  expect(quickStartOf({})).toBeNull();
});

test('a time of the quick panel that is none opens nothing', () => {
  const wrong = ['2026-11-17', '2026-11-17T24:00', '2026-02-30T10:00', 'T10:00', 'amanhã', 7];
  expect(wrong.map((quick) => read({ quick }))).toEqual(wrong.map(() => ({})));
  expect(read({ quickServices: 'x,y', quickFor: 'Maria' })).toEqual({});
});
