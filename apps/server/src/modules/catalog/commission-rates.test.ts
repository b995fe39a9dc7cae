import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { commissionRates } from './commission-rates.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let serviceId: string;
let professionalId: string;

const TODAY = '2026-03-10';
const LATER = '2026-04-01';
const ratesOf = async (userId = salon.ownerId) => (await world.as(userId)).catalog.commissionRates;
const rate = (basisPoints: number, fromDate = TODAY) => ({
  professionalId,
  serviceId,
  basisPoints,
  fromDate,
});

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const { catalog } = await world.as(salon.ownerId);
  const corte = { name: 'Corte', durationMinutes: 30, priceCents: 100_00, color: '#2563EB' };
  serviceId = (await catalog.services.create(corte)).id;
});
beforeEach(async () => {
  professionalId = await salon.employs('Ana');
});

/** As if it had been agreed long ago. */
async function agreed(basisPoints: number | null, fromDate: string): Promise<void> {
  await world.inCompany(salon.companyId, (scope) =>
    scope.insert(commissionRates).values({
      professionalId,
      serviceId,
      basisPoints,
      fromDate: Temporal.PlainDate.from(fromDate),
    }),
  );
}

describe('an owner', () => {
  test('agrees on a commission and sees it with the service’s name and price', async () => {
    const api = await ratesOf();
    const created = await api.create(rate(40_25));
    expect(created).toEqual({
      serviceId,
      serviceName: 'Corte',
      priceCents: 100_00,
      basisPoints: 40_25,
      history: [{ fromDate: TODAY, basisPoints: 40_25 }],
    });
    expect(await api.list({ professionalId })).toEqual([created]);
  });

  test('sees the price that is the professional’s own', async () => {
    const { catalog } = await world.as(salon.ownerId);
    const services = [{ serviceId, priceCents: 120_00, durationMinutes: null }];
    await catalog.professionalServices.replace({ professionalId, known: [], services });
    expect(await catalog.commissionRates.create(rate(50_00))).toMatchObject({
      priceCents: 120_00,
    });
  });

  test.each([0, 100_00])('may agree on %d hundredths of a percent', async (basisPoints) => {
    expect(await (await ratesOf()).create(rate(basisPoints))).toMatchObject({ basisPoints });
  });

  test('plans one for later: it is listed and not in force', async () => {
    const api = await ratesOf();
    expect(await api.create(rate(40_00, LATER))).toMatchObject({ basisPoints: null });
    expect(await api.list({ professionalId })).toHaveLength(1);
  });
});

describe('what held before stays as it was', () => {
  test('a change holds from its day on', async () => {
    await agreed(40_00, '2025-01-01');
    const api = await ratesOf();
    const planned = await api.change(rate(50_00, LATER));
    expect(planned).toMatchObject({
      basisPoints: 40_00,
      history: [
        { fromDate: LATER, basisPoints: 50_00 },
        { fromDate: '2025-01-01', basisPoints: 40_00 },
      ],
    });
  });

  test('a change drops what was planned for later, and twice a day counts once', async () => {
    await agreed(40_00, '2025-01-01');
    const api = await ratesOf();
    await api.change(rate(50_00, LATER));
    await api.change(rate(45_00));
    expect(await api.change(rate(46_00))).toMatchObject({
      basisPoints: 46_00,
      history: [
        { fromDate: TODAY, basisPoints: 46_00 },
        { fromDate: '2025-01-01', basisPoints: 40_00 },
      ],
    });
  });

  test('no day that is over gets a commission or another one', async () => {
    const api = await ratesOf();
    const past = {
      code: 'COMMISSION_IN_THE_PAST',
      message: 'Escolha hoje ou um dia futuro. O que já passou não muda.',
    };
    await expect(api.create(rate(40_00, '2026-03-09'))).rejects.toMatchObject(past);
    await agreed(40_00, '2025-01-01');
    await expect(api.change(rate(50_00, '2026-03-09'))).rejects.toMatchObject(past);
    expect((await api.list({ professionalId }))[0]?.history).toHaveLength(1);
  });

  test('removing it ends it today, with all that was planned', async () => {
    await agreed(40_00, '2025-01-01');
    const api = await ratesOf();
    await api.change(rate(50_00, LATER));
    expect(await api.remove({ professionalId, serviceId })).toEqual({ serviceId });
    expect(await api.list({ professionalId })).toEqual([]);
    const again = api.remove({ professionalId, serviceId });
    await expect(again).rejects.toMatchObject({ code: 'COMMISSION_NOT_FOUND' });
    await expect(api.change(rate(10_00))).rejects.toMatchObject({ code: 'COMMISSION_NOT_FOUND' });

    expect(await api.create(rate(60_00))).toMatchObject({
      basisPoints: 60_00,
      history: [
        { fromDate: TODAY, basisPoints: 60_00 },
        { fromDate: '2025-01-01', basisPoints: 40_00 },
      ],
    });
  });

  test('one that began today leaves nothing when it is removed', async () => {
    const api = await ratesOf();
    await api.create(rate(40_00));
    await api.remove({ professionalId, serviceId });
    expect(await api.create(rate(30_00, LATER))).toMatchObject({
      history: [{ fromDate: LATER, basisPoints: 30_00 }],
    });
  });
});

describe('one commission per professional and service', () => {
  test.each([
    ['in force', TODAY],
    ['planned', LATER],
  ])('a second one is refused while one is %s', async (_case, fromDate) => {
    const api = await ratesOf();
    await api.create(rate(40_00, fromDate));
    await expect(api.create(rate(50_00, '2026-06-01'))).rejects.toMatchObject({
      code: 'COMMISSION_EXISTS',
      message: 'Já existe comissão para este serviço.',
    });
  });

  test.each([
    ['the same day', () => TODAY],
    ['different days', (number: number) => `2026-05-${10 + number}`],
  ])('ten made at once for %s make one', async (_case, dayOf) => {
    const api = await ratesOf();
    await meetAtOnce(() => api.list({ professionalId }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) => api.create(rate(number, dayOf(number)))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [listed] = await api.list({ professionalId });
    expect(listed?.history).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test.each([
    [
      'more than everything',
      { basisPoints: 100_01 },
      'basisPoints',
      'Informe uma porcentagem entre 0 e 100',
    ],
    [
      'less than nothing',
      { basisPoints: -1 },
      'basisPoints',
      'Informe uma porcentagem entre 0 e 100',
    ],
    [
      'three decimals',
      { basisPoints: 0.1 },
      'basisPoints',
      'Informe uma porcentagem entre 0 e 100',
    ],
    ['no service', { serviceId: '' }, 'serviceId', 'Selecione um serviço'],
    ['no day', { fromDate: '' }, 'fromDate', 'Data inválida'],
  ])('%s', async (_case, change, field, message) => {
    const api = await ratesOf();
    await expect(api.create({ ...rate(40_00), ...change })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: [field], message })] },
    });
    expect(await api.list({ professionalId })).toEqual([]);
  });

  test('whoever may not manage commissions does not even see them', async () => {
    const rita = { name: 'Rita', email: 'rita@salao.test' };
    const desk = await ratesOf(await salon.isJoinedBy(rita, 'receptionist'));
    const forbidden = { code: 'FORBIDDEN' };
    await expect(desk.list({ professionalId })).rejects.toMatchObject(forbidden);
    await expect(desk.create(rate(40_00))).rejects.toMatchObject(forbidden);
    await expect(desk.change(rate(40_00))).rejects.toMatchObject(forbidden);
    await expect(desk.remove({ professionalId, serviceId })).rejects.toMatchObject(forbidden);
  });

  test('professionals and services of another company are not found', async () => {
    await (await ratesOf()).create(rate(40_00));
    const outsider = await ratesOf(barber.ownerId);
    const nobody = { code: 'PROFESSIONAL_NOT_FOUND' };
    await expect(outsider.list({ professionalId })).rejects.toMatchObject(nobody);
    await expect(outsider.create(rate(40_00))).rejects.toMatchObject(nobody);
    const nothing = { code: 'COMMISSION_NOT_FOUND' };
    await expect(outsider.change(rate(10_00))).rejects.toMatchObject(nothing);
    const removal = outsider.remove({ professionalId, serviceId });
    await expect(removal).rejects.toMatchObject(nothing);

    const ownId = await barber.employs('Zeca');
    const foreignService = outsider.create({ ...rate(40_00), professionalId: ownId });
    await expect(foreignService).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
  });
});

/** Opens as many connections as are needed, so that what follows is really asked at once. */
async function meetAtOnce(ask: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, ask));
}
