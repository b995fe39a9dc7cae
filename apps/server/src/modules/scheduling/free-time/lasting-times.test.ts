import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  at,
  later,
  openSalon,
  type Salon,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { noon, SECRETS, testWorld } from '../../../../tests/support.ts';
import { buildApp } from '../../../app.ts';
import { connectDatabase } from '../../../foundation/database/database.ts';
import { assembleSystem, type System } from '../../../system.ts';
import { companies } from '../../company/companies.table.ts';

const world = testWorld();
const TODAY = '2026-03-10';
let moment = noon;
let other: System;
let otherApp: FastifyInstance;

// A server whose clock can be moved. It hears of what the other one does by notices alone.
beforeAll(async () => {
  const { environment, logger, database } = world.system;
  const second = await connectDatabase(database.url, logger);
  const parts = { environment, logger, secrets: SECRETS, database: second, clock: () => moment };
  other = await assembleSystem(parts);
  otherApp = await buildApp(other);
  await vi.waitFor(() => expect(other.feed.isListening()).toBe(true), 20_000);
});
afterAll(async () => {
  await otherApp.close();
  await other.close();
});

const startOf = (time: string, day = TOMORROW) => `"startTime":"${at(time, day)}"`;
let looks = 0;

function look(app: FastifyInstance, { companyId, ana, corte }: Salon, date: string | null) {
  const choice = `professionalId=${ana}&serviceIds=${corte}`;
  const rest = date === null ? `days?${choice}` : `slots?${choice}&date=${date}`;
  looks += 1;
  const remoteAddress = `10.2.${looks >> 8}.${looks & 255}`;
  return app.inject({ url: `/api/public/companies/${companyId}/${rest}`, remoteAddress });
}

async function startTime(when: Temporal.Instant, salon: Salon, date: string): Promise<string[]> {
  moment = when;
  const answer = await look(otherApp, salon, date);
  return answer.json().map(({ startTime }: { startTime: string }) => startTime);
}

async function daysAt(when: Temporal.Instant, salon: Salon): Promise<string[]> {
  moment = when;
  const answer = await look(otherApp, salon, null);
  return answer.json().map(({ date }: { date: string }) => date);
}

/** After this nothing of what was told before is still on its way. */
async function isRemembered(salon: Salon, date: string | null): Promise<void> {
  await vi.waitFor(async () => {
    await look(otherApp, salon, date);
    const connect = vi.spyOn(other.database.requests, 'connect');
    await look(otherApp, salon, date);
    const connections = connect.mock.calls.length;
    connect.mockRestore();
    expect(connections).toBe(0);
  }, 20_000);
}

describe('what passes by itself', () => {
  test('a hold gives its time back the moment it is over, though nobody says so', async () => {
    const salon = await openSalon(world, 'Reserva');
    const choice = { professionalId: salon.ana, serviceIds: [salon.corte] };
    const wish = { idOrSlug: salon.companyId, ...choice, startTime: at('10:00') };
    await visitorOf(world).hold(wish);
    moment = noon.add({ minutes: 1 });
    await isRemembered(salon, TOMORROW);

    const last = noon.add({ minutes: 4, seconds: 59 });
    expect(await startTime(last, salon, TOMORROW)).not.toContain(at('10:00'));
    expect(await startTime(noon.add({ minutes: 5 }), salon, TOMORROW)).toContain(at('10:00'));
  });

  test('a time that became too soon is offered no longer', async () => {
    const salon = await openSalon(world, 'Antecedencia');
    moment = noon.add({ minutes: 50 });
    await isRemembered(salon, TODAY);

    const last = noon.add({ minutes: 55 });
    expect((await startTime(last, salon, TODAY))[0]).toBe(at('13:00', TODAY));
    const over = last.add({ milliseconds: 1 });
    expect((await startTime(over, salon, TODAY))[0]).toBe(at('13:30', TODAY));
  });

  test('at midnight of the company the first day goes and another one comes', async () => {
    const salon = await openSalon(world, 'Virada');
    const midnight = Temporal.Instant.from('2026-03-11T03:00:00Z');
    moment = midnight.subtract({ minutes: 1 });
    await isRemembered(salon, null);
    await isRemembered(salon, '2026-04-10');

    const before = midnight.subtract({ seconds: 1 });
    expect((await daysAt(before, salon)).at(0)).toBe(TODAY);
    expect(await startTime(before, salon, '2026-04-10')).toEqual([]);
    const days = await daysAt(midnight, salon);
    expect([days.at(0), days.at(-1)]).toEqual([TOMORROW, '2026-04-10']);
    expect(await startTime(midnight, salon, '2026-04-10')).not.toEqual([]);
  });

  test('a day on which the last time became too soon is free no longer', async () => {
    const salon = await openSalon(world, 'Entardecer');
    const last = Temporal.Instant.from(at('16:55', TODAY));
    moment = last.subtract({ minutes: 1 });
    await isRemembered(salon, null);
    const todayAt = async (when: Temporal.Instant) => {
      moment = when;
      return (await look(otherApp, salon, null)).json()[0];
    };

    expect(await todayAt(last)).toEqual({ date: TODAY, available: true, reason: null });
    const over = last.add({ milliseconds: 1 });
    expect(await todayAt(over)).toEqual({ date: TODAY, available: false, reason: 'over' });
  });

  test('a company whose access is over is found no longer', async () => {
    const salon = await openSalon(world, 'Vencida');
    const trialEndsAt = noon.add({ minutes: 3 });
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
      scope.update(companies).set({ trialEndsAt }).where(eq(companies.id, salon.companyId)),
    );
    moment = noon;
    await isRemembered(salon, TOMORROW);

    moment = trialEndsAt.subtract({ seconds: 1 });
    expect((await look(otherApp, salon, TOMORROW)).statusCode).toBe(200);
    moment = trialEndsAt;
    expect((await look(otherApp, salon, TOMORROW)).statusCode).toBe(404);
  });
});

describe('what somebody changes shows at once here, and soon elsewhere', () => {
  type Api = Awaited<ReturnType<typeof world.as>>;
  const closed = { kind: 'closed', firstDay: TOMORROW, lastDay: TOMORROW, hours: null } as const;
  const away = { kind: 'vacation', firstDay: TOMORROW, lastDay: TOMORROW } as const;
  const changes: [string, (salon: Salon, api: Api) => Promise<unknown>][] = [
    ['a closing day', (_, { company }) => company.closingDays.create({ name: 'Luto', ...closed })],
    [
      'a day off',
      ({ ana }, { team }) =>
        team.schedules.createException({ professionalId: ana, ...away, reason: '', shifts: [] }),
    ],
    ['hours', ({ ana, worksOn }) => worksOn(ana, [])],
    ['a service that ends', ({ corte }, { catalog }) => catalog.services.deactivate({ id: corte })],
    ['somebody who leaves', ({ ana }, { team }) => team.professionals.deactivate({ id: ana })],
    [
      'what she does',
      async ({ ana, offers }, { catalog }) => {
        const id = await offers('Barba');
        const own = { priceCents: null, durationMinutes: null };
        await catalog.professionalServices.replace({
          professionalId: ana,
          known: [],
          services: [{ serviceId: id, ...own }],
        });
      },
    ],
    ['a longer notice', ({ takesBookings }) => takesBookings({ noticeMinutes: 3 * 24 * 60 })],
    ['a booking', (salon) => visitorOf(world).book(wishOf(salon))],
  ];
  const offersTen = async (app: FastifyInstance, salon: Salon) =>
    (await look(app, salon, TOMORROW)).body.includes(startOf('10:00'));

  test.each(changes)('%s', async (_name, change) => {
    moment = noon;
    const salon = await openSalon(world, 'Mudanca');
    await isRemembered(salon, TOMORROW);
    expect(await offersTen(world.app, salon)).toBe(true);
    expect(await offersTen(otherApp, salon)).toBe(true);
    await change(salon, await world.as(salon.ownerId));
    expect(await offersTen(world.app, salon)).toBe(false);
    await expect.poll(() => offersTen(otherApp, salon), { timeout: 20_000 }).toBe(false);
  });

  test('a longer horizon also shows what is booked in it', async () => {
    moment = noon;
    const salon = await openSalon(world, 'Horizonte');
    const far = '2026-04-29';
    await visitorOf(world).book(wishOf(salon));
    await salon.takesBookings({ horizonInDays: 60 });
    await visitorOf(world).book(wishOf(salon, { startTime: at('10:00', far) }));
    await salon.takesBookings({ horizonInDays: 30 });
    await isRemembered(salon, far);
    expect((await look(otherApp, salon, far)).json()).toEqual([]);
    await salon.takesBookings({ horizonInDays: 60 });
    const body = async () => (await look(otherApp, salon, far)).body;
    await expect.poll(body, { timeout: 20_000 }).toContain(startOf('09:00', far));
    expect(await body()).not.toContain(startOf('10:00', far));
  });
});

test('the answer is the one of the procedure', async () => {
  const salon = await openSalon(world, 'Igual');
  const { companyId: idOrSlug, ana: professionalId, corte: serviceIds } = salon;
  const asked = { idOrSlug, professionalId, serviceIds };
  for (const minutes of [0, 61, 14 * 60]) {
    moment = noon.add({ minutes });
    const visitor = visitorOf(world, later(minutes));
    const days = await look(otherApp, salon, null);
    expect(days.json()).toEqual(await visitor.days(asked));
    for (const date of [TODAY, TOMORROW, '2027-01-01']) {
      const slots = await look(otherApp, salon, date);
      expect(slots.json()).toEqual(await visitor.slots({ ...asked, date }));
    }
  }
});
