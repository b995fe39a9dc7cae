import { CHANGES_HEADER } from '@app/contract/shared/live-topics';
import { beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { cookieOf } from '../../../tests/http-support.ts';
import { signIn, testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let cookie: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  cookie = cookieOf(await signIn(world.system, salon.ownerId));
});

function send(method: 'GET' | 'POST', url: string, payload?: object) {
  const { origin } = new URL(world.system.environment.PUBLIC_URL);
  return world.app.inject({
    method,
    url,
    headers: { cookie, origin },
    ...(payload && { payload }),
  });
}

test('the answer to a write names the lists it made old', async () => {
  const category = { name: 'Decoração', type: 'expense' };
  const answer = await send('POST', '/api/v1/financial-categories', category);
  expect(answer.statusCode).toBe(201);
  expect(answer.headers[CHANGES_HEADER]).toBe('company');
});

test('what was refused or only read names none', async () => {
  const taken = await send('POST', '/api/v1/financial-categories', {
    name: 'Decoração',
    type: 'expense',
  });
  expect(taken.statusCode).toBe(409);
  expect(taken.headers).not.toHaveProperty(CHANGES_HEADER);

  const read = await send('GET', '/api/v1/financial-categories');
  expect(read.statusCode).toBe(200);
  expect(read.headers).not.toHaveProperty(CHANGES_HEADER);
});
