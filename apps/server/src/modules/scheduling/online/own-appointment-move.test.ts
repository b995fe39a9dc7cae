import { type Cents, cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listeningTo, seenIn } from '../../../../tests/agenda-support.ts';
import {
  at,
  everyDay,
  openSalon,
  refusalOf,
  type Salon,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { createRateLimiter } from '../../../foundation/http/rate-limit.ts';
import { services } from '../../catalog/services.table.ts';
import { readCompany } from '../../company/company.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { cancelOwn, moveOwn } from './own-appointment.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from(TOMORROW);

beforeAll(async () => {
  salon = await openSalon(world, 'Mudanca');
});

function freshDay(): string {
  day = day.add({ days: 1 });
  return day.toString();
}

async function rowOf(id: string) {
  return world.inCompany(salon.companyId, async (scope) => {
    const [row] = await scope.select().from(appointments).where(eq(appointments.id, id));
    if (!row) throw new Error('The appointment is gone');
    return row;
  });
}

function priced(change: { price: Cents; durationMinutes: number }) {
  return world.inCompany(salon.companyId, (scope) => scope.update(services).set(change));
}

test('she stays within the days of her coupon; the team need not', async () => {
  const strict = await openSalon(world, 'Quinta');
  const api = await world.as(strict.ownerId);
  const tenOff = { name: 'Dez', discountType: 'percentage', discountValue: 10_00 } as const;
  await api.promotions.coupons.create({ ...tenOff, code: 'QUINTA', weekdays: [4] });
  const wish = { startTime: at('10:00', '2026-03-19'), couponCode: 'QUINTA' };
  const { token, id } = await bookOnline(world, strict, wish);
  const moved = ownPage(world).move({ token, startTime: at('10:00', '2026-03-20') });
  await expect(moved).rejects.toMatchObject({
    code: 'COUPON_REFUSED',
    message: 'Este cupom só vale na quinta. Escolha outro dia.',
  });
  const later = at('10:00', '2026-03-26');
  expect(await ownPage(world).move({ token, startTime: later })).toMatchObject({
    startTime: later,
  });

  const { appointments: agenda } = api.scheduling;
  const { version } = await agenda.get({ id });
  const elsewhere = { professionalId: strict.ana, startTime: at('10:00', '2026-03-27') };
  await agenda.move({ id, version, ...elsewhere });
  expect(await agenda.get({ id })).toMatchObject({ discountCents: 5_00, couponCode: 'QUINTA' });
});

test('she stays within the month of her birthday, where her coupon is for it', async () => {
  const glad = await openSalon(world, 'Parabens');
  const api = await world.as(glad.ownerId);
  const half = { name: 'Parabéns', discountType: 'percentage', discountValue: 50_00 } as const;
  await api.promotions.coupons.create({ ...half, code: 'NIVER', birthdayMonthOnly: true });
  const phone = '11987650317';
  await api.clients.clients.create({ name: 'Rita', phone, birthDate: '1990-03-17' });
  const wish = { startTime: at('10:00', '2026-03-19'), clientPhone: phone, couponCode: 'NIVER' };
  const { token } = await bookOnline(world, glad, wish);
  const moved = ownPage(world).move({ token, startTime: at('10:00', '2026-04-02') });
  await expect(moved).rejects.toMatchObject({ code: 'COUPON_REFUSED' });
  const later = at('10:00', '2026-03-30');
  expect(await ownPage(world).move({ token, startTime: later })).toMatchObject({
    startTime: later,
  });
});

describe('the times to move to', () => {
  test('are those of the same professional, as long as it was booked, its own among them', async () => {
    const date = freshDay();
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    await bookOnline(world, salon, { startTime: at('15:00', date) });
    const slots = await ownPage(world).slots({ token, date });
    const starts = slots.map(({ startTime }) => startTime);
    expect(starts).toContain(at('10:00', date));
    expect(starts).toContain(at('10:30', date));
    for (const taken of ['14:30', '15:00', '15:30']) expect(starts).not.toContain(at(taken, date));
    expect(slots[0]).toMatchObject({ durationMinutes: 60, professionalId: salon.ana });
  });

  test('fill the horizon of the company and not a day more', async () => {
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', freshDay()) });
    const days = await ownPage(world).days({ token });
    expect(days).toHaveLength(31);
    expect(days[0]?.date).toBe('2026-03-10');
    for (const date of ['2026-03-09', '2026-04-10']) {
      expect(await ownPage(world).slots({ token, date })).toEqual([]);
    }
  });

  test('are not shown from the cut-off on', async () => {
    const date = freshDay();
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    const page = ownPage(world, { now: Temporal.Instant.from(at('08:00', date)) });
    expect(await refusalOf(page.days({ token }))).toBe('TOO_LATE_TO_CHANGE');
    expect(await refusalOf(page.slots({ token, date }))).toBe('TOO_LATE_TO_CHANGE');
  });

  test('are not on a day on which only her own is free', async () => {
    const lia = await salon.employs('Lia');
    const weekdays = [1, 2, 3, 4, 5];
    await salon.worksOn(
      lia,
      weekdays.map((weekday) => ({ weekday, shifts: [oneHour] })),
    );
    const date = '2026-03-26';
    const wish = { professionalId: lia, startTime: at('10:00', date) };
    const { token } = await bookOnline(world, salon, wish);
    const days = await ownPage(world).days({ token });
    const isOpen = (wanted: string) => days.find((day) => day.date === wanted)?.available;
    expect([isOpen('2026-03-25'), isOpen(date), isOpen('2026-03-27')]).toEqual([true, false, true]);
  });

  test('of a professional who left are none', async () => {
    const gone = await salon.employs('Lia');
    await salon.worksOn(
      gone,
      [1, 2, 3, 4, 5].map((weekday) => ({ weekday, shifts: [morning] })),
    );
    const date = '2026-03-30';
    const wish = { professionalId: gone, startTime: at('10:00', date) };
    const { token } = await bookOnline(world, salon, wish);
    const api = await world.as(salon.ownerId);
    const { deactivate } = api.team.professionals;
    const seenAppointments = await seenIn(deactivate({ id: gone }));
    await deactivate({ id: gone, seenAppointments });
    expect(await ownPage(world).days({ token })).toEqual([]);
    const move = { token, startTime: at('11:00', date) };
    expect(await refusalOf(ownPage(world).move(move))).toBe('SLOT_UNAVAILABLE');
  });
});

const oneHour = { from: 10 * 60, until: 11 * 60, breaks: [] };
const morning = { from: 8 * 60, until: 12 * 60, breaks: [] };

describe('moving to somebody else', () => {
  test('is offered to whoever does all of it, for as long as she takes, at what she charges', async () => {
    const shop = await openSalon(world, 'Trocas');
    const bia = await shop.employs('Bia');
    await shop.worksOn(bia, everyDay);
    await shop.does(bia, [{ serviceId: shop.corte, price: cents(7000), durationMinutes: 90 }]);
    const barba = await shop.offers('Barba', {});
    const caio = await shop.employs('Caio');
    await shop.worksOn(caio, everyDay);
    await shop.does(caio, [{ serviceId: barba }]);
    const startTime = at('10:00');
    const { token } = await bookOnline(world, shop, { startTime });
    const page = ownPage(world);

    const others = [{ id: bia, name: 'Bia', priceCents: 7000 }];
    expect(await page.professionals({ token })).toEqual(others);
    const slots = await page.slots({ token, date: TOMORROW, professionalId: bia });
    expect(slots).toContainEqual({
      startTime,
      endTime: at('11:30'),
      durationMinutes: 90,
      professionalId: bia,
    });
    expect(await page.days({ token, professionalId: caio })).toEqual([]);
    expect(await refusalOf(page.move({ token, startTime, professionalId: caio }))).toBe(
      'SLOT_UNAVAILABLE',
    );
    const moved = await page.move({ token, startTime, professionalId: bia });
    expect(moved).toMatchObject({ startTime, endTime: at('11:30'), professionalName: 'Bia' });
    expect(moved.priceCents).toBe(7000);
  });

  test('costs what was shown, tells the team, and takes what a coupon still takes off', async () => {
    const shop = await openSalon(world, 'Precos');
    const bia = await shop.employs('Bia');
    await shop.worksOn(bia, everyDay);
    const charges = (price: number) =>
      shop.does(bia, [{ serviceId: shop.corte, price: cents(price), durationMinutes: 60 }]);
    await charges(8000);
    const api = await world.as(shop.ownerId);
    const half = { name: 'Metade', discountType: 'percentage', discountValue: 50_00 } as const;
    await api.promotions.coupons.create({ ...half, code: 'METADE' });
    const wish = { startTime: at('10:00'), couponCode: 'METADE' };
    const { token, id } = await bookOnline(world, shop, wish);
    const page = ownPage(world);
    const [seen] = await page.professionals({ token });
    expect(seen).toMatchObject({ id: bia, priceCents: 4000 });
    await charges(9000);
    const move = { token, startTime: at('11:00'), professionalId: bia };
    expect(await refusalOf(page.move({ ...move, priceCents: 4000 }))).toBe('PRICE_CHANGED');
    expect(await page.get({ token })).toMatchObject({ professionalName: 'Ana', priceCents: 2500 });
    expect(await page.move({ ...move, priceCents: 4500 })).toMatchObject({ priceCents: 4500 });
    const { appointments: agenda } = api.scheduling;
    expect(await agenda.get({ id })).toMatchObject({
      priceCents: 4500,
      discountCents: 4500,
      couponCode: 'METADE',
    });
    const [change] = await agenda.listChanges({ id });
    const told = change?.fields.find(({ name }) => name === 'Valor');
    expect([told?.before, told?.after].map((text) => text?.replace(/\s/, ' '))).toEqual([
      'R$ 25,00',
      'R$ 45,00',
    ]);
  });

  test('is offered at the same price alone where the team promised another one, or it is paid', async () => {
    const shop = await openSalon(world, 'Promessas');
    const [bia, caio] = [await shop.employs('Bia'), await shop.employs('Caio')];
    for (const who of [bia, caio]) await shop.worksOn(who, everyDay);
    const dear = { serviceId: shop.corte, price: cents(7000), durationMinutes: 60 };
    await shop.does(bia, [dear]);
    await shop.does(caio, [{ ...dear, price: cents(9000) }]);
    const api = await world.as(shop.ownerId);
    const { token, id } = await bookOnline(world, shop, { startTime: at('10:00') });
    const page = ownPage(world);
    const { appointments: agenda } = api.scheduling;
    const { version } = await agenda.get({ id });
    await agenda.move({ id, version, professionalId: bia, startTime: at('10:00') });
    expect(await page.professionals({ token })).toEqual([
      { id: shop.ana, name: 'Ana', priceCents: 5000 },
    ]);
    const move = { token, startTime: at('14:00'), professionalId: caio };
    expect(await refusalOf(page.move(move))).toBe('SLOT_UNAVAILABLE');

    const paid = await bookOnline(world, shop, { startTime: at('15:00') });
    await world.inCompany(shop.companyId, (scope) =>
      scope.update(appointments).set({ settledAt: noon }).where(eq(appointments.id, paid.id)),
    );
    expect(await page.professionals({ token: paid.token })).toEqual([]);
  });

  test('does not take what she has already', async () => {
    const shop = await openSalon(world, 'Ocupada');
    const bia = await shop.employs('Bia');
    await shop.worksOn(bia, everyDay);
    const startTime = at('10:00');
    await bookOnline(world, shop, { startTime, professionalId: bia });
    const { token } = await bookOnline(world, shop, { startTime });
    const move = { token, startTime, professionalId: bia };
    expect(await refusalOf(ownPage(world).move(move))).toBe('SLOT_TAKEN');
    expect(await ownPage(world).get({ token })).toMatchObject({ professionalName: 'Ana' });
  });
});

describe('moving', () => {
  test('keeps professional, services, price and length, and frees the old time', async () => {
    const date = freshDay();
    const { token, id } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    const before = await rowOf(id);
    await priced({ price: cents(9900), durationMinutes: 90 });
    const startTime = at('14:00', date);
    const shown = await ownPage(world).move({ token, startTime });
    expect(shown).toMatchObject({ startTime, priceCents: 5000, professionalName: 'Ana' });
    expect(shown.endTime).toBe(at('15:00', date));
    expect(await rowOf(id)).toMatchObject({
      version: before.version + 1,
      price: cents(5000),
      professionalId: salon.ana,
    });
    const starts = await ownPage(world).slots({ token, date });
    expect(starts.map((slot) => slot.startTime)).toContain(at('10:00', date));
    await priced({ price: cents(5000), durationMinutes: 60 });
  });

  test('and cancelling tell the others what the client did and which time is free', async () => {
    const date = freshDay();
    const { id } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    const startTime = Temporal.Instant.from(at('15:00', date));
    const { heard } = await listeningTo(world, { salon }, async (scope) => {
      const herself = { company: await readCompany(scope), now: noon };
      await moveOwn(scope, { id, startTime }, herself);
      await cancelOwn(scope, id, herself);
    });
    expect(heard).toMatchObject([
      {
        event: 'appointment.moved',
        announced: { by: 'client', freed: { startTime: at('10:00', date) } },
      },
      {
        event: 'appointment.cancelled',
        announced: { by: 'client', freed: { startTime: at('15:00', date) } },
      },
    ]);
  });

  test('where the company looks at each booking first waits for it again', async () => {
    const careful = await openSalon(world, 'Cuidadosa');
    await careful.takesBookings({ manualApproval: true });
    const { token, id } = await bookOnline(world, careful, { startTime: at('10:00') });
    const api = await world.as(careful.ownerId);
    await api.scheduling.appointments.changeStatus({ id, status: 'confirmed' });
    const waiting = { status: 'scheduled', needsApproval: true, mayConfirm: false };
    const moved = await ownPage(world).move({ token, startTime: at('15:00') });
    expect(moved).toMatchObject({ startTime: at('15:00'), ...waiting });
  });

  test('to where it already is does nothing', async () => {
    const startTime = at('10:00', freshDay());
    const { token, id } = await bookOnline(world, salon, { startTime });
    await ownPage(world).move({ token, startTime });
    expect((await rowOf(id)).version).toBe(1);
  });

  test.each([
    ['off the grid', '14:10', 'SLOT_UNAVAILABLE'],
    ['into lunch', '12:00', 'SLOT_UNAVAILABLE'],
    ['past closing time', '17:30', 'SLOT_UNAVAILABLE'],
    ['to a time that somebody has', '15:00', 'SLOT_TAKEN'],
    ['half into a time that somebody has', '14:30', 'SLOT_TAKEN'],
  ])('%s is refused and changes nothing', async (_case, time, code) => {
    const date = freshDay();
    const { token, id } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    await bookOnline(world, salon, { startTime: at('15:00', date) });
    const before = await rowOf(id);
    const move = { token, startTime: at(time, date) };
    expect(await refusalOf(ownPage(world).move(move))).toBe(code);
    expect(await rowOf(id)).toEqual(before);
  });

  test.each([
    ['the past', '2026-03-10T12:00:00Z'],
    ['sooner than the notice', '2026-03-10T15:00:00Z'],
    ['beyond the horizon', '2026-04-10T13:00:00Z'],
    ['seconds', '2026-03-26T13:00:30Z'],
  ])('into %s is refused', async (_case, startTime) => {
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', freshDay()) });
    expect(await refusalOf(ownPage(world).move({ token, startTime }))).toBe('SLOT_UNAVAILABLE');
  });

  test('is refused from the cut-off on, and once cancelled', async () => {
    const date = freshDay();
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    const move = { token, startTime: at('15:00', date) };
    const late = ownPage(world, { now: Temporal.Instant.from(at('08:00', date)) });
    expect(await refusalOf(late.move(move))).toBe('TOO_LATE_TO_CHANGE');
    await ownPage(world).cancel({ token });
    const page = ownPage(world);
    const calls = [page.move(move), page.days({ token }), page.slots({ token, date })];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(
      calls.map(() => 'APPOINTMENT_CANCELLED'),
    );
  });

  test('works while the company takes no bookings online', async () => {
    const api = await world.as(salon.ownerId);
    const date = freshDay();
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    await api.company.company.closePublicBooking();
    const moved = await ownPage(world).move({ token, startTime: at('11:00', date) });
    expect(moved.company.bookingUrl).toBeNull();
    await api.company.company.openPublicBooking();
  });
});

describe('at the same moment', () => {
  test('a move and a booking of one time: one wins, and who loses keeps the old time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const date = freshDay();
      const { token, id } = await bookOnline(world, salon, { startTime: at('10:00', date) });
      const startTime = at('15:00', date);
      const [moved, booked] = await Promise.all([
        refusalOf(ownPage(world).move({ token, startTime })),
        refusalOf(visitorOf(world).book(wishOf(salon, { startTime }))),
      ]);
      expect([moved, booked].toSorted()).toEqual(['ACCEPTED', 'SLOT_TAKEN']);
      const kept = moved === 'ACCEPTED' ? startTime : at('10:00', date);
      expect((await rowOf(id)).startTime.toString()).toBe(kept);
    }
  });

  test('two who move to one time: one wins', async () => {
    const date = freshDay();
    const both = [
      await bookOnline(world, salon, { startTime: at('08:00', date) }),
      await bookOnline(world, salon, { startTime: at('09:00', date) }),
    ];
    const startTime = at('15:00', date);
    const codes = await Promise.all(
      both.map(({ token }) => refusalOf(ownPage(world).move({ token, startTime }))),
    );
    expect(codes.toSorted()).toEqual(['ACCEPTED', 'SLOT_TAKEN']);
  });

  test('a double click moves once, and a cancellation beside it leaves no half', async () => {
    const date = freshDay();
    const { token, id } = await bookOnline(world, salon, { startTime: at('10:00', date) });
    const move = { token, startTime: at('15:00', date) };
    await Promise.all([ownPage(world).move(move), ownPage(world).move(move)]);
    expect((await rowOf(id)).version).toBe(2);
    const [, cancelled] = await Promise.all([
      refusalOf(ownPage(world).move({ token, startTime: at('16:00', date) })),
      refusalOf(ownPage(world).cancel({ token })),
    ]);
    expect(cancelled).toBe('ACCEPTED');
    expect((await rowOf(id)).status).toBe('cancelled');
  });
});

test('to and fro without end stops after a few moves, for a while', async () => {
  const { token } = await bookOnline(world, salon, { startTime: at('10:00', freshDay()) });
  const limiting = { pool: world.system.database.pool, rateLimits: 'on' } as const;
  const page = ownPage(world, { attempts: createRateLimiter(limiting) });
  const to = (turn: number) => at(turn % 2 ? '10:00' : '14:00', day.toString());
  for (let turn = 0; turn < 6; turn += 1) {
    // What moved nothing does not count.
    expect(await refusalOf(page.move({ token, startTime: at('03:00', day.toString()) }))).toBe(
      'SLOT_UNAVAILABLE',
    );
    await page.move({ token, startTime: to(turn) });
  }
  expect(await refusalOf(page.move({ token, startTime: to(6) }))).toBe('TOO_MANY_REQUESTS');
});
