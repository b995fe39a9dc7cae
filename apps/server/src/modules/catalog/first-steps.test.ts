import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let api: Awaited<ReturnType<typeof world.as>>;

const cut = { name: 'Corte', durationMinutes: 30, priceCents: 50_00 };
const shave = { name: 'Barba', durationMinutes: 30, priceCents: 40_00 };
const usual = { weekdays: [2, 3, 4, 5, 6], hours: { from: 540, until: 1080 } };
const person = (name: string, change = {}) => ({
  name,
  ...usual,
  commissionBasisPoints: 4000,
  ...change,
});

beforeEach(async () => {
  const owner = { name: 'Bê', email: `${randomUUID()}@salao.test` };
  salon = await world.tell.company('Salão', owner, { slug: `salao-${randomUUID().slice(0, 8)}` });
  api = await world.as(salon.ownerId);
});

describe('ready-made services', () => {
  test('are created at once, and names that exist are left as they are', async () => {
    await salon.offers('CORTE');
    const { firstSteps, services } = api.catalog;
    const outcome = await firstSteps.offerServices({ services: [cut, shave] });
    expect(outcome).toEqual({ created: 1, skipped: 1 });
    const names = (await services.list()).map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Barba', 'CORTE']);
    expect(await firstSteps.offerServices({ services: [cut, shave] })).toEqual({
      created: 0,
      skipped: 2,
    });
  });

  test('are offered with name, duration and price', async () => {
    await api.catalog.firstSteps.offerServices({ services: [shave] });
    expect(await api.catalog.services.list()).toEqual([expect.objectContaining(shave)]);
  });
});

describe('the first team', () => {
  test('has hours, every service and a commission, and can be booked at once', async () => {
    const services = [await salon.offers('Corte'), await salon.offers('Barba')];
    const { ids } = await api.catalog.firstSteps.hireTeam({
      people: [person('Bê', { isMe: true }), person('Ana', { commissionBasisPoints: null })],
    });
    const [me = '', ana = ''] = ids;
    const team = await api.team.professionals.list();
    expect(team.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Bê']);
    expect(team.find(({ id }) => id === me)).toMatchObject({ memberName: 'Bê' });
    expect(team.find(({ id }) => id === ana)).toMatchObject({ memberName: null });

    const { week } = await api.team.schedules.get({ professionalId: ana });
    expect(week.map(({ weekday }) => weekday)).toEqual([2, 3, 4, 5, 6]);
    const offered = await api.catalog.professionalServices.list({ professionalId: ana });
    expect(offered.map(({ serviceId }) => serviceId).toSorted()).toEqual(services.toSorted());
    const { rates } = await api.catalog.commissionRates.table();
    expect(rates).toEqual([{ professionalId: me, serviceId: null, basisPoints: 4000 }]);
    expect(await api.company.company.get()).toMatchObject({ publicBookingEnabled: true });
  });

  test('is hired whole or not at all', async () => {
    const twice = [person('Bê', { isMe: true }), person('Bê de novo', { isMe: true })];
    await expect(api.catalog.firstSteps.hireTeam({ people: twice })).rejects.toMatchObject({
      code: 'MEMBER_ALREADY_LINKED',
    });
    expect(await api.team.professionals.list()).toEqual([]);
  });

  test('works at hours that can be', async () => {
    const late = person('Ana', { hours: { from: 600, until: 600 } });
    await expect(api.catalog.firstSteps.hireTeam({ people: [late] })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [expect.objectContaining({ path: ['people', 0, 'hours', 'until'] })] },
    });
  });
});

test.each(['receptionist', 'professional'] as const)('a %s takes no first steps', async (role) => {
  const colleague = { name: 'Rita', email: `${randomUUID()}@salao.test` };
  const { catalog, company } = await world.as(await salon.isJoinedBy(colleague, role));
  const forbidden = { code: 'FORBIDDEN' };
  const { offerServices, hireTeam } = catalog.firstSteps;
  await expect(offerServices({ services: [cut] })).rejects.toMatchObject(forbidden);
  await expect(hireTeam({ people: [person('Ana')] })).rejects.toMatchObject(forbidden);
  await expect(company.company.putAwayFirstSteps()).rejects.toMatchObject(forbidden);
});
