import { contract } from '@app/contract/index';
import { SENTENCES } from '@app/contract/shared/errors';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { router } from '../src/router.ts';
import { administratorWith } from './administrator-support.ts';
import { procedures, refusalOf } from './contract-walk.ts';
import { answerIn, cookieOf, ORIGIN } from './http-support.ts';
import { contextOf, signIn, testWorld } from './support.ts';

/** What whoever runs the platform does as such, and what she does by procedures of others. */
const OPERATED = [
  'identity.companySetup.create',
  'clients.clients.create',
  ...procedures.filter(({ kind }) => kind === 'operator').map(({ name }) => name),
];
/** The same in a company of her own, behind which the role is asked for. */
const OPERATED_WITHIN = ['messaging.administrative.get', 'messaging.administrative.save'];
const FAR = { HOST: '0.0.0.0' };
const REFUSED = { code: 'TWO_FACTOR_REQUIRED', message: SENTENCES.TWO_FACTOR_REQUIRED.message };

const world = testWorld();
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const operator = { name: 'Op', email: 'op@plataforma.test' };
  token = await signIn(world.system, await world.tell.person(operator, 'admin'));
  app = await buildApp({ ...world.system, environment: farAway() });
});
afterAll(() => app.close());

function farAway() {
  return { ...world.system.environment, ...FAR };
}

test('every procedure that declares the refusal is tried here', () => {
  const declared = procedures.filter(({ path }) => 'TWO_FACTOR_REQUIRED' in errorsOf(path));
  expect(declared.map(({ name }) => name).toSorted()).toEqual(
    [...OPERATED, ...OPERATED_WITHIN].toSorted(),
  );
});

describe.each(OPERATED)('an operator without the second step is refused by %s', (name) => {
  test('on the face of our web', async () => {
    const url = `/rpc/${name.replaceAll('.', '/')}`;
    await expectRefused({ method: 'POST', url, payload: { json: {} } });
  });

  test('on the face of integrators', async () => {
    const { method = 'POST', path = '' } = procedureAt(name.split('.'))['~orpc'].route;
    const url = `/api/v1${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
    await expectRefused({ method, url, ...(method !== 'GET' && { payload: {} }) });
  });
});

test('and finds no company behind any other procedure', async () => {
  const context = { ...contextOf(world.system, token), environment: farAway() };
  const api = createRouterClient(router, { context });
  const others = procedures.filter(
    ({ kind, name }) => kind === 'company' && !OPERATED.includes(name),
  );
  const refusals = await Promise.all(others.map(({ path }) => refusalOf(api, path)));
  expect(new Set(refusals)).toEqual(new Set(['NO_COMPANY']));
});

test.each(OPERATED_WITHIN)('with a company of her own she is refused by %s', async (name) => {
  const { ownerId } = await administratorWith(world, name.replaceAll('.', ''));
  const session = await signIn(world.system, ownerId);
  const context = { ...(await contextOf(world.system, session)), environment: farAway() };
  const api = createRouterClient(router, { context });
  expect(await refusalOf(api, name.split('.'))).toBe('TWO_FACTOR_REQUIRED');
});

type Request = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'; url: string };

async function expectRefused(request: Request & { payload?: object }): Promise<void> {
  const headers = { cookie: cookieOf(token), origin: ORIGIN };
  const answer = await app.inject({ ...request, headers });
  expect(answerIn(answer)).toMatchObject(REFUSED);
  expect(answer.statusCode).toBe(SENTENCES.TWO_FACTOR_REQUIRED.status);
}

function errorsOf(path: readonly string[]): object {
  return procedureAt(path)['~orpc'].errorMap;
}

function procedureAt(path: readonly string[]): AnyContractProcedure {
  const found = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), contract);
  if (!isContractProcedure(found)) throw new Error(`no procedure ${path.join('.')}`);
  return found;
}
