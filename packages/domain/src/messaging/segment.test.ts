import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import {
  AUDIENCES,
  isInactiveInAnalytics,
  isInSegment,
  isVipInAnalytics,
  SEGMENTS,
  type Segment,
  type SegmentedClient,
  segmentOf,
} from './segment.ts';

const today = Temporal.PlainDate.from('2026-03-10');
const ago = (days: number) => today.subtract({ days });
const nobody: SegmentedClient = {
  registeredOn: ago(30),
  birthDate: null,
  appointments: 0,
  lastAppointmentOn: null,
  hasFutureAppointment: false,
  spent: cents(0),
  isDueForReturn: false,
};
const company = { today, averageSpent: 10_000 };
const segmentsOf = (client: Partial<SegmentedClient>) =>
  SEGMENTS.filter((segment) => isInSegment(segment, { ...nobody, ...client }, company));

test.each<[string, Partial<SegmentedClient>, Segment[]]>([
  ['registered a month ago', {}, ['all']],
  ['registered today', { registeredOn: today }, ['all', 'new']],
  ['registered a week ago', { registeredOn: ago(7) }, ['all', 'new']],
  ['registered eight days ago', { registeredOn: ago(8) }, ['all']],
  ['who came today', { lastAppointmentOn: today }, ['all', 'recent']],
  ['who came 30 days ago', { lastAppointmentOn: ago(30) }, ['all', 'recent']],
  ['who came 31 days ago', { lastAppointmentOn: ago(31) }, ['all']],
  ['who came 59 days ago', { lastAppointmentOn: ago(59) }, ['all']],
  ['who came 60 days ago', { lastAppointmentOn: ago(60) }, ['all', 'inactive']],
  [
    'who came 60 days ago and comes again',
    { lastAppointmentOn: ago(60), hasFutureAppointment: true },
    ['all'],
  ],
  ['who never came in 60 days', { registeredOn: ago(60) }, ['all', 'inactive']],
  ['who should come again about now', { isDueForReturn: true }, ['all', 'due_return']],
  ['with ten appointments', { appointments: 10 }, ['all']],
  ['with eleven appointments', { appointments: 11 }, ['all', 'vip']],
  ['who spent twice the average', { spent: cents(20_000) }, ['all', 'high_value']],
  ['who spent almost as much', { spent: cents(19_999) }, ['all']],
  ['born in March', { birthDate: Temporal.PlainDate.from('1990-03-31') }, ['all', 'birthday']],
  ['born in April', { birthDate: Temporal.PlainDate.from('1990-04-01') }, ['all']],
])('a client %s', (_case, client, expected) => {
  expect(segmentsOf(client)).toEqual(expected);
});

test('who was born on the 29th of February has her month in February', () => {
  const client = { ...nobody, birthDate: Temporal.PlainDate.from('2000-02-29') };
  const february = { ...company, today: Temporal.PlainDate.from('2026-02-01') };
  expect(isInSegment('birthday', client, february)).toBe(true);
  expect(isInSegment('birthday', client, company)).toBe(false);
});

test('while nobody spent anything nobody is of high value', () => {
  expect(isInSegment('high_value', nobody, { today, averageSpent: 0 })).toBe(false);
});

test('each audience of the simple form is a segment', () => {
  expect(AUDIENCES.map(segmentOf)).toEqual(['all', 'recent', 'inactive', 'birthday']);
});

test.each([
  [4, 30, false, false],
  [5, 31, true, true],
])(
  'in the analytics, with %i appointments, the last %i days ago',
  (appointments, days, vip, inactive) => {
    const client = { ...nobody, appointments, lastAppointmentOn: ago(days) };
    expect([isVipInAnalytics(client), isInactiveInAnalytics(client, today)]).toEqual([
      vip,
      inactive,
    ]);
  },
);

test('in the analytics whoever is new, or comes again, was not here lately either', () => {
  const isInactive = (client: Partial<SegmentedClient>) =>
    isInactiveInAnalytics({ ...nobody, ...client }, today);
  expect(isInactive({ registeredOn: today })).toBe(true);
  expect(isInactive({ lastAppointmentOn: ago(40), hasFutureAppointment: true })).toBe(true);
  expect(isInactive({ lastAppointmentOn: today })).toBe(false);
});
