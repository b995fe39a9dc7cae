import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';
import { auditRecords } from '../../foundation/database/audit-records.table.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let professionalId: string;
let [cut, wash, dye] = ['', '', ''];

const TODAY = '2026-03-10';
const offer = (serviceId: string, priceCents: number | null = null) => ({
  serviceId,
  priceCents,
  durationMinutes: null,
});
const catalogOf = async (userId = salon.ownerId) => (await world.as(userId)).catalog;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  cut = await salon.offers('Corte');
  wash = await salon.offers('Escova');
  dye = await salon.offers('Tintura');
});
beforeEach(async () => {
  professionalId = await salon.employs('Ana');
});

describe('what a professional does', () => {
  test('is replaced in one step, with prices and durations of her own', async () => {
    const { professionalServices: api } = await catalogOf();
    const first = await api.replace({
      professionalId,
      known: [],
      services: [offer(cut), offer(wash, 50_00)],
    });
    expect(first).toEqual([offer(cut), offer(wash, 50_00)]);

    const own = { ...offer(dye, 0), durationMinutes: 90 };
    const second = await api.replace({
      professionalId,
      known: [wash.toUpperCase(), cut],
      services: [own, offer(wash)],
    });
    expect(second).toEqual([offer(wash), own]);
    expect(await api.list({ professionalId })).toEqual(second);
    expect(await api.replace({ professionalId, known: [wash, dye], services: [] })).toEqual([]);
  });

  test('leaves no trace where it stays as it was', async () => {
    const { professionalServices: api } = await catalogOf();
    await api.replace({ professionalId, known: [], services: [offer(cut), offer(wash)] });
    const before = await changesOfOffers();
    await api.replace({
      professionalId,
      known: [cut, wash],
      services: [offer(cut), offer(wash, 10_00)],
    });
    expect((await changesOfOffers()) - before).toBe(1);
  });

  test.each([
    ['a negative price', { priceCents: -1 }, 'priceCents', 'Preço deve ser positivo'],
    ['no duration', { durationMinutes: 0 }, 'durationMinutes', 'Duração deve ser maior que 0'],
  ])('%s is refused and changes nothing', async (_case, change, field, message) => {
    const { professionalServices: api } = await catalogOf();
    await api.replace({ professionalId, known: [], services: [offer(cut)] });
    const services = [offer(wash), { ...offer(dye), ...change }];
    await expect(api.replace({ professionalId, known: [cut], services })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: ['services', 1, field], message })] },
    });
    expect(await api.list({ professionalId })).toEqual([offer(cut)]);
  });

  test('holds no service twice', async () => {
    const { professionalServices: api } = await catalogOf();
    const services = [offer(cut), offer(cut.toUpperCase())];
    const path = ['services', 1, 'serviceId'];
    await expect(api.replace({ professionalId, known: [], services })).rejects.toMatchObject({
      data: { issues: [expect.objectContaining({ path })] },
    });
  });

  test('holds no service of another company, and stays as it was', async () => {
    const { professionalServices: api } = await catalogOf();
    const foreign = await barber.offers('Barba');
    await api.replace({ professionalId, known: [], services: [offer(cut)] });
    await expect(
      api.replace({ professionalId, known: [cut], services: [offer(wash), offer(foreign)] }),
    ).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
    expect(await api.list({ professionalId })).toEqual([offer(cut)]);
  });

  test('does not overwrite a price that somebody else changed after the form was opened', async () => {
    const { professionalServices: api } = await catalogOf();
    await api.replace({ professionalId, known: [], services: [offer(cut, 50_00)] });
    const late = api.replace({
      professionalId,
      known: [offer(cut, 40_00)],
      services: [offer(cut, 45_00)],
    });
    await expect(late).rejects.toMatchObject({ code: 'SERVICES_CHANGED' });
    expect(await api.list({ professionalId })).toEqual([offer(cut, 50_00)]);

    const seen = [offer(cut, 50_00)];
    await api.replace({ professionalId, known: seen, services: [offer(cut, 45_00)] });
    expect(await api.list({ professionalId })).toEqual([offer(cut, 45_00)]);
  });

  test('does not lose what somebody else added after the form was opened', async () => {
    const { professionalServices: api } = await catalogOf();
    await api.replace({ professionalId, known: [], services: [offer(cut), offer(wash)] });

    for (const known of [[], [cut], [cut, dye], [cut, wash, dye]]) {
      const late = api.replace({ professionalId, known, services: [offer(cut), offer(dye)] });
      await expect(late).rejects.toMatchObject({
        code: 'SERVICES_CHANGED',
        message: 'Outra pessoa alterou estes serviços. Feche, confira e altere de novo.',
      });
    }
    expect(await api.list({ professionalId })).toEqual([offer(cut), offer(wash)]);
  });

  test('of ten people who save at once, the first one’s is whole and the others are told', async () => {
    const { professionalServices: api } = await catalogOf();
    const wishes = [[offer(cut)], [offer(wash), offer(dye)]];
    // Opens as many connections as are needed, so that what follows is really asked at once.
    await Promise.all(Array.from({ length: 10 }, () => api.list({ professionalId })));
    const saved = await Promise.allSettled(
      Array.from({ length: 10 }, (_, number) =>
        api.replace({ professionalId, known: [], services: wishes[number % 2] ?? [] }),
      ),
    );
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(wishes).toContainEqual(await api.list({ professionalId }));
  });
});

describe('a service with a commission', () => {
  beforeEach(async () => {
    const { professionalServices, commissionRates } = await catalogOf();
    await professionalServices.replace({
      professionalId,
      known: [],
      services: [offer(cut), offer(wash), offer(dye)],
    });
    const rate = { professionalId, basisPoints: 40_00 };
    await commissionRates.create({ ...rate, serviceId: cut, fromDate: TODAY });
    await commissionRates.create({ ...rate, serviceId: dye, fromDate: '2026-05-01' });
  });

  test('is not left out unasked, be the commission in force or planned', async () => {
    const { professionalServices: api, commissionRates } = await catalogOf();
    const known = [cut, wash, dye];
    await expect(api.replace({ professionalId, known, services: [] })).rejects.toMatchObject({
      code: 'SERVICES_HAVE_COMMISSIONS',
      data: { serviceNames: ['Corte', 'Tintura'] },
    });
    expect(await api.list({ professionalId })).toHaveLength(3);
    expect(await commissionRates.list({ professionalId })).toHaveLength(2);
    const services = [offer(cut), offer(dye)];
    await expect(api.replace({ professionalId, known, services })).resolves.toEqual(services);
  });

  test('is left out together with its commission, and the others keep theirs', async () => {
    const { professionalServices: api, commissionRates } = await catalogOf();
    const known = [cut, wash, dye];
    const services = [offer(cut)];
    await api.replace({ professionalId, known, services, endsCommissions: true });
    expect(await api.list({ professionalId })).toEqual([offer(cut)]);
    expect(await commissionRates.list({ professionalId })).toMatchObject([{ serviceId: cut }]);
  });
});

test('a receptionist looks and changes nothing; another company finds nobody', async () => {
  const rita = { name: 'Rita', email: 'rita@salao.test' };
  const desk = await catalogOf(await salon.isJoinedBy(rita, 'receptionist'));
  expect(await desk.professionalServices.list({ professionalId })).toEqual([]);
  const change = desk.professionalServices.replace({
    professionalId,
    known: [],
    services: [offer(cut)],
  });
  await expect(change).rejects.toMatchObject({ code: 'FORBIDDEN' });

  const { professionalServices: outsider } = await catalogOf(barber.ownerId);
  const notFound = { code: 'PROFESSIONAL_NOT_FOUND' };
  await expect(outsider.list({ professionalId })).rejects.toMatchObject(notFound);
  await expect(outsider.replace({ professionalId, known: [], services: [] })).rejects.toMatchObject(
    notFound,
  );
});

function changesOfOffers(): Promise<number> {
  return world.inCompany(salon.companyId, (scope) =>
    scope.$count(auditRecords, eq(auditRecords.tableName, 'professional_services')),
  );
}
