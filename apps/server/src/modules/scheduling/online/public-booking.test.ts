import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  everyDay,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { subscribe } from '../../../../tests/subscribed-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { clients } from '../../clients/clients.table.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

const world = testWorld();

function stored(salon: Salon) {
  return world.inCompany(salon.companyId, (scope) => scope.select().from(appointments));
}

describe('what a visitor is shown', () => {
  let salon: Salon;
  beforeAll(async () => {
    salon = await openSalon(world, 'Vitrine');
  });

  test('the company, by its id and by every address it ever had', async () => {
    const { company } = visitorOf(world);
    const shown = await company({ idOrSlug: salon.companyId });
    expect(shown).toMatchObject({ id: salon.companyId, name: 'Vitrine' });
    expect(shown.policy).toMatchObject({ stepMinutes: 30, noticeMinutes: 5, horizonDays: 30 });
    // Never the address with which the owner signs in.
    expect(shown.privacyContact).toBe('(11) 98765-4321');
    expect(await company({ idOrSlug: shown.slug.toUpperCase() })).toEqual(shown);
    const api = await world.as(salon.ownerId);
    const slug = `nova-${salon.companyId.slice(-8)}`;
    await api.company.company.changeSlug({ slug });
    expect((await company({ idOrSlug: shown.slug })).slug).toBe(slug);
  });

  test('when it is open, and the first time that anybody could have', async () => {
    const shop = await openSalon(world, 'Horários');
    const { company, book } = visitorOf(world);
    const idOrSlug = shop.companyId;
    const shown = await company({ idOrSlug });
    const hours = [
      { from: 480, until: 720 },
      { from: 780, until: 1080 },
    ];
    expect(shown.openingHours).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, hours })),
    );
    expect(shown.nextFreeTime).toBe(at('13:00', '2026-03-10'));
    await book(wishOf(shop, { startTime: at('13:00', '2026-03-10') }));
    expect((await company({ idOrSlug })).nextFreeTime).toBe(at('14:00', '2026-03-10'));
  });

  test('that today is closed, and why, whatever the ordinary week says', async () => {
    const shop = await openSalon(world, 'Feriado');
    const { company } = visitorOf(world);
    const idOrSlug = shop.companyId;
    const today = '2026-03-10';
    expect((await company({ idOrSlug })).today).toMatchObject({ date: today, name: '' });
    const api = await world.as(shop.ownerId);
    const days = { firstDay: today, lastDay: today, hours: null };
    await api.company.closingDays.create({ name: 'Natal', kind: 'closed', ...days });
    expect((await company({ idOrSlug })).today).toEqual({ date: today, hours: [], name: 'Natal' });
  });

  test('of a link that was switched off, how to reach the company; of one never open, nothing', async () => {
    const shop = await openSalon(world, 'Desligado');
    const { company, services } = visitorOf(world);
    const idOrSlug = shop.companyId;
    await (await world.as(shop.ownerId)).company.company.closePublicBooking();
    await expect(company({ idOrSlug })).rejects.toMatchObject({
      code: 'COMPANY_SWITCHED_OFF',
      data: {
        name: 'Desligado',
        phone: expect.any(String),
        address: expect.any(String),
        logoUrl: null,
      },
    });
    expect(await refusalOf(services({ idOrSlug }))).toBe('COMPANY_NOT_FOUND');
    await world.close(shop.companyId);
    expect(await refusalOf(company({ idOrSlug }))).toBe('COMPANY_NOT_FOUND');
    const slug = 'sem-ninguem';
    const empty = await world.tell.company(
      'Vazio',
      { name: 'Vê', email: 've@vazio.test' },
      { slug },
    );
    expect(await refusalOf(company({ idOrSlug: empty.companyId }))).toBe('COMPANY_NOT_FOUND');
  });

  test('of a link that went off with the last who could be booked, how to reach the company', async () => {
    const shop = await openSalon(world, 'Sozinha');
    const { company } = visitorOf(world);
    await (await world.as(shop.ownerId)).team.professionals.deactivate({ id: shop.ana });
    await expect(company({ idOrSlug: shop.companyId })).rejects.toMatchObject({
      code: 'COMPANY_SWITCHED_OFF',
      data: { name: 'Sozinha', phone: expect.any(String) },
    });
  });

  test('who does what, where not everybody does', async () => {
    const shop = await openSalon(world, 'Divisão');
    const cor = await shop.offers('Cor', {});
    const rui = await shop.employs('Rui');
    await shop.does(rui, [{ serviceId: cor }]);
    const offered = await visitorOf(world).services({ idOrSlug: shop.companyId });
    expect(offered).toMatchObject([
      { id: cor, doneBy: null },
      { id: shop.corte, doneBy: [shop.ana] },
    ]);
  });

  test('why a day has nothing free', async () => {
    const shop = await openSalon(world, 'Motivos');
    const bia = await shop.employs('Bia');
    const wednesday = [{ weekday: 3, shifts: [{ from: 480, until: 540, breaks: [] }] }];
    await shop.worksOn(bia, wednesday);
    const choice = { idOrSlug: shop.companyId, professionalId: bia };
    await visitorOf(world).book(
      wishOf(shop, { professionalId: bia, startTime: at('08:00', TOMORROW) }),
    );
    const long = await shop.offers('Noiva', { durationMinutes: 120 });
    const { days } = visitorOf(world);
    const reasons = async (serviceIds: string) =>
      (await days({ ...choice, serviceIds })).slice(0, 2).map(({ reason }) => reason);
    expect(await reasons(shop.corte)).toEqual(['off', 'full']);
    expect(await reasons(long)).toEqual(['off', 'short']);
    const late = visitorOf(world, { now: Temporal.Instant.from(at('08:30', TOMORROW)) });
    const [today] = await late.days({ ...choice, serviceIds: shop.corte });
    expect(today).toEqual({ date: TOMORROW, available: false, reason: 'over' });
  });

  test('active professionals who have hours, by name, and nothing private about them', async () => {
    const zoe = await salon.employs('Zoe', 'Cor');
    await salon.worksOn(zoe, everyDay);
    await salon.employs('Sem horários');
    const gone = await salon.employs('Bia');
    const api = await world.as(salon.ownerId);
    await api.team.professionals.deactivate({ id: gone });
    const people = await visitorOf(world).professionals({ idOrSlug: salon.companyId });
    expect(people).toEqual([
      { id: salon.ana, name: 'Ana', specialties: [], photoUrl: null },
      { id: zoe, name: 'Zoe', specialties: ['Cor'], photoUrl: null },
    ]);
  });

  test('of a professional with links only those services, at her price; of one without, all', async () => {
    const cor = await salon.offers('Coloração', { price: cents(9000), durationMinutes: 90 });
    const rui = await salon.employs('Rui');
    await salon.does(rui, [{ serviceId: cor, price: cents(7000), durationMinutes: 45 }]);
    const { services } = visitorOf(world);
    const idOrSlug = salon.companyId;
    expect(await services({ idOrSlug, professionalId: rui })).toMatchObject([
      { id: cor, priceCents: 7000, durationMinutes: 45, priceVaries: false },
    ]);
    const ofAna = await services({ idOrSlug, professionalId: salon.ana });
    expect(ofAna.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      [cor, 9000],
      [salon.corte, 5000],
    ]);
    const ofAnybody = await services({ idOrSlug });
    expect(ofAnybody).toMatchObject([
      { id: cor, priceCents: 7000, priceVaries: true },
      { id: salon.corte, priceVaries: false },
    ]);
  });

  test('points are promised to whoever books, unless the plan closes them', async () => {
    const shop = await openSalon(world, 'Pontuada');
    await shop.offers('Barba', { loyaltyPoints: 3 });
    const staff = (await world.as(shop.ownerId)).scheduling.bookingChoices;
    const promised = async () => [
      ...(await visitorOf(world).services({ idOrSlug: shop.companyId })),
      ...(await staff.services({})),
    ];
    const pointsOf = async () => (await promised()).map(({ loyaltyPoints }) => loyaltyPoints);
    expect(await pointsOf()).toEqual([3, 0, 3, 0]);
    await subscribe(world, shop.companyId, { permissions: { points: false } });
    expect(await pointsOf()).toEqual([0, 0, 0, 0]);
  });

  test('every day of the horizon and the free times of one', async () => {
    const choice = { idOrSlug: salon.companyId, professionalId: salon.ana };
    const { days, slots } = visitorOf(world);
    const shown = await days({ ...choice, serviceIds: salon.corte });
    expect(shown).toHaveLength(31);
    expect(shown[0]).toEqual({ date: '2026-03-10', available: true, reason: null });
    const today = await slots({ ...choice, serviceIds: salon.corte, date: '2026-03-10' });
    expect(today[0]?.startTime).toBe(at('13:00', '2026-03-10'));
    const tomorrow = await slots({ ...choice, serviceIds: salon.corte, date: TOMORROW });
    expect(tomorrow[0]).toEqual({
      startTime: at('08:00'),
      endTime: at('09:00'),
      durationMinutes: 60,
      professionalId: salon.ana,
    });
    // From 8 to 11 and from 13 to 17, every half hour.
    expect(tomorrow).toHaveLength(7 + 9);
    for (const date of ['2026-03-09', '2026-04-10']) {
      expect(await slots({ ...choice, serviceIds: salon.corte, date })).toEqual([]);
    }
  });
});

describe('a booking', () => {
  let salon: Salon;
  beforeAll(async () => {
    salon = await openSalon(world, 'Reserva');
  });

  test('stores client, services and price as they are now, and takes the time', async () => {
    const barba = await salon.offers('Barba', {
      durationMinutes: 30,
      price: cents(2500),
      loyaltyPoints: 3,
      bufferAfterMinutes: 15,
    });
    const visitor = visitorOf(world);
    const booked = await visitor.book(
      wishOf(salon, {
        clientPhone: '(11) 98888-7777',
        clientName: '  Maria Souza ',
        clientEmail: 'Maria@Casa.test',
        serviceIds: [salon.corte, barba],
        notes: 'Primeira vez',
      }),
    );
    expect(booked).toMatchObject({
      startTime: at('10:00'),
      endTime: at('11:30'),
      professionalId: salon.ana,
      professionalName: 'Ana',
      priceCents: 7500,
      needsApproval: false,
      success: true,
      message: 'Agendamento criado com sucesso!',
      appointment_id: booked.appointmentId,
      appointment_data: {
        status: 'scheduled',
        appointment_date: at('10:00'),
        duration_minutes: 90,
        price_cents: 7500,
      },
    });
    expect(booked.manageUrl).toMatch(/^http:\/\/localhost:3000\/a\/[\w-]{43}$/);
    const [row] = await stored(salon);
    expect(row).toMatchObject({
      status: 'scheduled',
      source: 'client',
      serviceNames: 'Corte, Barba',
      notes: 'Primeira vez',
      price: 7500,
    });
    expect(row?.busyUntil.toString()).toBe(at('11:45'));
    await world.inCompany(salon.companyId, async (scope) => {
      const done = await scope
        .select()
        .from(appointmentServices)
        .orderBy(appointmentServices.position);
      expect(done).toMatchObject([
        { serviceId: salon.corte, position: 0, name: 'Corte', price: 5000, durationMinutes: 60 },
        { serviceId: barba, position: 1, price: 2500, durationMinutes: 30, loyaltyPoints: 3 },
      ]);
      expect(await scope.select().from(clients)).toMatchObject([
        { name: 'Maria Souza', phone: '5511988887777', email: 'maria@casa.test' },
      ]);
    });
    const slots = await visitor.slots({
      idOrSlug: salon.companyId,
      professionalId: salon.ana,
      serviceIds: salon.corte,
      date: TOMORROW,
    });
    const starts = slots.map(({ startTime }) => startTime);
    expect(starts).toContain(at('09:00'));
    for (const time of ['09:30', '10:00', '10:30', '11:00']) expect(starts).not.toContain(at(time));
  });

  test('of a known phone is hers, and what is known about her stays as it is', async () => {
    const day = '2026-03-12';
    await visitorOf(world).book(
      wishOf(salon, {
        startTime: at('08:00', day),
        clientPhone: '11 8888-7777',
        clientName: 'Outro Nome',
        clientEmail: 'outro@lugar.test',
      }),
    );
    await world.inCompany(salon.companyId, async (scope) => {
      const known = await scope.select().from(clients).where(eq(clients.phoneKey, '1188887777'));
      expect(known).toMatchObject([{ name: 'Maria Souza', email: 'maria@casa.test' }]);
    });
  });

  test('back to back with another is possible', async () => {
    const day = '2026-03-13';
    const { book } = visitorOf(world);
    await book(wishOf(salon, { startTime: at('09:00', day) }));
    await book(wishOf(salon, { startTime: at('08:00', day) }));
    await book(wishOf(salon, { startTime: at('10:00', day) }));
  });

  test('keeps the buffers of its services free, beyond closing time too', async () => {
    const tinta = await salon.offers('Tinta', {
      durationMinutes: 60,
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 30,
    });
    const day = '2026-03-14';
    const { book } = visitorOf(world);
    await book(wishOf(salon, { startTime: at('15:00', day) }));
    const wish = wishOf(salon, { serviceIds: [tinta] });
    expect(await refusalOf(book({ ...wish, startTime: at('16:00', day) }))).toBe('SLOT_TAKEN');
    expect(await refusalOf(book({ ...wish, startTime: at('14:00', day) }))).toBe('SLOT_TAKEN');
    await book({ ...wish, startTime: at('17:00', day) });
  });

  test('waits for somebody to look at it where the company wants that', async () => {
    const careful = await openSalon(world, 'Cuidado');
    await careful.takesBookings({ manualApproval: true });
    expect(await visitorOf(world).book(wishOf(careful))).toMatchObject({ needsApproval: true });
  });

  test('costs and lasts what this professional asks', async () => {
    const rui = await salon.employs('Rui');
    await salon.worksOn(rui, everyDay);
    await salon.does(rui, [{ serviceId: salon.corte, price: cents(3000), durationMinutes: 90 }]);
    const booked = await visitorOf(world).book(wishOf(salon, { professionalId: rui }));
    expect(booked).toMatchObject({ priceCents: 3000, endTime: at('11:30') });
  });

  test('tells open agendas', async () => {
    const phone = somePhone();
    const topics: string[] = [];
    const stop = new AbortController();
    const api = await world.as(salon.ownerId);
    const changes = await api.live.changes(undefined, { signal: stop.signal });
    const listening = (async () => {
      for await (const change of changes) topics.push(JSON.stringify(change));
    })().catch(() => {});
    await visitorOf(world).book(wishOf(salon, { clientPhone: phone, startTime: at('16:00') }));
    await expect.poll(() => topics.join()).toContain('appointments');
    stop.abort();
    await listening;
  });
});
