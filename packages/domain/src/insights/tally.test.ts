import { describe, expect, test } from 'vitest';
import { type Happened, type PaidService, tallyOf, type Visit } from './tally.ts';

const zone = 'America/Sao_Paulo';
/** A Sunday. */
const firstDay = Temporal.PlainDate.from('2026-03-01');
const frame = { firstDay, zone, days: 31, professionals: 2, services: 2 };

function secondOf(localTime: string): number {
  return Temporal.PlainDateTime.from(localTime).toZonedDateTime(zone).epochMilliseconds / 1000;
}

function visit(at: string, more: Partial<Visit> & { minutes?: number } = {}): Visit {
  const { minutes = 60, ...rest } = more;
  const startTime = secondOf(at);
  return { startTime, endTime: startTime + minutes * 60, status: 'completed', who: 0, ...rest };
}

function paid(at: string, more: Partial<PaidService> = {}): PaidService {
  return {
    day: 0,
    startTime: secondOf(at),
    gross: 5000,
    discount: 0,
    prepaid: 0,
    who: 0,
    what: 0,
    ...more,
  };
}

function tally(happened: Partial<Happened>) {
  return tallyOf({ visits: [], paidServices: [], ...happened }, frame);
}

test('nothing happened: every day is there and empty', () => {
  const { whole, byDay, byHour, byProfessional, byService } = tally({});
  expect(whole).toEqual({ appointments: 0, completed: 0, revenue: 0 });
  expect([byDay, byHour, byProfessional, byService].map(({ length }) => length)).toEqual([
    ...[31, 168, 2, 2],
  ]);
  expect(byDay.every(({ appointments, revenue }) => appointments === 0 && revenue === 0)).toBe(
    true,
  );
});

describe('a visit', () => {
  test('counts for its day, its hour of the week, its professional and its status', () => {
    const { whole, byStatus, byDay, byHour, byProfessional } = tally({
      visits: [visit('2026-03-10T09:30', { who: 1 })],
    });
    const once = { appointments: 1, completed: 1, revenue: 0 };
    expect(whole).toEqual(once);
    expect(byStatus).toMatchObject({ completed: 1, cancelled: 0 });
    expect(byDay[9]).toEqual(once);
    // A Tuesday, the second day of the week.
    expect(byHour[24 + 9]).toEqual(once);
    const first = 9 * 1440 + 570;
    expect(byProfessional[1]).toMatchObject({
      ...once,
      booked: [{ from: first, until: first + 60 }],
    });
    expect(byProfessional[0]).toMatchObject({ appointments: 0, booked: [] });
  });

  test('that was cancelled counts and takes no time', () => {
    const { whole, byStatus, byProfessional } = tally({
      visits: [visit('2026-03-10T09:30', { status: 'cancelled' })],
    });
    expect(whole).toMatchObject({ appointments: 1, completed: 0 });
    expect(byStatus.cancelled).toBe(1);
    expect(byProfessional[0]?.booked).toEqual([]);
  });

  test('late in the evening belongs to the day on the wall', () => {
    const { byDay, byHour } = tally({ visits: [visit('2026-03-31T23:30')] });
    expect(byDay[30]?.appointments).toBe(1);
    expect(byHour[24 + 23]?.appointments).toBe(1);
  });

  test('of somebody who is on no roster counts for the whole', () => {
    const { whole, byProfessional } = tally({ visits: [visit('2026-03-10T09:30', { who: -1 })] });
    expect(whole.appointments).toBe(1);
    expect(byProfessional.map(({ appointments }) => appointments)).toEqual([0, 0]);
  });
});

describe('a payment', () => {
  test('counts on its own day and in the hour of its appointment', () => {
    const { whole, byDay, byHour, byProfessional, byService } = tally({
      paidServices: [paid('2026-02-16T14:00', { day: 4, discount: 500, who: 1, what: 1 })],
    });
    expect(whole.revenue).toBe(4500);
    expect(byDay[4]?.revenue).toBe(4500);
    // A Monday of the month before.
    expect(byHour[14]?.revenue).toBe(4500);
    expect(byProfessional[1]).toMatchObject({ revenue: 4500, payments: 1, appointments: 0 });
    expect(byService[1]).toEqual({ payments: 1, timesPaid: 1, revenue: 4500 });
  });

  test('given back takes away what it brought, and leaves a trace', () => {
    const { whole, byProfessional, byService } = tally({
      paidServices: [
        paid('2026-03-02T14:00', { discount: 500 }),
        paid('2026-03-02T14:00', { day: 3, gross: -5000, discount: -500 }),
      ],
    });
    expect(whole.revenue).toBe(0);
    expect(byProfessional[0]).toMatchObject({ revenue: 0, payments: 2 });
    expect(byService[0]).toEqual({ payments: 2, timesPaid: 0, revenue: 0 });
  });

  test('of what was paid before is none of this day, and is counted apart', () => {
    const { whole, prepaid, byService } = tally({
      paidServices: [paid('2026-03-02T14:00', { discount: 500, prepaid: 3000 })],
    });
    expect([whole.revenue, prepaid]).toEqual([1500, 3000]);
    expect(byService[0]).toEqual({ payments: 1, timesPaid: 1, revenue: 1500 });
  });

  test('of nothing is none', () => {
    const { byService } = tally({ paidServices: [paid('2026-03-02T14:00', { gross: 0 })] });
    expect(byService[0]).toEqual({ payments: 1, timesPaid: 0, revenue: 0 });
  });
});
