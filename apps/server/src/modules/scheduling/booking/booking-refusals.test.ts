import type { NewCoupon } from '@app/domain/promotions/coupon';
import { NO_RULES } from '@app/domain/promotions/coupon-rules';
import { cents } from '@app/domain/shared/money';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { contentsOf } from '../../../../tests/contents.ts';
import { subscribe } from '../../../../tests/subscribed-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { blockClient } from '../../clients/clients.commands.ts';
import { companies } from '../../company/companies.table.ts';
import { createCoupon } from '../../promotions/coupons.commands.ts';
import { appointments } from '../appointments/appointments.table.ts';

const world = testWorld();
const actor = { userId: null, requestId: 'test' };
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  salon = await openSalon(world, 'Recusa');
  other = await openSalon(world, 'Vizinho');
});

/** Refused with this code, and not a row is different. */
async function refused(wish: object): Promise<string> {
  const before = await contentsOf(world.system);
  const code = await refusalOf(visitorOf(world).book(wishOf(salon, wish)));
  const after = await contentsOf(world.system);
  // Only that somebody tried is counted.
  expect({ ...after, rate_limits: '' }).toEqual({ ...before, rate_limits: '' });
  return code;
}

/** Ten per cent, once for each client. */
const ONCE: Omit<NewCoupon, 'code'> = {
  ...NO_RULES,
  name: 'Um',
  description: '',
  discountType: 'percentage',
  discountValue: 10_00,
  minimumAmount: null,
  maximumDiscount: null,
  usageLimit: 0,
  usageLimitPerClient: 1,
  validUntil: null,
  active: true,
};

describe('nothing is written for', () => {
  test.each<[string, () => object | Promise<object>, string]>([
    [
      'a service that she does not do',
      async () => {
        const rui = await salon.employs('Rui');
        const cor = await salon.offers('Cor');
        await salon.does(rui, [{ serviceId: cor }]);
        return { professionalId: rui };
      },
      'SERVICE_NOT_OFFERED',
    ],
    [
      'an inactive service',
      async () => {
        const id = await salon.offers('Antigo');
        await (await world.as(salon.ownerId)).catalog.services.deactivate({ id });
        return { serviceIds: [salon.corte, id] };
      },
      'SERVICE_NOT_OFFERED',
    ],
    [
      'an inactive professional',
      async () => {
        const id = await salon.employs('Ida');
        await (await world.as(salon.ownerId)).team.professionals.deactivate({ id });
        return { professionalId: id };
      },
      'PROFESSIONAL_NOT_FOUND',
    ],
    [
      'a professional of another company',
      () => ({ professionalId: other.ana }),
      'PROFESSIONAL_NOT_FOUND',
    ],
    ['a service of another company', () => ({ serviceIds: [other.corte] }), 'SERVICE_NOT_OFFERED'],
    [
      'another company’s service for anybody',
      () => ({ professionalId: null, serviceIds: [other.corte] }),
      'SERVICE_NOT_OFFERED',
    ],
    [
      'a day beyond the horizon',
      () => ({ startTime: at('10:00', '2026-04-10') }),
      'SLOT_UNAVAILABLE',
    ],
    ['a day in many years', () => ({ startTime: at('10:00', '2199-12-31') }), 'SLOT_UNAVAILABLE'],
    ['a day that no agenda has', () => ({ startTime: '9999-12-31T23:59:59.9Z' }), 'BAD_REQUEST'],
    ['a day before all agendas', () => ({ startTime: '0001-01-01T00:00:00Z' }), 'BAD_REQUEST'],
    ['a time off the grid', () => ({ startTime: at('10:10') }), 'SLOT_UNAVAILABLE'],
    ['a time with seconds', () => ({ startTime: '2026-03-11T13:00:30Z' }), 'SLOT_UNAVAILABLE'],
    ['a time that is over', () => ({ startTime: at('10:00', '2026-03-10') }), 'SLOT_UNAVAILABLE'],
    [
      'a time of another year',
      () => ({ startTime: at('10:00', '1999-03-10') }),
      'SLOT_UNAVAILABLE',
    ],
    [
      'a time sooner than the notice',
      () => ({ startTime: noon.add({ minutes: 4 }).toString() }),
      'SLOT_UNAVAILABLE',
    ],
    ['lunch', () => ({ startTime: at('12:00') }), 'SLOT_UNAVAILABLE'],
    ['what would outlast the shift', () => ({ startTime: at('17:30') }), 'SLOT_UNAVAILABLE'],
    [
      'a hundred services',
      () => ({ serviceIds: Array.from({ length: 100 }, () => crypto.randomUUID()) }),
      'BAD_REQUEST',
    ],
    ['the same service twice', () => ({ serviceIds: [salon.corte, salon.corte] }), 'BAD_REQUEST'],
    ['no service', () => ({ serviceIds: [] }), 'BAD_REQUEST'],
    ['a phone of letters', () => ({ clientPhone: 'onze nove oito' }), 'PHONE_INVALID'],
    ['no phone', () => ({ clientPhone: '' }), 'PHONE_INVALID'],
    ['no name', () => ({ clientName: '  ' }), 'BAD_REQUEST'],
    ['notes of a megabyte', () => ({ notes: 'a'.repeat(1024 * 1024) }), 'BAD_REQUEST'],
    ['an id that is none', () => ({ professionalId: 'ana' }), 'BAD_REQUEST'],
    ['a coupon that nobody made', () => ({ couponCode: 'NADA10' }), 'COUPON_REFUSED'],
  ])('%s', async (_case, wish, code) => {
    expect(await refused(await wish())).toBe(code);
  });

  test('several services where the company takes one at a time', async () => {
    const strict = await openSalon(world, 'Um');
    await strict.takesBookings({ singleService: true });
    const second = await strict.offers('Barba');
    const serviceIds = [strict.corte, second];
    const visitor = visitorOf(world);
    const choice = { idOrSlug: strict.companyId, professionalId: strict.ana };
    expect(await refusalOf(visitor.book(wishOf(strict, { serviceIds })))).toBe('ONE_SERVICE_ONLY');
    const written = { ...choice, serviceIds: serviceIds.join() };
    expect(await refusalOf(visitor.days(written))).toBe('ONE_SERVICE_ONLY');
    expect(await refusalOf(visitor.slots({ ...written, date: '2026-03-11' }))).toBe(
      'ONE_SERVICE_ONLY',
    );
  });

  test('a day that is off, and a company that is closed that day', async () => {
    const day = Temporal.PlainDate.from('2026-03-20');
    await other.closes('Reforma', { on: day });
    const wish = wishOf(other, { startTime: at('10:00', '2026-03-20') });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('SLOT_UNAVAILABLE');
  });

  test('somebody who is blocked, by any way of writing her phone', async () => {
    const id = await salon.serves('Brava', { phone: '11 97777-0001' });
    await world.inCompany(salon.companyId, (scope) =>
      blockClient(scope, id, { reason: 'x', now: noon }),
    );
    expect(await refused({ clientPhone: '(11) 7777-0001', clientName: 'Brava' })).toBe(
      'BOOKING_NOT_POSSIBLE',
    );
  });

  test('a coupon that ran out a second ago', async () => {
    await world.inCompany(salon.companyId, (scope) =>
      createCoupon(scope, { ...ONCE, code: 'ULTIMO', usageLimit: 1 }, noon),
    );
    const { book } = visitorOf(world);
    const first = await book(
      wishOf(salon, { startTime: at('08:00', '2026-03-12'), couponCode: 'ultimo' }),
    );
    expect(first.priceCents).toBe(4500);
    const late = book(
      wishOf(salon, { startTime: at('09:00', '2026-03-12'), couponCode: 'ULTIMO' }),
    );
    await expect(late).rejects.toMatchObject({ code: 'COUPON_REFUSED', message: 'Cupom esgotado' });
    expect(await refused({ startTime: at('09:00', '2026-03-12'), couponCode: 'ULTIMO' })).toBe(
      'COUPON_REFUSED',
    );
  });
});

describe('a stranger who types somebody’s phone', () => {
  const answerTo = async (booking: Promise<unknown>) => {
    const refusal = await booking.then(
      () => ({ code: 'ACCEPTED' }),
      (error: unknown) => error,
    );
    return pick(refusal, ['code', 'status', 'message', 'data']);
  };
  const pick = (from: unknown, keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, Reflect.get(Object(from), key)]));

  test('learns neither that it is blocked, nor that it booked enough, nor that it used a coupon', async () => {
    const discreet = await openSalon(world, 'Discreto');
    await discreet.takesBookings({ maxFutureBookings: 2 });
    const book = (wish: ReturnType<typeof wishOf>) => visitorOf(world).book(wish);
    const blocked = await discreet.serves('Brava', { phone: '11 97777-0002' });
    await world.inCompany(discreet.companyId, async (scope) => {
      await blockClient(scope, blocked, { reason: 'x', now: noon });
      await createCoupon(scope, { ...ONCE, code: 'UMAVEZ' }, noon);
    });
    const [full, used] = [somePhone(), somePhone()];
    await book(wishOf(discreet, { clientPhone: full, startTime: at('08:00') }));
    await book(wishOf(discreet, { clientPhone: full, startTime: at('09:00') }));
    const withCoupon = { clientPhone: used, couponCode: 'UMAVEZ' };
    await book(wishOf(discreet, { ...withCoupon, startTime: at('10:00') }));

    const free = { startTime: at('15:00') };
    const answers = [
      await answerTo(book(wishOf(discreet, { ...free, clientPhone: '11 97777-0002' }))),
      await answerTo(book(wishOf(discreet, { ...free, clientPhone: full }))),
      await answerTo(book(wishOf(discreet, { ...free, ...withCoupon }))),
    ];
    expect(answers[0]).toMatchObject({ code: 'BOOKING_NOT_POSSIBLE', status: 409 });
    expect(answers[0]?.message).not.toMatch(/telefone|bloque|limite|máximo|cliente/i);
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('reads of no rule that stands against it: first visits and birthdays', async () => {
    const quiet = await openSalon(world, 'Calado');
    const book = (wish: object) => visitorOf(world).book(wishOf(quiet, wish));
    const blocked = await quiet.serves('Brava', { phone: '11 97777-0005' });
    const [known, april] = [somePhone(), somePhone()];
    const clientId = await quiet.serves('Rosa', { phone: known });
    await quiet.serves('Abel', { phone: april, birthDate: Temporal.PlainDate.from('1990-04-01') });
    await world.inCompany(quiet.companyId, async (scope) => {
      await blockClient(scope, blocked, { reason: 'x', now: noon });
      await createCoupon(scope, { ...ONCE, code: 'NOVA', firstVisitOnly: true }, noon);
      await createCoupon(scope, { ...ONCE, code: 'NIVER', birthdayMonthOnly: true }, noon);
    });
    const { scheduling } = await world.as(quiet.ownerId);
    const { ana: professionalId, corte } = quiet;
    const wish = { professionalId, serviceIds: [corte], startTime: at('08:00', '2026-03-10') };
    const { id } = await scheduling.appointments.book({ ...wish, clientId });
    await world.inCompany(quiet.companyId, (scope) =>
      scope.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, id)),
    );

    const answers = [
      await answerTo(book({ clientPhone: '11 97777-0005' })),
      await answerTo(book({ clientName: 'Rosa', clientPhone: known, couponCode: 'NOVA' })),
      await answerTo(book({ clientName: 'Abel', clientPhone: april, couponCode: 'NIVER' })),
      await answerTo(book({ clientName: 'Rosa', clientPhone: known, couponCode: 'NIVER' })),
      await answerTo(book({ couponCode: 'NIVER' })),
    ];
    expect(answers[0]).toMatchObject({ code: 'BOOKING_NOT_POSSIBLE', status: 409 });
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await book({ couponCode: 'NOVA' })).toMatchObject({ priceCents: 4500 });
  });

  test('finds out nothing about it with a coupon that is refused to everybody', async () => {
    const wary = await openSalon(world, 'Precavido');
    const blocked = await wary.serves('Brava', { phone: '11 97777-0003' });
    await wary.serves('Rosa', { phone: '11 97777-0004' });
    await world.inCompany(wary.companyId, async (scope) => {
      await blockClient(scope, blocked, { reason: 'x', now: noon });
      await createCoupon(scope, { ...ONCE, code: 'CAROS', minimumAmount: cents(900_00) }, noon);
    });
    const phones = ['11 97777-0003', '11 97777-0004', somePhone()];
    for (const couponCode of ['NAOEXISTE', 'CAROS']) {
      const answers = await Promise.all(
        phones.map((clientPhone) =>
          answerTo(visitorOf(world).book(wishOf(wary, { clientPhone, couponCode }))),
        ),
      );
      expect(answers[0]).toMatchObject({ code: 'COUPON_REFUSED' });
      expect(answers).toEqual(answers.map(() => answers[0]));
    }
  });

  test('cannot try coupons out on it', async () => {
    const { book } = visitorOf(world);
    await world.inCompany(salon.companyId, (scope) =>
      createCoupon(scope, { ...ONCE, code: 'SOUMA' }, noon),
    );
    const clientPhone = somePhone();
    const first = { clientPhone, couponCode: 'SOUMA', startTime: at('08:00', '2026-03-13') };
    await book(wishOf(salon, first));
    const url = `/api/public/companies/${salon.companyId}/coupons/check`;
    const choice = { code: 'SOUMA', professionalId: salon.ana, serviceIds: [salon.corte] };
    const [known, unknown] = await Promise.all(
      [clientPhone, somePhone()].map((phone) =>
        world.app.inject({ method: 'POST', url, payload: { ...choice, phone } }),
      ),
    );
    expect([known?.statusCode, known?.body]).toEqual([unknown?.statusCode, unknown?.body]);
    const asked = await world.app.inject({ method: 'POST', url, payload: choice });
    expect(asked.json()).toMatchObject({ discountCents: 500 });
  });
});

describe('a phone has only so many ahead', () => {
  test('and whoever has them cancelled may book again', async () => {
    const full = await openSalon(world, 'Cheio');
    await full.takesBookings({ maxFutureBookings: 2 });
    const clientPhone = somePhone();
    const book = (wish: ReturnType<typeof wishOf>) => visitorOf(world).book(wish);
    await book(wishOf(full, { clientPhone, startTime: at('08:00') }));
    await book(wishOf(full, { clientPhone, clientName: 'Filha', startTime: at('09:00') }));
    const third = wishOf(full, { clientPhone, startTime: at('10:00') });
    expect(await refusalOf(book(third))).toBe('BOOKING_NOT_POSSIBLE');
    await book(wishOf(full, { startTime: at('10:00') }));
    await full.takesBookings({ maxFutureBookings: 0 });
    await book({ ...third, startTime: at('11:00') });
  });

  test('however many she tries at once', async () => {
    const full = await openSalon(world, 'Rajada');
    await full.takesBookings({ maxFutureBookings: 2 });
    const clientPhone = somePhone();
    const times = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00'];
    const codes = await Promise.all(
      times.map((time) =>
        refusalOf(visitorOf(world).book(wishOf(full, { clientPhone, startTime: at(time) }))),
      ),
    );
    expect(codes.filter((code) => code === 'ACCEPTED')).toHaveLength(2);
    expect(codes.filter((code) => code === 'BOOKING_NOT_POSSIBLE')).toHaveLength(4);
  });
});

describe('a company is not there for visitors', () => {
  const sentence = 'Esta empresa não está disponível para agendamentos online.';
  const everything = (idOrSlug: string) => {
    const visitor = visitorOf(world);
    const choice = { idOrSlug, serviceIds: salon.corte };
    const wish = wishOf(salon, { idOrSlug });
    return [
      visitor.company({ idOrSlug }),
      visitor.professionals({ idOrSlug }),
      visitor.services({ idOrSlug }),
      visitor.days(choice),
      visitor.slots({ ...choice, date: '2026-03-11' }),
      visitor.checkCoupon({ idOrSlug, code: 'ABC', serviceIds: [salon.corte] }),
      visitor.challenge({ idOrSlug }),
      visitor.release({ idOrSlug, holdId: crypto.randomUUID() }),
      visitor.hold({ idOrSlug, serviceIds: [salon.corte], startTime: at('10:00') }),
      visitor.book(wish),
    ];
  };
  const expectGone = async (idOrSlug: string) => {
    for (const call of everything(idOrSlug).map((promise) => promise.catch((error) => error))) {
      expect(await call).toMatchObject({ code: 'COMPANY_NOT_FOUND', message: sentence });
    }
  };

  test.each([crypto.randomUUID(), 'ninguem-aqui', '../etc', ''])(
    'that is called %j',
    async (name) => {
      await expectGone(name);
    },
  );

  test('that closed online booking while the page was open', async () => {
    const shut = await openSalon(world, 'Fechou');
    const visitor = visitorOf(world);
    await visitor.company({ idOrSlug: shut.companyId });
    await (await world.as(shut.ownerId)).company.company.closePublicBooking();
    const errors = await Promise.all(
      everything(shut.companyId).map((promise) => promise.catch((error) => error.code)),
    );
    // Who it is and how to reach it is told, once.
    expect(errors.filter((code) => code === 'COMPANY_SWITCHED_OFF')).toHaveLength(1);
    expect(new Set(errors)).toEqual(new Set(['COMPANY_SWITCHED_OFF', 'COMPANY_NOT_FOUND']));
  });

  test('that the operators closed, or that has no access any more', async () => {
    const closed = await openSalon(world, 'Encerrada');
    await world.close(closed.companyId);
    await expectGone(closed.companyId);
    const lapsed = await openSalon(world, 'Vencida');
    await setCompany(lapsed, { trialEndsAt: noon });
    await expectGone(lapsed.companyId);
  });

  test('whose plan leaves the agenda out', async () => {
    const without = await openSalon(world, 'Semagenda');
    await subscribe(world, without.companyId, { permissions: { appointments: false } });
    await expectGone(without.companyId);
  });

  test('whose plan has no room left in the month, until one is cancelled', async () => {
    const small = await openSalon(world, 'Pequena');
    await subscribe(world, small.companyId, { maxAppointmentsMonthly: 2 });
    const { book } = visitorOf(world);
    await book(wishOf(small, { startTime: at('08:00') }));
    await book(wishOf(small, { startTime: at('09:00') }));
    const third = book(wishOf(small, { startTime: at('10:00') }));
    await expect(third).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND', message: sentence });
    await book(wishOf(small, { startTime: at('10:00', '2026-04-02') }));
  });

  test('a full month keeps nobody from moving into it or coming back to it', async () => {
    const small = await openSalon(world, 'Cheia');
    await subscribe(world, small.companyId, { maxAppointmentsMonthly: 1 });
    const staff = (await world.as(small.ownerId)).scheduling.appointments;
    const { book } = visitorOf(world);
    const gone = await book(wishOf(small, { startTime: at('08:00') }));
    await staff.changeStatus({ id: gone.appointmentId, status: 'cancelled' });
    await book(wishOf(small, { startTime: at('09:00') }));
    const later = await book(wishOf(small, { startTime: at('10:00', '2026-04-02') }));
    await staff.move({
      id: later.appointmentId,
      version: 1,
      professionalId: small.ana,
      startTime: at('10:00'),
      durationMinutes: 60,
    });
    const back = await staff.changeStatus({ id: gone.appointmentId, status: 'scheduled' });
    expect(back.status).toBe('scheduled');
    const another = book(wishOf(small, { startTime: at('14:00') }));
    await expect(another).rejects.toMatchObject({ code: 'COMPANY_NOT_FOUND' });
  });

  test('the last place of the month is given once', async () => {
    const small = await openSalon(world, 'Ultima');
    await subscribe(world, small.companyId, { maxAppointmentsMonthly: 1 });
    const times = ['08:00', '09:00', '10:00', '11:00'];
    const codes = await Promise.all(
      times.map((time) => refusalOf(visitorOf(world).book(wishOf(small, { startTime: at(time) })))),
    );
    expect(codes.filter((code) => code === 'ACCEPTED')).toHaveLength(1);
  });
});

async function setCompany(salon: Salon, values: Partial<typeof companies.$inferInsert>) {
  await world.system.scopes.asOperator(actor, async (scope) => {
    await scope.update(companies).set(values).where(eq(companies.id, salon.companyId));
  });
}
