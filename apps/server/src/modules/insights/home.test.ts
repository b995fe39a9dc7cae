import { inOrderOfNeed } from '@app/domain/scheduling/counter-order';
import { cents } from '@app/domain/shared/money';
import { createRouterClient } from '@orpc/server';
import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BookedCompany, openBooks } from '../../../tests/insights-support.ts';
import { contextOf, noon, signIn, testWorld } from '../../../tests/support.ts';
import { router } from '../../router.ts';
import { plans } from '../billing/plans.table.ts';
import { companies } from '../company/companies.table.ts';
import { messages } from '../messaging/messages.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { readHome } from './home.queries.ts';

// The clock stands at noon of Tuesday, 10 March 2026, in São Paulo.
const world = testWorld();
const operator = { userId: null, requestId: 'test' };
let one: BookedCompany;

beforeAll(async () => {
  one = await openBooks(world, 'Salao');
});

const figuresOf = async ({ api }: BookedCompany) => (await api.insights.home()).figures;

describe('the figures', () => {
  test('of an empty company are zero, and nothing grows', async () => {
    const empty = await openBooks(world, 'Vazia');
    expect(await empty.api.insights.home()).toEqual({
      today: '2026-03-10',
      isBookableOnline: expect.any(Boolean),
      figures: {
        appointmentsToday: 0,
        appointmentsLastSevenDays: 0,
        activeClients: 2,
        newClientsThisMonth: 0,
        revenueThisMonthCents: 0,
        revenueLastMonthCents: 0,
        growthPermille: null,
      },
      appointments: [],
      firstSteps: expect.any(Object),
      unsolved: 0,
      holidays: [],
      toSend: 0,
      requests: { waiting: 0, unanswered: 0 },
      day: {
        now: [],
        nowCount: 0,
        next: null,
        toConfirm: 0,
        unpaid: 0,
        expectedCents: 0,
        receivedCents: 0,
        commissionsCents: 0,
      },
    });
  });

  test('count the appointments of today and of seven days, by the clock of the company', async () => {
    const { book, ana, maria, haircut } = one;
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    for (const at of ['03-03T23:59', '03-04T00:00', '03-09T23:59', '03-10T00:00', '03-10T23:59']) {
      await book.visit({ ...visit, at: `2026-${at}` });
    }
    await book.visit({ ...visit, at: '2026-03-11T00:00' });
    await book.visit({ ...visit, at: '2026-03-10T09:00', status: 'cancelled' });
    const expected = { appointmentsToday: 2, appointmentsLastSevenDays: 4 };
    expect(await figuresOf(one)).toMatchObject(expected);
  });

  test('expect of a visit with a coupon what is left to pay', async () => {
    const { salon, api, book, ana, maria, haircut } = await openBooks(world, 'Desconto');
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    await book.visit({ ...visit, at: '2026-03-10T15:00' });
    await world.inCompany(salon.companyId, (scope) =>
      scope.execute(sql`update appointments set price_in_cents = 8000, discount_in_cents = 2000`),
    );
    expect((await api.insights.home()).day).toMatchObject({ expectedCents: 80_00 });
  });

  test('of the next day, and of another zone, begin at another midnight', async () => {
    const { salon, book, ana, maria, haircut } = await openBooks(world, 'Madrugada');
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    await book.visit({ ...visit, at: '2026-03-11T00:30' });
    const countToday = (day: string, zone: string) =>
      world.inCompany(salon.companyId, async (scope) => {
        const today = Temporal.PlainDate.from(day);
        const sees = {
          figures: true,
          clients: false,
          revenue: false,
          appointments: false,
          commissions: false,
          payers: false,
          toSend: false,
        };
        const { counts } = await readHome(scope, {
          today,
          now: noon,
          zone,
          sight: { of: 'everybody' },
          sees,
        });
        return counts?.[0];
      });
    expect(await countToday('2026-03-10', 'America/Sao_Paulo')).toBe(0);
    expect(await countToday('2026-03-11', 'America/Sao_Paulo')).toBe(1);
    expect(await countToday('2026-03-11', 'America/Manaus')).toBe(0);
    expect(await countToday('2026-03-10', 'America/Manaus')).toBe(1);
  });

  test('count clients who are active, and who came since the month began', async () => {
    const { salon, book, api, julia } = one;
    await book.registeredAt(await salon.serves('Nova'), '2026-03-01T03:00Z');
    await book.registeredAt(await salon.serves('De fevereiro'), '2026-03-01T02:59Z');
    const gone = await salon.serves('Esquecida');
    await api.clients.clients.deactivate({ id: julia });
    const counted = { activeClients: 4, newClientsThisMonth: 2 };
    expect(await figuresOf(one)).toMatchObject(counted);
    await api.clients.record.anonymize({ clientId: gone });
    expect(await figuresOf(one)).toMatchObject({ activeClients: 3, newClientsThisMonth: 1 });
  });

  test('count nobody as active who is blocked, as the list they lead to', async () => {
    const { api, salon } = await openBooks(world, 'Portaria');
    const id = await salon.serves('Bloqueada');
    await api.clients.clients.block({ id, reason: 'Faltou demais' });
    expect((await api.insights.home()).figures?.activeClients).toBe(2);
    const { items: clients } = await api.clients.clients.list({ status: 'active' });
    expect(clients).toHaveLength(2);
    const { totalClients } = await api.insights.reports({
      fromDate: '2026-03-01',
      toDate: '2026-03-31',
    });
    expect(totalClients).toBe(3);
  });

  test('take refunds off the revenue and leave out what is none', async () => {
    const { book, ana } = one;
    const income = { type: 'income', kind: 'payment', date: '2026-03-10' } as const;
    const paid = await book.money({ ...income, amount: 300_00 });
    await book.money({ ...income, amount: 90_00, date: '2026-03-01' });
    await book.money({ ...income, kind: 'manual', amount: 10_00, date: '2026-03-31' });
    await book.money({ ...income, amount: 400_00, date: '2026-02-10' });
    await book.money({ ...income, amount: 100_00, date: '2026-02-28' });
    await book.money({ ...income, amount: 999_00, date: '2026-01-31' });
    await book.money({ ...income, kind: 'tip', amount: 7_00 });
    await book.money({ ...income, kind: 'supply', amount: 7_00 });
    await book.money({ ...income, kind: 'advance_return', amount: 7_00 });
    await book.money({ ...income, type: 'expense', kind: 'manual', amount: 7_00 });
    const owed = { type: 'expense', kind: 'commission', professionalId: ana } as const;
    await book.money({ ...owed, amount: 7_00, date: '2026-03-10' });
    const refundOf = { id: paid, countsAs: 'payment' } as const;
    await book.money({ ...income, kind: 'refund', amount: -300_00, refundOf });
    expect(await figuresOf(one)).toMatchObject({
      revenueThisMonthCents: 100_00,
      revenueLastMonthCents: 500_00,
      growthPermille: -775,
    });
  });
});

test("the list shows the first four of today with everybody's names", async () => {
  const { book, bia, julia, color, api, ana, maria, haircut } = await openBooks(world, 'Cheia');
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  for (const hour of ['17', '08', '15', '12']) {
    await book.visit({ ...visit, at: `2026-03-10T${hour}:00`, status: 'scheduled' });
  }
  const hers = { professionalId: bia, clientId: julia, serviceIds: [color] };
  const first = await book.visit({ ...hers, at: '2026-03-10T07:00', status: 'confirmed' });
  const { appointments } = await api.insights.home();
  expect(appointments?.map(({ startTime }) => startTime)).toEqual(
    ['10', '11', '15', '18'].map((hour) => `2026-03-10T${hour}:00:00Z`),
  );
  expect(appointments?.[0]).toEqual({
    id: first,
    startTime: '2026-03-10T10:00:00Z',
    endTime: '2026-03-10T11:00:00Z',
    status: 'confirmed',
    needsApproval: false,
    arrivedAt: null,
    startedAt: null,
    clientName: 'Julia',
    serviceNames: 'Corte',
    professionalName: 'Bia',
    priceCents: 50_00,
    isPaid: false,
  });
});

describe('the day', () => {
  test('tells who is here, who is late and who comes next', async () => {
    const { book, api, ana, bia, maria, haircut } = await openBooks(world, 'Agora');
    const status = 'confirmed' as const;
    const visit = { clientId: maria, serviceIds: [haircut], status };
    const hers = { ...visit, professionalId: ana };
    const forgotten = await book.visit({ ...hers, at: '2026-03-10T08:00' });
    const over = await book.visit({ ...hers, at: '2026-03-10T10:15' });
    const late = await book.visit({ ...hers, at: '2026-03-10T11:48' });
    const next = await book.visit({ ...hers, at: '2026-03-10T13:00' });
    const early = await book.visit({ ...visit, professionalId: bia, at: '2026-03-10T12:30' });
    await api.scheduling.appointments.stage({ id: early, stage: 'arrived' });
    const { day, appointments } = await api.insights.home();
    expect(day?.now.map(({ id }) => id)).toEqual([over, late, early]);
    expect(day?.now[2]).toMatchObject({ arrivedAt: noon.toString(), startedAt: null });
    expect(day?.next?.id).toBe(next);
    expect(day?.nowCount).toBe(3);
    expect(appointments?.[0]?.id).toBe(forgotten);
  });

  test('counts everybody who is here, also those it has no room for', async () => {
    const { book, api, ana, bia, maria, haircut } = await openBooks(world, 'Lotada');
    const visit = { clientId: maria, serviceIds: [haircut], status: 'confirmed' as const };
    const ids = [];
    for (const hour of ['13', '14', '15', '16', '17']) {
      ids.push(await book.visit({ ...visit, professionalId: ana, at: `2026-03-10T${hour}:00` }));
    }
    for (const id of ids) await api.scheduling.appointments.stage({ id, stage: 'arrived' });
    await book.visit({ ...visit, professionalId: bia, at: '2026-03-10T18:00' });
    const { day } = await api.insights.home();
    expect(day?.now).toHaveLength(4);
    expect(day?.nowCount).toBe(5);
  });

  test('shows first whoever is ready to pay, however late she came', async () => {
    const { book, api, ana, maria, haircut } = await openBooks(world, 'Balcao');
    const visit = { clientId: maria, serviceIds: [haircut], status: 'confirmed' as const };
    const hers = { ...visit, professionalId: ana };
    const done = { ...hers, status: 'completed' as const };
    const chairs: string[] = [];
    for (const hour of ['13', '14', '15', '16']) {
      chairs.push(await book.visit({ ...hers, at: `2026-03-10T${hour}:00` }));
    }
    for (const id of chairs) await api.scheduling.appointments.stage({ id, stage: 'started' });
    const here = await book.visit({ ...hers, at: '2026-03-10T17:00' });
    await api.scheduling.appointments.stage({ id: here, stage: 'arrived' });
    const pays = await book.visit({ ...done, at: '2026-03-10T18:00' });
    const gone = await book.visit({ ...done, at: '2026-03-10T09:00' });
    const { day } = await api.insights.home();
    expect(day?.now.map(({ id }) => id)).toEqual([pays, here, chairs[0], chairs[1]]);
    expect(day?.nowCount).toBe(6);
    expect(day?.now.map(({ id }) => id)).not.toContain(gone);
  });

  test('knows among 500 whom to show first, by name, and counts them all', async () => {
    const { salon, api, ana, maria } = await openBooks(world, 'Multidao');
    const eleven = noon.subtract({ hours: 1 });
    // Some are late, some came, some are being served, some are done.
    const crowd = Array.from({ length: 500 }, (_, place) => {
      const [startTime, kind] = [eleven.add({ seconds: 17 * place }), place % 5];
      const endTime = startTime.add({ minutes: 30 });
      return {
        professionalId: ana,
        clientId: maria,
        serviceNames: 'Corte',
        price: cents(5000),
        startTime,
        endTime,
        busyFrom: startTime,
        busyUntil: endTime,
        overbooked: true,
        arrivedAt: kind === 1 || kind === 2 ? eleven : null,
        startedAt: kind === 2 ? eleven : null,
        status: kind === 3 && place > 200 ? ('completed' as const) : ('confirmed' as const),
      };
    });
    const rows = await world.inCompany(salon.companyId, (scope) =>
      scope.insert(appointments).values(crowd).returning(),
    );
    const here = rows.filter(
      ({ status, arrivedAt, startTime }) =>
        status === 'completed' || arrivedAt || Temporal.Instant.compare(startTime, noon) <= 0,
    );
    const first = inOrderOfNeed(here, noon).slice(0, 4);
    const { day } = await api.insights.home();
    expect(day?.nowCount).toBe(here.length);
    expect(day?.now.map((one) => one.id)).toEqual(first.map((one) => one.id));
    expect(new Set(day?.now.map(({ clientName }) => clientName))).toEqual(new Set(['Maria']));
  });

  test('shows nobody who has paid, nor to whoever takes no money that somebody has not', async () => {
    const { salon, book, api, maria, haircut } = await openBooks(world, 'Pagas');
    const userId = await salon.isJoinedBy({ name: 'Lu', email: 'lu@pagas.test' }, 'professional');
    const professionalId = await salon.hires('Lu', { userId });
    const visit = { professionalId, clientId: maria, serviceIds: [haircut] };
    const owed = await book.visit({ ...visit, at: '2026-03-10T11:00' });
    const paid = await book.visit({ ...visit, at: '2026-03-10T12:30' });
    await world.inCompany(salon.companyId, (scope) =>
      scope.execute(sql`update appointments set settled_at = now() where id = ${paid}`),
    );
    const { day } = await api.insights.home();
    expect(day?.now.map(({ id }) => id)).toEqual([owed]);
    const hers = await (await world.as(userId)).insights.home();
    expect(hers.day).toMatchObject({ now: [], nowCount: 0 });
  });

  test('counts as unpaid exactly what its list shows', async () => {
    const { salon, book, api, ana, maria, haircut } = await openBooks(world, 'Fiado');
    const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
    const owed = await book.visit({ ...visit, at: '2026-03-10T00:00' });
    const paid = await book.visit({ ...visit, at: '2026-03-10T09:00' });
    await book.visit({ ...visit, at: '2026-03-10T10:00', status: 'confirmed' });
    await book.visit({ ...visit, at: '2026-03-09T23:00' });
    await world.inCompany(salon.companyId, (scope) =>
      scope.execute(sql`update appointments set settled_at = now() where id = ${paid}`),
    );
    const list = await api.scheduling.appointments.list({
      status: 'completed',
      payment: 'missing',
      fromDate: '2026-03-10',
      untilDate: '2026-03-11',
    });
    expect(list.items.map(({ id }) => id)).toEqual([owed]);
    expect((await api.insights.home()).day?.unpaid).toBe(1);
  });

  test('counts requests of every day, those whose time has come apart, and hers to whoever sees hers', async () => {
    const { salon, book, api, ana, maria, haircut } = await openBooks(world, 'Pedidos');
    const userId = await salon.isJoinedBy({ name: 'Lu', email: 'lu@pedidos.test' }, 'professional');
    const lu = await salon.hires('Lu', { userId });
    const visit = { clientId: maria, serviceIds: [haircut], status: 'scheduled' as const };
    const asked = [
      await book.visit({ ...visit, professionalId: ana, at: '2026-03-10T13:00' }),
      await book.visit({ ...visit, professionalId: lu, at: '2026-04-20T13:00' }),
      await book.visit({ ...visit, professionalId: lu, at: '2026-03-02T13:00' }),
      // Long ago: nobody knows any more what became of it.
      await book.visit({ ...visit, professionalId: lu, at: '2026-01-20T13:00' }),
    ];
    await book.visit({ ...visit, professionalId: lu, at: '2026-03-12T13:00' });
    await world.inCompany(salon.companyId, (scope) =>
      scope
        .update(appointments)
        .set({ needsApproval: true })
        .where(inArray(appointments.id, asked)),
    );
    expect((await api.insights.home()).requests).toEqual({ waiting: 2, unanswered: 1 });
    const hers = await (await world.as(userId)).insights.home();
    expect(hers.requests).toEqual({ waiting: 1, unanswered: 1 });
    const [first = ''] = asked;
    await api.scheduling.appointments.changeStatus({ id: first, status: 'confirmed' });
    expect((await api.insights.home()).requests).toEqual({ waiting: 1, unanswered: 1 });
  });

  test('counts the messages that wait for a hand, for whoever may send them', async () => {
    const { salon, api, maria } = await openBooks(world, 'Fila');
    const userId = await salon.isJoinedBy({ name: 'Lia', email: 'lia@fila.test' }, 'professional');
    await salon.hires('Lia', { userId });
    const ready = { occasion: 'campaign', clientId: maria, plannedAt: noon } as const;
    const row = (channel: 'link' | 'whatsapp', tooLateAt: Temporal.Instant | null = null) => ({
      ...ready,
      channel,
      tooLateAt,
      occasionKey: crypto.randomUUID(),
    });
    const hour = { hours: 1 };
    await world.inCompany(salon.companyId, (scope) =>
      scope
        .insert(messages)
        .values([
          row('link'),
          row('link', noon.add(hour)),
          row('link', noon.subtract(hour)),
          row('whatsapp'),
        ]),
    );
    expect((await api.insights.home()).toSend).toBe(2);
    expect(await api.messaging.byHand.list()).toHaveLength(2);
    expect(await api.messaging.byHand.count()).toEqual({ count: 2 });
    expect((await (await world.as(userId)).insights.home()).toSend).toBeNull();
    const [first] = await api.messaging.byHand.list();
    await api.messaging.byHand.markSent({ id: first?.id ?? '' });
    expect((await api.insights.home()).toSend).toBe(1);
  });

  test('sums the commissions to pay for whoever pays them', async () => {
    const { salon, book, api, ana } = await openBooks(world, 'Comissoes');
    const owed = { type: 'expense', kind: 'commission', professionalId: ana } as const;
    await book.money({ ...owed, amount: 70_00, date: '2026-02-10' });
    await book.money({ ...owed, amount: 30_00, date: '2026-03-10' });
    expect((await api.insights.home()).day?.commissionsCents).toBe(100_00);
    const desk = await salon.isJoinedBy({ name: 'Rê', email: 're@x.test' }, 'receptionist');
    const { day } = await (await world.as(desk)).insights.home();
    expect(day).toMatchObject({ commissionsCents: null, unpaid: 0, expectedCents: null });
  });
});

describe('who sees what', () => {
  test('a receptionist sees no revenue', async () => {
    const rita = await one.salon.isJoinedBy({ name: 'Rita', email: 'rita@x.test' }, 'receptionist');
    const { figures } = await (await world.as(rita)).insights.home();
    expect(figures).toMatchObject({
      revenueThisMonthCents: null,
      revenueLastMonthCents: null,
      growthPermille: null,
      activeClients: 3,
    });
  });

  test('a professional sees her own appointments and neither clients nor revenue', async () => {
    const userId = await one.salon.isJoinedBy({ name: 'Lu', email: 'lu@x.test' }, 'professional');
    const lu = await world.as(userId);
    expect((await lu.insights.home()).figures).toMatchObject({ appointmentsLastSevenDays: 0 });
    const professionalId = await one.salon.hires('Lu', { userId });
    const visit = { professionalId, clientId: one.maria, serviceIds: [one.haircut] };
    const id = await one.book.visit({ ...visit, at: '2026-03-10T14:00' });
    const home = await lu.insights.home();
    expect(home.figures).toEqual({
      appointmentsToday: 1,
      appointmentsLastSevenDays: 1,
      activeClients: null,
      newClientsThisMonth: null,
      revenueThisMonthCents: null,
      revenueLastMonthCents: null,
      growthPermille: null,
    });
    expect(home.appointments?.map((appointment) => appointment.id)).toEqual([id]);
  });

  test.each([
    ['dashboard', { figures: null, appointments: expect.any(Array) }],
    ['appointments', { figures: expect.any(Object), appointments: null }],
  ])('a plan without %s closes its block', async (module, home) => {
    const closed = await openBooks(world, `Sem${module}`);
    await subscribe(closed, { [module]: false });
    expect(await closed.api.insights.home()).toMatchObject(home);
  });

  test('a company without access sees nothing', async () => {
    const late = await openBooks(world, 'Vencida');
    await setCompany(late, { trialEndsAt: noon });
    expect(await late.api.insights.home()).toMatchObject({ figures: null, appointments: null });
  });

  test('one company counts nothing of another', async () => {
    const other = await openBooks(world, 'Vizinha');
    expect(await figuresOf(other)).toMatchObject({ appointmentsToday: 0, activeClients: 2 });
    expect(await figuresOf(other)).toMatchObject({ revenueThisMonthCents: 0 });
  });
});

test('asks whoever may decide about the holidays of the next weeks, until somebody does', async () => {
  const { salon } = await openBooks(world, 'Natal');
  const advent = Temporal.Instant.from('2025-12-20T15:00:00Z');
  const as = async (userId: string) => {
    const session = contextOf(world.system, await signIn(world.system, userId));
    return createRouterClient(router, { context: { ...session, now: advent } });
  };
  const askedOf = async (userId: string) =>
    (await (await as(userId)).insights.home()).holidays.map(({ name }) => name);
  const desk = await salon.isJoinedBy({ name: 'Rê', email: 're@natal.test' }, 'receptionist');
  expect(await askedOf(salon.ownerId)).toEqual(['Natal', 'Confraternização Universal']);
  expect(await askedOf(desk)).toEqual([]);

  const owner = await as(salon.ownerId);
  const christmas = { name: 'Natal', firstDay: '2025-12-25', lastDay: '2025-12-25', hours: null };
  await owner.company.closingDays.create({ ...christmas, kind: 'open' });
  expect(await askedOf(salon.ownerId)).toEqual(['Confraternização Universal']);
});

test('asks nothing about a holiday on which nobody works anyway', async () => {
  const { salon } = await openBooks(world, 'Novembro');
  const session = contextOf(world.system, await signIn(world.system, salon.ownerId));
  // The second is a Sunday, the fifteenth a Saturday.
  const now = Temporal.Instant.from('2025-11-01T15:00:00Z');
  const api = createRouterClient(router, { context: { ...session, now } });
  const asked = (await api.insights.home()).holidays.map(({ name }) => name);
  expect(asked).toEqual(['Dia da Consciência Negra']);
});

describe('the link', () => {
  const isOpen = async ({ api }: BookedCompany) => (await api.insights.home()).isBookableOnline;

  test('is offered where a visitor could book, and no longer once it is switched off', async () => {
    const open = await openBooks(world, 'Aberta');
    await open.salon.takesBookings();
    expect(await isOpen(open)).toBe(true);
    await open.api.company.company.closePublicBooking();
    expect(await isOpen(open)).toBe(false);
  });

  test('is not offered while the access of the company is locked or its plan has no agenda', async () => {
    const late = await openBooks(world, 'Trancada');
    await late.salon.takesBookings();
    await setCompany(late, { trialEndsAt: noon });
    expect(await isOpen(late)).toBe(false);

    const small = await openBooks(world, 'Semagenda');
    await small.salon.takesBookings();
    await subscribe(small, { appointments: false });
    expect(await isOpen(small)).toBe(false);
  });
});

test('a company further west is still in yesterday', async () => {
  const acre = await openBooks(world, 'Acre', 'America/Rio_Branco');
  const { ana, maria, haircut, book } = acre;
  const visit = { professionalId: ana, clientId: maria, serviceIds: [haircut] };
  await book.visit({ ...visit, at: '2026-03-10T23:30' });
  await book.visit({ ...visit, at: '2026-03-11T00:30' });
  expect(await figuresOf(acre)).toMatchObject({ appointmentsToday: 1 });
});

async function subscribe(company: BookedCompany, permissions: Record<string, boolean>) {
  const [plan] = await world.system.scopes.asOperator(operator, (scope) =>
    scope
      .insert(plans)
      .values({ name: 'Plano', priceMonthlyCents: cents(29_90), displayOrder: 9, permissions })
      .returning(),
  );
  const subscriptionPlanId = plan?.id ?? null;
  await setCompany(company, {
    trialEndsAt: noon,
    subscriptionStatus: 'active',
    subscriptionPlanId,
  });
}

function setCompany({ salon }: BookedCompany, change: Partial<typeof companies.$inferInsert>) {
  return world.system.scopes.asOperator(operator, (scope) =>
    scope.update(companies).set(change).where(eq(companies.id, salon.companyId)),
  );
}
