import { cents } from '@app/domain/shared/money';
import type pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { setRates } from './commission-cells.commands.ts';
import { commissionRates } from './commission-rates.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let corte: string;
let ana: string;

const TODAY = '2026-03-10';
const ratesOf = async (userId = salon.ownerId) => (await world.as(userId)).catalog.commissionRates;
const usual = (basisPoints: number | null, professionalId = ana) => ({
  professionalId,
  serviceId: null,
  basisPoints,
});
const own = (basisPoints: number | null) => ({ ...usual(basisPoints), serviceId: corte });

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  corte = await salon.offers('Corte', { price: cents(100_00) });
});
beforeEach(async () => {
  ana = await salon.employs('Ana');
});

async function ratesOfAna() {
  const { rates } = await (await ratesOf()).table();
  return rates.filter(({ professionalId }) => professionalId === ana);
}

async function plannedOfAna() {
  const { planned } = await (await ratesOf()).table();
  return planned.filter(({ professionalId }) => professionalId === ana);
}

function stored() {
  return world.inCompany(salon.companyId, async (scope) =>
    (await scope.select().from(commissionRates)).filter((row) => row.professionalId === ana),
  );
}

describe('an owner', () => {
  test('sets a usual rate and one of a service at once', async () => {
    const api = await ratesOf();
    const table = await api.set({ cells: [usual(40_00), own(50_00)] });
    expect(table.professionals).toContainEqual({ id: ana, name: 'Ana' });
    expect(table.services).toContainEqual({ id: corte, name: 'Corte', priceCents: 100_00 });
    expect(await ratesOfAna()).toEqual([usual(40_00), own(50_00)]);
    expect(await api.list({ professionalId: ana })).toMatchObject([
      { serviceId: corte, basisPoints: 50_00, history: [{ fromDate: TODAY }] },
    ]);
  });

  test('takes a rate away, and the day keeps one row', async () => {
    const api = await ratesOf();
    await api.set({ cells: [usual(40_00), own(50_00)] });
    await api.set({ cells: [usual(45_00), own(null)] });
    expect(await ratesOfAna()).toEqual([usual(45_00)]);
    expect(await stored()).toHaveLength(1);
  });

  test('sets what somebody usually earns of products, beside services, and takes it away', async () => {
    const api = await ratesOf();
    const ofProducts = (basisPoints: number | null) => ({
      ...usual(basisPoints),
      ofProducts: true,
    });
    await api.set({ cells: [usual(40_00), { ...ofProducts(10_00), seenBasisPoints: null }] });
    expect(await ratesOfAna()).toEqual([usual(40_00), ofProducts(10_00)]);
    const stale = { ...ofProducts(20_00), seenBasisPoints: null };
    await expect(api.set({ cells: [usual(1), stale] })).rejects.toMatchObject({
      code: 'COMMISSIONS_CHANGED',
    });
    const both = { ...own(1), ofProducts: true };
    await expect(api.set({ cells: [both] })).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
    await api.set({ cells: [ofProducts(null)] });
    expect(await ratesOfAna()).toEqual([usual(40_00)]);
    expect(await stored()).toHaveLength(1);
  });

  test('leaves what held before today as it was', async () => {
    const fromDate = Temporal.PlainDate.from('2025-01-01');
    await world.inCompany(salon.companyId, (scope) =>
      scope.insert(commissionRates).values([
        { ...usual(30_00), fromDate },
        { ...own(20_00), fromDate },
      ]),
    );
    await (await ratesOf()).set({ cells: [usual(null), own(25_00)] });
    expect(await ratesOfAna()).toEqual([own(25_00)]);
    const rows = (await stored()).map((row) => [row.fromDate.toString(), row.basisPoints]);
    expect(rows).toEqual([
      ['2025-01-01', 30_00],
      ['2025-01-01', 20_00],
      [TODAY, null],
      [TODAY, 25_00],
    ]);
  });

  test('sees what is planned, soonest first, and drops it by setting a rate', async () => {
    const api = await ratesOf();
    await api.set({ cells: [own(40_00)] });
    const plan = async (fromDate: string, basisPoints: number) =>
      api.change({ professionalId: ana, serviceId: corte, basisPoints, fromDate });
    await plan('2026-05-01', 45_00);
    await plan('2026-06-01', 50_00);
    const place = { professionalId: ana, serviceId: corte };
    const [may, june] = [
      { fromDate: '2026-05-01', basisPoints: 45_00 },
      { fromDate: '2026-06-01', basisPoints: 50_00 },
    ];
    expect(await plannedOfAna()).toEqual([
      { ...place, ...may },
      { ...place, ...june },
    ]);
    const stale = { ...own(30_00), seenBasisPoints: 40_00, seenPlanned: [may] };
    await expect(api.set({ cells: [stale] })).rejects.toMatchObject({
      code: 'COMMISSIONS_CHANGED',
    });
    await api.set({ cells: [own(35_00)] });
    expect(await plannedOfAna()).toHaveLength(2);
    await api.set({ cells: [own(40_00)] });
    await api.set({ cells: [{ ...stale, seenPlanned: [may, june] }] });
    expect(await plannedOfAna()).toEqual([]);
    expect(await ratesOfAna()).toEqual([own(30_00)]);
  });

  test('ten at once leave one usual rate of the day', async () => {
    const api = await ratesOf();
    const all = Array.from({ length: 10 }, (_, number) => api.set({ cells: [usual(number)] }));
    await Promise.all(all);
    expect(await stored()).toHaveLength(1);
  });
});

test('many cells are set in as many statements as one, the last word of each', async () => {
  const bia = await salon.employs('Bia');
  const counted: number[] = [];
  const many = [usual(40_00), own(50_00), usual(35_00, bia), usual(45_00)];
  for (const cells of [[usual(30_00)], many]) {
    await world.inCompany(salon.companyId, async (scope) => {
      // Only this transaction's own connection: the queue asks on others meanwhile.
      const { $client } = scope.connection as unknown as { $client: pg.Client };
      const sent = vi.spyOn($client, 'query');
      await setRates(scope, cells, Temporal.PlainDate.from(TODAY));
      counted.push(sent.mock.calls.length);
      sent.mockRestore();
    });
  }
  expect(counted[1]).toBe(counted[0]);
  expect(await ratesOfAna()).toEqual([usual(45_00), own(50_00)]);
});

test('the database lets a person have one usual rate a day', async () => {
  const row = { ...usual(10_00), fromDate: Temporal.PlainDate.from(TODAY) };
  const twice = world.inCompany(salon.companyId, (scope) =>
    scope.insert(commissionRates).values([row, row]),
  );
  await expect(twice).rejects.toMatchObject({
    cause: { constraint: 'commission_rates_once_a_day' },
  });
});

describe('what is refused', () => {
  test('all of it when a colleague changed one of them since it was seen', async () => {
    const api = await ratesOf();
    await api.set({ cells: [{ ...usual(40_00), seenBasisPoints: null }] });
    const stale = { ...usual(50_00), seenBasisPoints: null };
    await expect(api.set({ cells: [own(10_00), stale] })).rejects.toMatchObject({
      code: 'COMMISSIONS_CHANGED',
    });
    expect(await ratesOfAna()).toEqual([usual(40_00)]);
    await api.set({ cells: [{ ...usual(50_00), seenBasisPoints: 40_00 }] });
    expect(await ratesOfAna()).toEqual([usual(50_00)]);
  });

  test('nine of ten who saw the same and set it at once', async () => {
    const api = await ratesOf();
    const sets = Array.from({ length: 10 }, (_, number) =>
      api.set({ cells: [{ ...usual(number), seenBasisPoints: null }] }),
    );
    const outcomes = await Promise.allSettled(sets);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('all of it when one person or service is not there', async () => {
    const api = await ratesOf();
    const nobody = '01990000-0000-7000-8000-000000000000';
    await expect(api.set({ cells: [usual(1), usual(2, nobody)] })).rejects.toMatchObject({
      code: 'PROFESSIONAL_NOT_FOUND',
    });
    const nothing = { ...usual(2), serviceId: nobody };
    await expect(api.set({ cells: [usual(1), nothing] })).rejects.toMatchObject({
      code: 'SERVICE_NOT_FOUND',
    });
    expect(await ratesOfAna()).toEqual([]);
  });

  test('whoever may not manage commissions', async () => {
    const rita = { name: 'Rita', email: 'rita@salao.test' };
    const desk = await ratesOf(await salon.isJoinedBy(rita, 'receptionist'));
    await expect(desk.table()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(desk.set({ cells: [usual(1)] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('another company, which sees and sets nothing of this one', async () => {
    const outsider = await ratesOf(barber.ownerId);
    await (await ratesOf()).set({ cells: [usual(40_00)] });
    expect(await outsider.table()).toEqual({
      professionals: [],
      services: [],
      rates: [],
      planned: [],
    });
    await expect(outsider.set({ cells: [usual(1)] })).rejects.toMatchObject({
      code: 'PROFESSIONAL_NOT_FOUND',
    });
  });
});
