import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { everyDay } from '../../../tests/booking-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});

test('whoever does not manage the company reads nothing of them', async () => {
  const desk = await salon.isJoinedBy({ name: 'Rita', email: 'rita@x.test' }, 'receptionist');
  expect((await (await world.as(desk)).insights.home()).firstSteps).toBeNull();
});

test('what is left follows what is done, and goes when it is put away', async () => {
  const { insights, company } = await world.as(salon.ownerId);
  const nothing = { services: false, team: false, link: false, booking: false };
  expect((await insights.home()).firstSteps).toEqual(nothing);
  await salon.offers('Corte');
  expect((await insights.home()).firstSteps).toEqual({ ...nothing, services: true });
  await salon.worksOn(await salon.employs('Ana'), everyDay);
  expect((await insights.home()).firstSteps).toEqual({
    services: true,
    team: true,
    link: true,
    booking: false,
  });
  await company.company.putAwayFirstSteps();
  expect((await insights.home()).firstSteps).toBeNull();
});
