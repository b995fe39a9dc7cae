import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from './agenda-support.ts';
import { subscribe } from './subscribed-support.ts';
import { testWorld } from './support.ts';

const world = testWorld();
let salon: Salon;

/** A plan with the agenda and without the screens of what the agenda names. */
beforeAll(async () => {
  salon = await openSalon(world);
  const permissions = { services: false, professionals: false, settings: false };
  await subscribe(world, salon.salon.companyId, { permissions });
});

test('what the agenda names is read in a plan without its own screen', async () => {
  const { api, haircut, ana } = salon;
  expect(await api.catalog.services.list()).toMatchObject([{ id: haircut, name: 'Corte' }]);
  expect(await api.team.professionals.list()).toContainEqual(expect.objectContaining({ id: ana }));
  expect(await api.team.members.list()).toMatchObject([{ isSelf: true }]);
  expect(await api.team.schedules.listWorking()).toHaveLength(2);
  expect(await api.company.cardFees.get()).toMatchObject({ commissionAfterFees: false });
  expect(await book(salon, at(11, '10:00'))).toMatchObject({ professionalName: 'Ana Júlia' });
});

test('nothing of it is changed or taken away there, and the refusal says which part is closed', async () => {
  const { api, haircut: id, ana } = salon;
  const { services } = api.catalog;
  const { professionals, members } = api.team;
  for (const [module, attempt] of [
    ['services', () => services.deactivate({ id })],
    ['services', () => services.exportCsv()],
    ['professionals', () => professionals.deactivate({ id: ana })],
    ['professionals', () => professionals.exportCsv()],
    ['settings', () => members.deactivate({ id: ana })],
    ['settings', () => api.company.cardFees.changeCommissions({ commissionAfterFees: true })],
  ] as const) {
    const refused = { code: 'MODULE_CLOSED', defined: true, data: { module } };
    await expect(attempt()).rejects.toMatchObject(refused);
  }
});

test('a role that may not see who has access does not see it there either', async () => {
  const newcomer = { name: 'Rê', email: 're@salao.test' };
  const { team } = await world.as(await salon.salon.isJoinedBy(newcomer, 'receptionist'));
  await expect(team.members.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
