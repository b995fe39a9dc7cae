import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  everyDay,
  later,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { clients } from '../../clients/clients.table.ts';
import { bookAppointment } from './booking.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from('2026-03-11');

beforeAll(async () => {
  salon = await openSalon(world, 'Corrida');
});

/** A day that nobody used yet. */
function freshDay(): string {
  day = day.add({ days: 1 });
  return day.toString();
}

async function codesOf(calls: Promise<unknown>[]): Promise<Record<string, number>> {
  const codes = await Promise.all(calls.map(refusalOf));
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]),
  );
}

async function overlaps(): Promise<number> {
  return world.inCompany(salon.companyId, async (scope) => {
    const { rows } = await scope.execute(sql`
      select 1 from appointments a join appointments b on a.id < b.id
        and a.professional_id = b.professional_id and a.keeps_time and b.keeps_time
        and a.busy_from < b.busy_until and b.busy_from < a.busy_until`);
    return rows.length;
  });
}

describe('the same time', () => {
  test('goes to exactly one of two who ask at once', async () => {
    const startTime = at('10:00', freshDay());
    const two = [0, 1].map(() => visitorOf(world).book(wishOf(salon, { startTime })));
    expect(await codesOf(two)).toEqual({ ACCEPTED: 1, SLOT_TAKEN: 1 });
  });

  test('goes to one of fifty, and nobody waits for ever', async () => {
    const startTime = at('10:00', freshDay());
    const fifty = Array.from({ length: 50 }, () =>
      visitorOf(world).book(wishOf(salon, { startTime })),
    );
    expect(await codesOf(fifty)).toEqual({ ACCEPTED: 1, SLOT_TAKEN: 49 });
  });

  test('goes to the second when the first gives up', async () => {
    const startTime = Temporal.Instant.from(at('10:00', freshDay()));
    const booking = { ...staffBooking(), startTime };
    let isPlaced = () => {};
    const placed = new Promise<void>((resolve) => {
      isPlaced = resolve;
    });
    const first = world.inCompany(salon.companyId, async (scope) => {
      expect(await bookAppointment(scope, booking)).toMatchObject({ accepted: true });
      isPlaced();
      await new Promise((resolve) => setTimeout(resolve, 150));
      throw new Error('changed her mind');
    });
    const outcome = first.catch((error: Error) => error.message);
    await placed;
    const wish = wishOf(salon, { startTime: startTime.toString() });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('ACCEPTED');
    expect(await outcome).toBe('changed her mind');
  });

  test('of overlapping times at once none is sold twice', async () => {
    const date = freshDay();
    const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00'];
    const calls = Array.from({ length: 42 }, (_, place) =>
      visitorOf(world).book(wishOf(salon, { startTime: at(times[place % 7] ?? '', date) })),
    );
    const codes = await codesOf(calls);
    expect(Object.keys(codes).toSorted()).toEqual(['ACCEPTED', 'SLOT_TAKEN']);
    expect(await overlaps()).toBe(0);
  });
});

test('a new phone that books twice at once is one client', async () => {
  const date = freshDay();
  const clientPhone = '(21) 96543-2100';
  const times = ['08:00', '09:00', '10:00', '13:00'];
  const calls = times.map((time) =>
    visitorOf(world).book(wishOf(salon, { clientPhone, startTime: at(time, date) })),
  );
  expect(await codesOf(calls)).toEqual({ ACCEPTED: 4 });
  const known = await world.inCompany(salon.companyId, (scope) =>
    scope.$count(clients, sql`phone_key = '2165432100'`),
  );
  expect(known).toBe(1);
});

describe('a request that is sent again', () => {
  test('books once and gets the same answer, whatever she holds by then', async () => {
    const wish = wishOf(salon, { startTime: at('10:00', freshDay()) });
    const visitor = visitorOf(world, { idempotencyKey: 'again-1' });
    const first = await visitor.book(wish);
    const second = await visitor.book({ ...wish, holdId: crypto.randomUUID() });
    expect(second).toEqual(first);
  });

  test('books once when both are on their way together', async () => {
    const wish = wishOf(salon, { startTime: at('10:00', freshDay()) });
    const calls = Array.from({ length: 8 }, () =>
      visitorOf(world, { idempotencyKey: 'again-2' }).book(wish),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ appointmentId }) => appointmentId)).size).toBe(1);
  });

  test('is refused when it asks for something else by the same name', async () => {
    const date = freshDay();
    const visitor = visitorOf(world, { idempotencyKey: 'again-3' });
    const wish = wishOf(salon, { startTime: at('10:00', date) });
    await visitor.book(wish);
    for (const change of [{ startTime: at('13:00', date) }, { clientName: 'Outra' }]) {
      expect(await refusalOf(visitor.book({ ...wish, ...change }))).toBe('REQUEST_KEY_REUSED');
    }
  });

  test('means nothing in another company', async () => {
    const other = await openSalon(world, 'Outra');
    const startTime = at('10:00', freshDay());
    const visitor = visitorOf(world, { idempotencyKey: 'again-4' });
    const mine = await visitor.book(wishOf(salon, { startTime }));
    const hers = await visitor.book(wishOf(other, { startTime }));
    expect(mine.appointmentId).not.toBe(hers.appointmentId);
  });
});

describe('a hold', () => {
  const holdWish = (startTime: string) => ({
    idOrSlug: salon.companyId,
    professionalId: salon.ana,
    serviceIds: [salon.corte],
    startTime,
  });

  test('keeps the time from everybody else and becomes the booking itself', async () => {
    const startTime = at('10:00', freshDay());
    const visitor = visitorOf(world);
    const held = await visitor.hold(holdWish(startTime));
    expect(held).toMatchObject({ startTime, priceCents: 5000, professionalName: 'Ana' });
    expect(held.heldUntil).toBe(noon.add({ minutes: 5 }).toString());
    const wish = wishOf(salon, { startTime });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('SLOT_TAKEN');
    expect(await refusalOf(visitorOf(world).hold(holdWish(startTime)))).toBe('SLOT_TAKEN');
    const booked = await visitor.book({ ...wish, holdId: held.holdId });
    expect(booked.appointmentId).toBe(held.holdId);
  });

  test('is free again when it is over, even for somebody with an old page', async () => {
    const startTime = at('10:00', freshDay());
    await visitorOf(world).hold(holdWish(startTime));
    const wish = wishOf(salon, { startTime });
    expect(await refusalOf(visitorOf(world, later(4)).book(wish))).toBe('SLOT_TAKEN');
    expect(await refusalOf(visitorOf(world, later(5)).book(wish))).toBe('ACCEPTED');
  });

  test('that is over still serves her if nobody came in between', async () => {
    const startTime = at('10:00', freshDay());
    const { holdId } = await visitorOf(world).hold(holdWish(startTime));
    const late = visitorOf(world, later(30));
    expect(await refusalOf(late.book(wishOf(salon, { startTime, holdId })))).toBe('ACCEPTED');
  });

  test('outlasts the notice while she types', async () => {
    const startTime = noon.add({ hours: 1 }).toString();
    const { holdId } = await visitorOf(world, later(54)).hold(holdWish(startTime));
    const wish = wishOf(salon, { startTime });
    const last = visitorOf(world, later(58));
    expect(await refusalOf(last.book({ ...wish, holdId: null }))).toBe('SLOT_TAKEN');
    expect(await refusalOf(last.book({ ...wish, holdId }))).toBe('ACCEPTED');
  });

  test('gives up the one before it, but only if it was won', async () => {
    const date = freshDay();
    const first = await visitorOf(world).hold(holdWish(at('08:00', date)));
    await visitorOf(world).book(wishOf(salon, { startTime: at('10:00', date) }));
    const previousHoldId = first.holdId;
    const lost = visitorOf(world).hold({ ...holdWish(at('10:00', date)), previousHoldId });
    expect(await refusalOf(lost)).toBe('SLOT_TAKEN');
    const taken = wishOf(salon, { startTime: at('08:00', date) });
    expect(await refusalOf(visitorOf(world).book(taken))).toBe('SLOT_TAKEN');
    await visitorOf(world).hold({ ...holdWish(at('13:00', date)), previousHoldId });
    expect(await refusalOf(visitorOf(world).book(taken))).toBe('ACCEPTED');
  });

  test('of another time or length is given up and the wish placed anew', async () => {
    const date = freshDay();
    const { holdId } = await visitorOf(world).hold(holdWish(at('08:00', date)));
    const booked = await visitorOf(world).book(
      wishOf(salon, { startTime: at('08:30', date), holdId }),
    );
    expect(booked.appointmentId).not.toBe(holdId);
    expect(booked.startTime).toBe(at('08:30', date));
  });

  test('can be released, and nothing but a hold can', async () => {
    const startTime = at('10:00', freshDay());
    const visitor = visitorOf(world);
    const idOrSlug = salon.companyId;
    const { holdId } = await visitor.hold(holdWish(startTime));
    await visitor.release({ idOrSlug, holdId });
    const { appointmentId } = await visitor.book(wishOf(salon, { startTime }));
    await visitor.release({ idOrSlug, holdId: appointmentId });
    expect(await refusalOf(visitor.book(wishOf(salon, { startTime })))).toBe('SLOT_TAKEN');
  });

  test('that two send with their bookings serves one of them', async () => {
    const startTime = at('10:00', freshDay());
    const { holdId } = await visitorOf(world).hold(holdWish(startTime));
    const two = [0, 1].map(() => visitorOf(world).book(wishOf(salon, { startTime, holdId })));
    expect(await codesOf(two)).toEqual({ ACCEPTED: 1, SLOT_TAKEN: 1 });
  });
});

describe('any professional', () => {
  test('is whoever has the least to do that day, then the next, by name among equals', async () => {
    const team = await openSalon(world, 'Equipe');
    const bia = await team.employs('Bia');
    await team.worksOn(bia, everyDay);
    const idle = await team.employs('Ada');
    const visitor = visitorOf(world);
    const wish = (time: string) =>
      visitor.book(wishOf(team, { professionalId: null, startTime: at(time) }));
    expect((await wish('08:00')).professionalId).toBe(team.ana);
    expect((await wish('09:00')).professionalId).toBe(bia);
    expect((await wish('08:00')).professionalId).toBe(bia);
    expect((await wish('10:00')).professionalId).toBe(team.ana);
    expect(await refusalOf(wish('08:00'))).toBe('SLOT_TAKEN');
    expect(await refusalOf(wish('12:00'))).toBe('SLOT_UNAVAILABLE');
    const slots = await visitor.slots({
      idOrSlug: team.companyId,
      serviceIds: team.corte,
      date: TOMORROW,
    });
    expect(slots.find(({ startTime }) => startTime === at('08:00'))).toBeUndefined();
    expect(slots.find(({ startTime }) => startTime === at('10:00'))?.professionalId).toBe(bia);
    expect(slots.some(({ professionalId }) => professionalId === idle)).toBe(false);
  });

  test('at once they fill the whole team and no more', async () => {
    const team = await openSalon(world, 'Cheia');
    for (const name of ['Bia', 'Cida', 'Duda'])
      await team.worksOn(await team.employs(name), everyDay);
    const calls = Array.from({ length: 12 }, () =>
      visitorOf(world).book(wishOf(team, { professionalId: null })),
    );
    expect(await codesOf(calls)).toEqual({ ACCEPTED: 4, SLOT_TAKEN: 8 });
  });
});

describe('staff', () => {
  test('book the past, closed hours and, as Encaixe, over another one', async () => {
    const book = (about: object) =>
      world.inCompany(salon.companyId, (scope) =>
        bookAppointment(scope, { ...staffBooking(), ...about }),
      );
    const past = Temporal.Instant.from('2026-03-09T06:07:00Z');
    expect(await book({ startTime: past })).toMatchObject({ accepted: true });
    expect(await book({ startTime: past })).toEqual({ accepted: false, reason: 'slot-taken' });
    const over = await book({ startTime: past, overbook: true });
    expect(over).toMatchObject({ accepted: true, value: { row: { overbooked: true } } });
    const anybody = await book({ startTime: past.add({ hours: 3 }), professionalId: null });
    expect(anybody).toMatchObject({ accepted: true, value: { row: { needsApproval: false } } });
  });
});

function staffBooking() {
  return {
    professionalId: salon.ana,
    serviceIds: [salon.corte],
    startTime: noon,
    client: { name: 'Joana', phone: somePhone(), email: '' },
    notes: '',
    couponCode: '',
    source: 'staff' as const,
    policy: null,
    zone: 'America/Sao_Paulo',
    now: noon,
  };
}
