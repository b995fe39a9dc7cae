import { CHANGES_HEADER } from '@app/contract/shared/live-topics';
import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { cookieOf } from '../../../tests/http-support.ts';
import { signIn, testWorld } from '../../../tests/support.ts';
import { createAnsweredChanges } from './answered-changes.ts';

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

describe('a request that is waited for', () => {
  const companyId = crypto.randomUUID();
  const topics = new Set(['clients', 'appointments'] as const);

  async function answerOf(userId: string | null) {
    const changes = createAnsweredChanges();
    const told: string[][] = [];
    const app = Fastify();
    changes.register(app);
    app.post('/', async ({ id: requestId }) => {
      const change = { companyId, userId, requestId };
      told.push([...changes.note({ ...change, topics })]);
      told.push([...changes.note({ ...change, topics: new Set(['clients', 'cash']) })]);
      return {};
    });
    const { headers } = await app.inject({ method: 'POST', url: '/' });
    return { told, header: headers[CHANGES_HEADER] };
  }

  test('names each list once, and knows which it named already', async () => {
    expect(await answerOf('somebody')).toEqual({
      told: [['clients', 'appointments'], ['cash']],
      header: 'clients appointments cash',
    });
  });

  test('of a visitor names none: they would tell whether the company knows her', async () => {
    expect(await answerOf(null)).toEqual({ told: [[], []], header: undefined });
  });
});

test('what a job changes piece by piece is told each time, in nobody’s name', async () => {
  const stopping = new AbortController();
  const notices = world.system.feed.follow(salon.companyId, stopping.signal);
  const entry = { companyId: salon.companyId, userId: null, requestId: 'job-1' };
  for (let piece = 0; piece < 2; piece++) {
    const heard = notices.next();
    await world.system.scopes.withCompany(entry, async ({ changed }) => changed.add('clients'));
    expect((await heard).value).toEqual({ topic: 'clients', requestId: null });
  }
  stopping.abort();
});
