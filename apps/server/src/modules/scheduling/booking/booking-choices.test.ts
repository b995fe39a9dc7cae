import type { NewCoupon } from '@app/domain/promotions/coupon';
import { NO_RULES } from '@app/domain/promotions/coupon-rules';
import { cents } from '@app/domain/shared/money';
import type { RouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { router } from '../../../router.ts';
import { plans } from '../../billing/plans.table.ts';
import { clients } from '../../clients/clients.table.ts';
import { anonymizeClient } from '../../clients/privacy/client-privacy.commands.ts';
import { companies } from '../../company/companies.table.ts';
import { handOverCoupon } from '../../promotions/coupon-uses.commands.ts';
import { createCoupon } from '../../promotions/coupons.commands.ts';
import { appointments } from '../appointments/appointments.table.ts';
import { clientOfBooking } from './booking-client.commands.ts';

type Choices = RouterClient<typeof router>['scheduling']['bookingChoices'];

const world = testWorld();
let salon: Salon;
let staff: Choices;

beforeAll(async () => {
  salon = await openSalon(world, 'Balcão');
  staff = (await world.as(salon.ownerId)).scheduling.bookingChoices;
});

describe('staff choose', () => {
  test('times of any day, the past too, inside nobody’s notice or horizon', async () => {
    const choice = { professionalId: salon.ana, serviceIds: salon.corte };
    const past = await staff.slots({ ...choice, date: '2025-01-06' });
    expect(past[0]?.startTime).toBe(at('08:00', '2025-01-06'));
    const days = await staff.days({ ...choice, fromDate: '2027-01-04' });
    expect(days).toHaveLength(31);
    expect(days[0]).toEqual({ date: '2027-01-04', available: true, reason: null });
  });

  test('professionals and services even while online booking is closed', async () => {
    const shut = await world.tell.company('Interno', { name: 'Lu', email: 'lu@interno.test' });
    const id = await shut.employs('Lia');
    const service = await shut.offers('Unha');
    const inside = (await world.as(shut.ownerId)).scheduling.bookingChoices;
    expect(await inside.professionals()).toMatchObject([{ id, name: 'Lia' }]);
    expect(await inside.services({ professionalId: id })).toMatchObject([{ id: service }]);
  });

  test('a client by the whole phone, or by its end where no more was typed and one has it', async () => {
    const id = await salon.serves('Clara', { phone: '11 95555-1234', email: 'c@casa.test' });
    const clara = { id, name: 'Clara', phone: '5511955551234', email: 'c@casa.test' };
    for (const phone of ['(11) 95555-1234', '11 5555-1234', '55551234', '95555-1234']) {
      expect(await staff.findClient({ phone })).toMatchObject({ client: clara, others: [] });
    }
    // Somebody in another town, whose phone ends alike, is somebody else.
    expect(await staff.findClient({ phone: '21 95555-1234' })).toMatchObject({
      client: null,
      others: [],
    });
    await salon.serves('Clarice', { phone: '31 95555-1234' });
    expect(await staff.findClient({ phone: '55551234' })).toMatchObject({
      client: null,
      others: [],
    });
    for (const phone of ['1234', '', '11 95555-0000']) {
      expect(await staff.findClient({ phone })).toMatchObject({ client: null, others: [] });
    }
  });

  test('everybody of a family that shares a phone, and somebody new in it', async () => {
    const phone = '11 95555-4321';
    const mother = await salon.serves('Rosa Dias', { phone });
    const { appointments } = (await world.as(salon.ownerId)).scheduling;
    const wish = { professionalId: salon.ana, serviceIds: [salon.corte], startTime: at('15:00') };
    const son = { name: 'Davi Dias', phone, anotherPerson: true };
    const booked = await appointments.book({ ...wish, client: son });
    expect(booked).toMatchObject({ clientName: 'Davi Dias', clientPhone: '5511955554321' });
    expect(await staff.findClient({ phone })).toMatchObject({
      client: { id: booked.clientId, name: 'Davi Dias' },
      others: [{ id: mother, name: 'Rosa Dias' }],
    });
    // Whoever writes another name has the phone of whoever came last.
    const unnamed = { ...wish, startTime: at('20:00'), client: { name: 'Bia', phone } };
    expect(await appointments.book(unnamed)).toMatchObject({ clientId: booked.clientId });
  });

  test('whose phone somebody may have misheard', async () => {
    const id = await salon.serves('Nara', { phone: '11 94321-8765' });
    for (const phone of ['11 94321-8760', '11 94321-7865', '21 4321-8765']) {
      expect(await staff.findClient({ phone })).toMatchObject({ client: null, alike: [{ id }] });
    }
    const [exact, other] = [
      await staff.findClient({ phone: '11 94321-8765' }),
      await staff.findClient({ phone: '11 94321-8799' }),
    ];
    expect(exact).toMatchObject({ client: { id }, alike: [] });
    expect(other).toMatchObject({ client: null, alike: [] });
  });

  test('clients by a part of the name or of the phone, by name', async () => {
    const zoe = await salon.serves('Zoé Quintela', { phone: '11 94000-1717' });
    const ada = await salon.serves('Ada Quintela', { phone: '11 94000-1818' });
    const ids = async (search: string) => (await staff.searchClients({ search })).map((c) => c.id);
    expect(await ids('quintela')).toEqual([ada, zoe]);
    expect(await ids('zoe quin')).toEqual([zoe]);
    expect(await ids('94000-18')).toEqual([ada]);
    expect(await ids('  ')).toEqual([]);
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(clients).set({ anonymizedAt: noon }).where(eq(clients.id, zoe)),
    );
    expect(await ids('quintela')).toEqual([ada]);
  });

  test('that a client is blocked, and why; booking for her goes on', async () => {
    const id = await salon.serves('Quirina Bloco', { phone: '11 94000-1919' });
    const owner = await world.as(salon.ownerId);
    await owner.clients.clients.block({ id, reason: 'Faltou 3 vezes' });
    const said = { id, isBlocked: true, blockedReason: 'Faltou 3 vezes' };
    expect(await staff.searchClients({ search: 'quirina' })).toMatchObject([said]);
    expect(await staff.findClient({ phone: '11 94000-1919' })).toMatchObject({ client: said });
    const alike = await staff.findClient({ phone: '11 94000-1991' });
    expect(alike).toMatchObject({ alike: [said] });
  });

  test('clients whose name begins with what was typed come first', async () => {
    const names = ['Luziana Prado', 'Fabiana Ivo', 'Iana Prado', 'Iána Couto', 'Bia Iana'];
    for (const [at, name] of names.entries())
      await salon.serves(name, { phone: `11 94000-210${at}` });
    const found = await staff.searchClients({ search: 'iana' });
    expect(found.map(({ name }) => name)).toEqual([
      'Iána Couto',
      'Iana Prado',
      'Bia Iana',
      'Fabiana Ivo',
      'Luziana Prado',
    ]);
    const inFull = await staff.searchClients({ search: 'Iana P' });
    expect(inFull.map(({ name }) => name)).toEqual(['Iana Prado', 'Luziana Prado']);
  });

  test('somebody who came in without telling a phone, each time anew', async () => {
    const { appointments } = (await world.as(salon.ownerId)).scheduling;
    const wish = { professionalId: salon.ana, serviceIds: [salon.corte] };
    const walkIn = { name: 'Sem Fone', phone: null };
    const [one, other] = [
      await appointments.book({ ...wish, startTime: at('10:00', '2027-01-04'), client: walkIn }),
      await appointments.book({ ...wish, startTime: at('11:00', '2027-01-04'), client: walkIn }),
    ];
    expect(one).toMatchObject({ clientName: 'Sem Fone', clientPhone: '' });
    expect(other.clientId).not.toBe(one.clientId);
    const unreadable = {
      ...wish,
      startTime: at('13:00', '2027-01-04'),
      client: { ...walkIn, phone: '123' },
    };
    expect(await refusalOf(appointments.book(unreadable))).toBe('PHONE_INVALID');
  });

  test.each([
    ['a visitor without a phone', { phone: null, policy: { maxFutureBookings: 0 } }],
    ['an empty phone', { phone: '', policy: null }],
  ])('but %s is nobody', async (_who, { phone, policy }) => {
    const client = { name: 'Sem Fone', phone, email: '' };
    const terms = { today: Temporal.PlainDate.from(TOMORROW), now: noon, policy };
    const outcome = await world.inCompany(salon.companyId, (scope) =>
      clientOfBooking(scope, client, terms),
    );
    expect(outcome).toEqual({ accepted: false, reason: 'phone-invalid' });
  });

  test('never somebody who asked to be forgotten', async () => {
    const id = await salon.serves('Ida', { phone: '11 95555-7777' });
    const handledBy = { userId: salon.ownerId, name: 'Bê' };
    await world.inCompany(salon.companyId, (scope) =>
      anonymizeClient(scope, world.system.markOf, { clientId: id, handledBy, now: noon }),
    );
    expect(await staff.findClient({ phone: '11 95555-7777' })).toMatchObject({
      client: null,
      others: [],
    });
    await visitorOf(world).book(wishOf(salon, { clientPhone: '11 95555-7777' }));
    expect((await staff.findClient({ phone: '11 95555-7777' })).client?.id).not.toBe(id);
  });

  test('never her, even were her phone still there', async () => {
    const phone = '11 95555-8888';
    const id = await salon.serves('Iva', { phone });
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(clients).set({ anonymizedAt: noon }).where(eq(clients.id, id)),
    );
    for (const typed of [phone, '55558888']) {
      expect(await staff.findClient({ phone: typed })).toMatchObject({ client: null, others: [] });
    }
    const { appointments } = (await world.as(salon.ownerId)).scheduling;
    const wish = { professionalId: salon.ana, serviceIds: [salon.corte], startTime: at('16:00') };
    const booking = appointments.book({ ...wish, clientId: id });
    expect(await refusalOf(booking)).toBe('CLIENT_NOT_FOUND');
  });

  test('only what and who is theirs', async () => {
    const other = await openSalon(world, 'Alheio');
    const theirs = { professionalId: other.ana, serviceIds: salon.corte, date: TOMORROW };
    expect(await refusalOf(staff.slots(theirs))).toBe('PROFESSIONAL_NOT_FOUND');
    const foreign = { serviceIds: other.corte, fromDate: TOMORROW };
    expect(await refusalOf(staff.days(foreign))).toBe('SERVICE_NOT_OFFERED');
    expect(await refusalOf(staff.services({ professionalId: other.ana }))).toBe(
      'PROFESSIONAL_NOT_FOUND',
    );
  });
});

test('a professional, who sees only her own agenda, chooses for nobody', async () => {
  const userId = await salon.isJoinedBy({ name: 'Bia', email: 'bia@salao.test' }, 'professional');
  const { bookingChoices: own, appointments } = (await world.as(userId)).scheduling;
  const { ana: professionalId, corte: serviceIds } = salon;
  const coupon = { code: 'DEZ', clientId: null, professionalId, serviceIds: [serviceIds] };
  const client = { name: 'Rita', phone: null };
  const wish = { professionalId, serviceIds: [serviceIds], startTime: at('09:00'), client };
  const refusals = {
    professionals: await refusalOf(own.professionals()),
    services: await refusalOf(own.services({})),
    days: await refusalOf(own.days({ serviceIds, fromDate: TOMORROW })),
    slots: await refusalOf(own.slots({ serviceIds, date: TOMORROW })),
    findClient: await refusalOf(own.findClient({ phone: '11 95555-1234' })),
    searchClients: await refusalOf(own.searchClients({ search: 'maria' })),
    checkCoupon: await refusalOf(own.checkCoupon(coupon)),
    book: await refusalOf(appointments.book(wish)),
  };
  expect(new Set(Object.values(refusals)), JSON.stringify(refusals)).toEqual(
    new Set(['FORBIDDEN']),
  );
});

test('whoever belongs to no company chooses nothing', async () => {
  const visitor = (await world.as()).scheduling.bookingChoices;
  expect(await refusalOf(visitor.professionals())).toBe('UNAUTHORIZED');
});

describe('a coupon', () => {
  const order = () => ({ professionalId: salon.ana, serviceIds: [salon.corte] });
  const terms: Omit<NewCoupon, 'code'> = {
    ...NO_RULES,
    name: 'Dez',
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
  const grants = (code: string, about: Partial<NewCoupon> = {}) =>
    world.inCompany(salon.companyId, (scope) =>
      createCoupon(scope, { ...terms, code, ...about }, noon),
    );
  const check = (code: string) =>
    visitorOf(world).checkCoupon({ ...order(), idOrSlug: salon.companyId, code });

  test('is checked against the real price, for visitors and staff alike', async () => {
    await grants('DEZ');
    const applied = { code: 'DEZ', discountCents: 500, finalTotalCents: 4500 };
    expect(await check(' dez ')).toMatchObject(applied);
    expect(await staff.checkCoupon({ ...order(), code: 'dez' })).toMatchObject(applied);
  });

  test('is found by nobody once the plan leaves coupons out', async () => {
    const plain = await openSalon(world, 'Semcupom');
    await world.inCompany(plain.companyId, (scope) =>
      createCoupon(scope, { ...terms, code: 'DEZ' }, noon),
    );
    await world.system.scopes.asOperator({ userId: null, requestId: 'test' }, async (scope) => {
      const simple = { name: 'Simples', priceMonthlyCents: cents(2990), displayOrder: 9 };
      const permissions = { coupons: false };
      const [plan] = await scope
        .insert(plans)
        .values({ ...simple, permissions })
        .returning();
      const ended = { trialEndsAt: noon.subtract({ hours: 24 }), subscriptionPlanId: plan?.id };
      await scope
        .update(companies)
        .set({ ...ended, subscriptionStatus: 'active' })
        .where(eq(companies.id, plain.companyId));
    });
    const choice = { professionalId: plain.ana, serviceIds: [plain.corte], code: 'DEZ' };
    const api = (await world.as(plain.ownerId)).scheduling;
    const visitor = visitorOf(world);
    for (const attempt of [
      () => visitor.checkCoupon({ ...choice, idOrSlug: plain.companyId }),
      () => api.bookingChoices.checkCoupon(choice),
      () => visitor.book(wishOf(plain, { couponCode: 'DEZ' })),
    ]) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'COUPON_REFUSED',
        message: 'Cupom não encontrado ou inválido',
      });
    }
  });

  test('that a client used as often as she may is refused to her at the counter by its reason', async () => {
    await grants('UMAVEZ');
    const clientId = await salon.serves('Rosa', { phone: somePhone() });
    const wish = wishOf(salon, { startTime: at('08:00'), couponCode: 'UMAVEZ' });
    const booked = await visitorOf(world).book(wish);
    expect(booked.priceCents).toBe(4500);
    await world.inCompany(salon.companyId, (scope) =>
      handOverCoupon(scope, booked.appointmentId, clientId),
    );
    const asked = staff.checkCoupon({ ...order(), code: 'UMAVEZ', clientId });
    await expect(asked).rejects.toMatchObject({
      code: 'COUPON_REFUSED',
      message: 'Limite de uso por cliente atingido',
    });
    // A visitor is told what it takes off, whoever she says she is.
    expect(await check('UMAVEZ')).toMatchObject({ discountCents: 500 });
  });

  test('at the counter the limit of the client is named before the least that is to be spent', async () => {
    await grants('GRANDE', { minimumAmount: cents(9000) });
    const day = await salon.offers('Dia de noiva', { price: cents(10_000) });
    const clientId = await salon.serves('Iara', { phone: somePhone() });
    const { book } = (await world.as(salon.ownerId)).scheduling.appointments;
    const hers = { professionalId: salon.ana, clientId, couponCode: 'GRANDE' };
    await book({ ...hers, serviceIds: [day], startTime: at('08:00', '2026-03-24') });
    const again = book({ ...hers, ...order(), startTime: at('08:00', '2026-03-25') });
    await expect(again).rejects.toMatchObject({
      code: 'COUPON_REFUSED',
      message: 'Limite de uso por cliente atingido',
    });
  });

  test.each<[string, string, Partial<NewCoupon>, RegExp]>([
    ['no code', '', {}, /^Código ou empresa não informados$/],
    ['two letters', 'AB', {}, /^Digite pelo menos 3 caracteres$/],
    ['one that is not there', 'NUNCA', {}, /^Cupom não encontrado ou inválido$/],
    ['a small order', 'MAIOR', { minimumAmount: cents(9000) }, /^Valor mínimo de R\$.90,00 não/],
  ])('%s is answered with its sentence', async (_case, code, about, sentence) => {
    if (Object.keys(about).length > 0) await grants(code, about);
    for (const ask of [() => check(code), () => staff.checkCoupon({ ...order(), code })]) {
      await expect(ask()).rejects.toMatchObject({
        code: 'COUPON_REFUSED',
        message: expect.stringMatching(sentence),
      });
    }
  });

  test('of a link tells what it asks before anything is chosen, or why it is none', async () => {
    const told = (code: string) =>
      visitorOf(world).couponTerms({ idOrSlug: salon.companyId, code });
    const validUntil = Temporal.PlainDate.from('2026-03-10');
    const asks = { firstVisitOnly: true, weekdays: [2], serviceIds: [salon.corte], validUntil };
    await grants('LIVRE');
    await grants('REGRAS', asks);
    await grants('VELHO', { validUntil: validUntil.subtract({ days: 1 }) });
    expect(await told('livre')).toEqual({ code: 'LIVRE', terms: '' });
    expect(await told('REGRAS')).toEqual({
      code: 'REGRAS',
      terms: 'Só vale na primeira visita, na terça, até 10/03/2026, para Corte.',
    });
    await expect(told('VELHO')).rejects.toMatchObject({ message: 'Cupom expirado' });
    await expect(told('NINGUEM')).rejects.toMatchObject({
      code: 'COUPON_REFUSED',
      message: 'Cupom não encontrado ou inválido',
    });
  });

  const onTuesday = { startTime: at('23:30', '2026-03-10') };
  const book = async (couponCode: string, about: object) => {
    const { scheduling } = await world.as(salon.ownerId);
    return scheduling.appointments.book({
      ...order(),
      startTime: at('09:00'),
      couponCode,
      ...about,
    });
  };

  test('of some weekdays goes by the day of the visit where the company is', async () => {
    await grants('TERCA', { weekdays: [2] });
    const asked = { ...order(), code: 'TERCA' };
    const sentence = { code: 'COUPON_REFUSED', message: 'Este cupom só vale na terça' };
    // Wednesday already in Greenwich.
    expect(await staff.checkCoupon({ ...asked, ...onTuesday })).toMatchObject({ note: '' });
    expect(await staff.checkCoupon(asked)).toMatchObject({ discountCents: 500 });
    const onWednesday = { ...asked, startTime: at('09:00') };
    await expect(staff.checkCoupon(onWednesday)).rejects.toMatchObject(sentence);
    const visitor = visitorOf(world);
    const online = visitor.checkCoupon({ ...onWednesday, idOrSlug: salon.companyId });
    await expect(online).rejects.toMatchObject(sentence);
    const booked = visitor.book(wishOf(salon, { startTime: at('17:00'), couponCode: 'TERCA' }));
    await expect(booked).rejects.toMatchObject(sentence);
  });

  test('from a day on is for visits from that day on', async () => {
    await grants('ABRIL', { validFrom: Temporal.PlainDate.from('2026-03-12') });
    const client = { name: 'Rita', phone: null };
    await expect(book('ABRIL', { client })).rejects.toMatchObject({
      code: 'COUPON_REFUSED',
      message: 'Este cupom só vale para visitas a partir de 12/03/2026',
    });
    const later = { client, startTime: at('09:00', '2026-03-12') };
    expect(await book('ABRIL', later)).toMatchObject({ discountCents: 500 });
  });

  test('of some services lowers those alone', async () => {
    const color = await salon.offers('Cor', { price: cents(200_00) });
    await grants('COR', { serviceIds: [color] });
    await expect(check('COR')).rejects.toMatchObject({
      message: 'Este cupom não vale para os serviços escolhidos. Vale para: Cor',
    });
    const both = { ...order(), serviceIds: [salon.corte, color], code: 'COR' };
    expect(await staff.checkCoupon(both)).toMatchObject({
      discountCents: 20_00,
      finalTotalCents: 230_00,
    });
  });

  test('for the first visit is refused at the counter to whoever came before', async () => {
    await grants('NOVA', { firstVisitOnly: true });
    const clientId = await salon.serves('Nina', { phone: somePhone() });
    const asked = { ...order(), code: 'NOVA' };
    expect(await staff.checkCoupon({ ...asked, clientId })).toMatchObject({ note: '' });
    expect(await check('NOVA')).toMatchObject({ note: 'Só vale na primeira visita.' });

    const first = await book('NOVA', { clientId, startTime: at('08:00', '2026-03-10') });
    expect(first).toMatchObject({ discountCents: 500 });
    await world.inCompany(salon.companyId, (scope) =>
      scope.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, first.id)),
    );
    const sentence = 'Este cupom só vale na primeira visita, e este cliente já veio antes';
    await grants('NOVA2', { firstVisitOnly: true });
    const again = staff.checkCoupon({ ...asked, code: 'NOVA2', clientId });
    await expect(again).rejects.toMatchObject({ message: sentence });
    const booked = book('NOVA2', { clientId, startTime: at('09:00', '2026-03-13') });
    await expect(booked).rejects.toMatchObject({ message: sentence });
  });

  test('of the birthday goes by the month of the visit, and needs a date of birth', async () => {
    await grants('NIVER', { birthdayMonthOnly: true, usageLimitPerClient: 9 });
    const born = (day: string) => ({ birthDate: Temporal.PlainDate.from(day) });
    const march = await salon.serves('Mara', { phone: somePhone(), ...born('1990-03-31') });
    const april = await salon.serves('Abel', { phone: somePhone(), ...born('1990-04-01') });
    const unknown = await salon.serves('Ivo', { phone: somePhone() });
    const asked = { ...order(), code: 'NIVER', startTime: at('09:00') };
    expect(await staff.checkCoupon({ ...asked, clientId: march })).toMatchObject({ note: '' });
    await expect(staff.checkCoupon({ ...asked, clientId: april })).rejects.toMatchObject({
      message: 'Este cupom só vale no mês do aniversário do cliente',
    });
    await expect(staff.checkCoupon({ ...asked, clientId: unknown })).rejects.toMatchObject({
      message: 'Este cupom é de aniversário, e o cadastro do cliente não tem a data de nascimento',
    });
    const phone = (await staff.searchClients({ search: 'Mara' }))[0]?.phone;
    const wish = { clientName: 'Mara', clientPhone: phone, startTime: at('14:00') };
    const booked = await visitorOf(world).book(wishOf(salon, { ...wish, couponCode: 'NIVER' }));
    expect(booked.priceCents).toBe(4500);
  });

  test('that is refused leaves no appointment, no client and no time behind', async () => {
    const clientPhone = '11 94444-1111';
    const wish = wishOf(salon, { clientPhone, startTime: at('16:00'), couponCode: 'NUNCA' });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('COUPON_REFUSED');
    expect(await staff.findClient({ phone: clientPhone })).toMatchObject({
      client: null,
      others: [],
    });
    expect(await refusalOf(visitorOf(world).book({ ...wish, couponCode: '' }))).toBe('ACCEPTED');
  });
});
