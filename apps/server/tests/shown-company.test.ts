import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { cookieOf, ORIGIN } from './http-support.ts';
import { signIn, testWorld } from './support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let cookie: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  const rita = await salon.isJoinedBy({ name: 'Rita', email: 'rita@fora.test' }, 'manager');
  // From now on the barber's shop is the one that opens.
  await barber.admits(rita, 'manager');
  await (await world.as(rita)).team.memberships.open({ companyId: barber.companyId });
  cookie = cookieOf(await signIn(world.system, rita));
});

type Shown = { 'x-company-id'?: string };

function create(shown: Shown) {
  const payload = { name: 'Corte' };
  const url = '/api/v1/services';
  return world.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: ORIGIN, ...shown },
    payload,
  });
}

function list(shown: Shown) {
  return world.app.inject({ url: '/api/v1/services', headers: { cookie, ...shown } });
}

test('what one tab saves does not land in the company that another tab opened', async () => {
  const refused = await create({ 'x-company-id': salon.companyId });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'COMPANY_CHANGED',
    message: 'Outra empresa foi aberta em outra aba. Recarregue a página.',
  });

  expect((await list({ 'x-company-id': salon.companyId })).statusCode).toBe(409);
  expect((await list({ 'x-company-id': barber.companyId })).statusCode).toBe(200);
  // Other programs show no company.
  expect((await list({})).statusCode).toBe(200);
});

test('a call to the payment provider is refused likewise', async () => {
  const answer = await world.app.inject({
    url: '/api/v1/subscription',
    headers: { cookie, origin: ORIGIN, 'x-company-id': salon.companyId },
  });
  expect(answer.statusCode).toBe(409);
});
