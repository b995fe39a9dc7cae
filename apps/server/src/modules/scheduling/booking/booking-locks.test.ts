import { setTimeout } from 'node:timers/promises';
import { eq, lte } from 'drizzle-orm';
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
import { bookOnline, ownPage } from '../../../../tests/own-appointment-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { untilAwaited } from '../../../../tests/waiting-support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { replaceOfferedServices } from '../../catalog/professional-services.commands.ts';
import { removeClient } from '../../clients/clients.commands.ts';
import { mergeClients } from '../../clients/duplicates/client-merge.commands.ts';
import { createClosingDay } from '../../company/closing-days.commands.ts';
import { deactivateProfessional } from '../../team/professionals.commands.ts';
import { lockAgainstBookings } from '../../team/professionals.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { bookAppointment } from './booking.commands.ts';
import { sweepHolds } from './holds-sweep.commands.ts';
import { placeNew } from './placing.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from(TOMORROW);
const BRIEFLY = 200;

beforeAll(async () => {
  salon = await openSalon(world, 'Trancas');
});

function freshDay(): string {
  day = day.add({ days: 1 });
  return day.toString();
}

/** Does a step, and keeps its transaction open until the others had time to run into it. */
async function whileOpen(
  step: Parameters<typeof world.inCompany>[1],
  others: () => Promise<unknown>,
): Promise<unknown> {
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  const opened = world.inCompany(salon.companyId, async (scope) => {
    await step(scope);
    isDone();
    await setTimeout(BRIEFLY);
  });
  await done;
  const [answer] = await Promise.all([others(), opened]);
  return answer;
}

describe('a client who is merged while she books', () => {
  async function pair() {
    const phone = somePhone().replace(/\D/g, '');
    const mergedId = await salon.serves('Rosa Dias', { phone });
    const keptId = await salon.serves('Rosa Dias', { phone });
    const mergedBy = { userId: salon.ownerId, name: 'Bê' };
    return { phone, keptId, mergedId, mergedBy };
  }

  test('books as who she is now', async () => {
    const { phone, ...merge } = await pair();
    const wish = { clientName: 'Rosa Dias', clientPhone: phone };
    const startTime = at('10:00', freshDay());
    const outcome = await whileOpen(
      (scope) => mergeClients(scope, merge),
      () => visitorOf(world).book(wishOf(salon, { ...wish, startTime })),
    );
    expect(outcome).toMatchObject({ startTime });
  });

  test('or as somebody new when she was deleted', async () => {
    const phone = somePhone();
    const id = await salon.serves('Rosa Dias', { phone: phone.replace(/\D/g, '') });
    const startTime = at('10:00', freshDay());
    const wish = wishOf(salon, { clientName: 'Rosa Dias', clientPhone: phone, startTime });
    const outcome = await whileOpen(
      (scope) => removeClient(scope, id),
      () => visitorOf(world).book(wish),
    );
    expect(outcome).toMatchObject({ startTime });
  });

  test('is not found by staff who still see the old one', async () => {
    const { phone: _phone, ...merge } = await pair();
    const api = await world.as(salon.ownerId);
    const wish = { professionalId: salon.ana, serviceIds: [salon.corte] };
    const startTime = at('10:00', freshDay());
    const refusal = await whileOpen(
      (scope) => mergeClients(scope, merge),
      () =>
        refusalOf(
          api.scheduling.appointments.book({ ...wish, startTime, clientId: merge.mergedId }),
        ),
    );
    expect(refusal).toBe('CLIENT_NOT_FOUND');
  });
});

test('one key for two held times books one of them, and the other is told', async () => {
  const date = freshDay();
  const clientPhone = somePhone();
  const attempts = await Promise.all(
    ['08:00', '10:00'].map(async (time) => {
      const startTime = at(time, date);
      const visitor = visitorOf(world, { idempotencyKey: 'two-holds' });
      const { holdId } = await visitor.hold(wishedTime(startTime));
      return () => visitor.book(wishOf(salon, { startTime, holdId, clientPhone }));
    }),
  );
  const codes = await Promise.all(attempts.map((attempt) => refusalOf(attempt())));
  expect(codes.toSorted()).toEqual(['ACCEPTED', 'REQUEST_KEY_REUSED']);
});

function wishedTime(startTime: string) {
  const choice = { professionalId: salon.ana, serviceIds: [salon.corte] };
  return { idOrSlug: salon.companyId, ...choice, startTime };
}

describe('hours that are taken away', () => {
  const ZONE = { zone: 'America/Sao_Paulo', now: noon };

  function closing(date: string) {
    const fromDate = Temporal.PlainDate.from(date);
    const days = { fromDate, untilDate: fromDate.add({ days: 1 }) };
    return async (scope: CompanyScope) => {
      await lockAgainstBookings(scope, null);
      await createClosingDay(scope, { name: 'Reforma', kind: 'closed', hours: null, ...days });
    };
  }

  const whileAwaited = (
    step: (scope: CompanyScope) => Promise<unknown>,
    others: () => Promise<unknown>,
  ) => untilAwaited(world, { companyId: salon.companyId, step }, () => refusalOf(others()));

  async function heldWish() {
    const startTime = at('10:00', freshDay());
    const { holdId } = await visitorOf(world).hold(wishedTime(startTime));
    return { date: day.toString(), wish: { ...wishOf(salon, { startTime }), holdId } };
  }

  test('take a time along that somebody holds, however often she asks for it', async () => {
    const { date, wish } = await heldWish();
    await world.inCompany(salon.companyId, closing(date));
    const visitor = visitorOf(world, { idempotencyKey: 'closed-meanwhile' });
    for (const _ of ['first', 'again']) {
      expect(await refusalOf(visitor.book(wish))).toBe('SLOT_UNAVAILABLE');
    }
  });

  test('while somebody books a time that she holds are waited for', async () => {
    const { date, wish } = await heldWish();
    const book = () => visitorOf(world).book(wish);
    expect(await whileAwaited(closing(date), book)).toBe('SLOT_UNAVAILABLE');
  });

  test('while somebody books a time that she found free are waited for', async () => {
    const date = freshDay();
    const wish = wishOf(salon, { startTime: at('10:00', date) });
    const book = () => visitorOf(world).book(wish);
    expect(await whileAwaited(closing(date), book)).toBe('SLOT_UNAVAILABLE');
  });

  test('by somebody who leaves the team are waited for', async () => {
    const professionalId = await salon.employs('Lia');
    await salon.worksOn(professionalId, everyDay);
    const wish = wishOf(salon, { professionalId, startTime: at('10:00', freshDay()) });
    const leaving = async (scope: CompanyScope) => {
      await lockAgainstBookings(scope, [professionalId]);
      await deactivateProfessional(scope, professionalId, noon);
    };
    const book = () => visitorOf(world).book(wish);
    expect(await whileAwaited(leaving, book)).toBe('SLOT_UNAVAILABLE');
  });

  describe('by somebody who leaves while staff', () => {
    const walkIn = () => ({ name: 'Rita', phone: somePhone(), email: '' });

    async function leaver() {
      const professionalId = await salon.employs('Lia');
      const leaving = async (scope: CompanyScope) => {
        await lockAgainstBookings(scope, [professionalId]);
        await deactivateProfessional(scope, professionalId, noon);
      };
      const { appointments: staff } = (await world.as(salon.ownerId)).scheduling;
      const startTime = at('10:00', freshDay());
      const wish = { serviceIds: [salon.corte], startTime, client: walkIn() };
      return { professionalId, leaving, staff, wish };
    }

    test('book with her, refuse it', async () => {
      const { professionalId, leaving, staff, wish } = await leaver();
      const book = () => staff.book({ ...wish, professionalId });
      expect(await whileAwaited(leaving, book)).toBe('PROFESSIONAL_NOT_FOUND');
    });

    test('move something to her, refuse it', async () => {
      const { professionalId, leaving, staff, wish } = await leaver();
      const { id } = await staff.book({ ...wish, professionalId: salon.ana });
      const to = { id, version: 1, professionalId, startTime: wish.startTime, anyService: true };
      expect(await whileAwaited(leaving, () => staff.move(to))).toBe('PROFESSIONAL_NOT_FOUND');
    });

    test('change something to be hers, refuse it', async () => {
      const { professionalId, leaving, staff, wish } = await leaver();
      const { client: _client, ...work } = wish;
      const { id } = await staff.book({ ...wish, professionalId: salon.ana });
      const change = () => staff.update({ ...work, id, version: 1, professionalId });
      expect(await whileAwaited(leaving, change)).toBe('PROFESSIONAL_NOT_FOUND');
    });
  });

  describe('with a service that is dropped while', () => {
    async function dropped() {
      const date = freshDay();
      const serviceId = await salon.offers(`Luzes ${date}`);
      const other = await salon.offers(`Selagem ${date}`);
      const professionalId = await salon.employs('Nina');
      await salon.worksOn(professionalId, everyDay);
      const dropping = async (scope: CompanyScope) => {
        await lockAgainstBookings(scope, [professionalId]);
        const services = [{ serviceId: other, price: null, durationMinutes: null }];
        const offer = { professionalId, known: [], services, commissions: 'keep' as const };
        expect(await replaceOfferedServices(scope, offer, day)).toMatchObject({ accepted: true });
      };
      const { appointments: staff } = (await world.as(salon.ownerId)).scheduling;
      const client = { name: 'Rita', phone: somePhone(), email: '' };
      const wish = { professionalId, serviceIds: [serviceId], startTime: at('10:00', date) };
      return { dropping, staff, wish, booking: { ...wish, client }, other };
    }

    test('somebody books it online is refused', async () => {
      const { dropping, wish } = await dropped();
      const book = () => visitorOf(world).book(wishOf(salon, wish));
      expect(await whileAwaited(dropping, book)).toBe('SERVICE_NOT_OFFERED');
    });

    test('staff book it is refused', async () => {
      const { dropping, staff, booking } = await dropped();
      expect(await whileAwaited(dropping, () => staff.book(booking))).toBe('SERVICE_NOT_OFFERED');
    });

    test('staff move it to her is refused', async () => {
      const { dropping, staff, wish, booking } = await dropped();
      const { id } = await staff.book({ ...booking, professionalId: salon.ana });
      const { serviceIds: _services, ...place } = wish;
      const move = { id, version: 1, ...place };
      expect(await whileAwaited(dropping, () => staff.move(move))).toBe('SERVICE_NOT_OFFERED');
    });

    test('staff change something into it is refused', async () => {
      const { dropping, staff, wish, booking, other } = await dropped();
      const { id } = await staff.book({ ...booking, serviceIds: [other] });
      const update = () => staff.update({ ...wish, id, version: 1 });
      expect(await whileAwaited(dropping, update)).toBe('SERVICE_NOT_OFFERED');
    });
  });

  test('while a client moves her appointment there are waited for', async () => {
    const { token } = await bookOnline(world, salon, { startTime: at('10:00', freshDay()) });
    const date = freshDay();
    const move = () => ownPage(world).move({ token, startTime: at('10:00', date) });
    expect(await whileAwaited(closing(date), move)).toBe('SLOT_UNAVAILABLE');
  });

  test('wait for a held time that is being booked, and its client is shown', async () => {
    const { date, wish } = await heldWish();
    const { professionalId, serviceIds, holdId, clientName: name, clientPhone: phone } = wish;
    const booking = {
      professionalId,
      serviceIds,
      holdId,
      notes: '',
      couponCode: '',
      policy: null,
      ...ZONE,
      startTime: Temporal.Instant.from(wish.startTime),
      source: 'client' as const,
      client: { name, phone, email: '' },
    };
    const api = await world.as(salon.ownerId);
    const days = { firstDay: date, lastDay: date, hours: null };
    const code = await whileAwaited(
      (scope) => bookAppointment(scope, booking),
      () => api.company.closingDays.create({ name: 'Reforma', kind: 'closed', ...days }),
    );
    expect(code).toBe('APPOINTMENTS_AFFECTED');
  });
});

describe('holds that are over', () => {
  const BUFFERS = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

  async function overHold(moment: string, id: string): Promise<void> {
    const startTime = Temporal.Instant.from(moment);
    const place = { professionalId: salon.ana, startTime, endTime: startTime.add({ minutes: 30 }) };
    await world.inCompany(salon.companyId, (scope) =>
      placeNew(scope, { id, kind: 'hold', heldUntil: noon, ...place, ...BUFFERS }, noon),
    );
  }

  function lock(id: string) {
    return (scope: Parameters<Parameters<typeof world.inCompany>[1]>[0]) =>
      scope.select().from(appointments).where(eq(appointments.id, id)).for('update');
  }

  test('are swept without waiting for whoever is busy with one of them', async () => {
    const date = freshDay();
    const [busy, free] = [crypto.randomUUID(), crypto.randomUUID()];
    await overHold(at('08:00', date), busy);
    await overHold(at('08:30', date), free);
    const left = await whileOpen(lock(busy), async () => {
      const actor = { userId: null, requestId: 'test' };
      await world.system.scopes.asOperator(actor, (scope) => sweepHolds(scope, noon));
      return world.inCompany(salon.companyId, (scope) =>
        scope
          .select({ id: appointments.id })
          .from(appointments)
          .where(lte(appointments.heldUntil, noon)),
      );
    });
    expect(left).toEqual([{ id: busy }]);
  });

  test('are cleared away in one order for everybody', async () => {
    const date = freshDay();
    const [first, second] = [
      '00000000-0000-4000-8000-000000000001',
      'ffffffff-ffff-4fff-8fff-ffffffffffff',
    ];
    await overHold(at('08:00', date), second);
    await overHold(at('08:30', date), first);
    const other = world.inCompany(salon.companyId, async (scope) => {
      await lock(first)(scope);
      await setTimeout(BRIEFLY);
      await lock(second)(scope);
    });
    await setTimeout(BRIEFLY / 4);
    const wish = wishOf(salon, { startTime: at('08:00', date) });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('ACCEPTED');
    await other;
  });
});
