import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { ordinaryService } from '../seeds/scenario.ts';
import { presentableError } from '../src/foundation/http/error-answers.ts';
import { deactivateAccount } from '../src/modules/identity/accounts.commands.ts';
import { sessions } from '../src/modules/identity/accounts.table.ts';
import { contentsOf } from './contents.ts';
import { answerIn, cookieOf, expectRefused, ORIGIN } from './http-support.ts';
import { noon, signIn, testWorld } from './support.ts';

const NOBODY = '0196f3a0-0000-7000-8000-000000000000';
const MEGABYTE = 1024 * 1024;
const { price, ...fields } = ordinaryService('Corte');
const haircut = { ...fields, priceCents: price };

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;
let token: string;
let foreignId: string;
let before: Record<string, string>;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  foreignId = await barber.offers('Barba');
  token = await signIn(world.system, salon.ownerId);
});
beforeEach(async () => {
  before = await contentsOf(world.system);
});
// Whatever is sent in here is refused, and leaves not a trace in any table.
afterEach(async () => {
  expect(await contentsOf(world.system)).toEqual(before);
});

type Sending = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  url: string;
  body?: string | object;
  headers?: Record<string, string>;
};

function send({ method = 'POST', url, body, headers = {} }: Sending) {
  const payload = body === undefined ? {} : { payload: body };
  return world.app.inject({
    method,
    url,
    ...payload,
    headers: { cookie: cookieOf(token), origin: ORIGIN, ...headers },
  });
}

const json = { 'content-type': 'application/json' };
const faces = [
  {
    face: 'RPC',
    create: '/rpc/catalog/services/create',
    wrap: (input: object) => ({ json: input }),
    update: (id: string) => ({
      url: '/rpc/catalog/services/update',
      body: { json: { ...haircut, id, version: 1 } },
    }),
    remove: (id: string) => ({ url: '/rpc/catalog/services/remove', body: { json: { id } } }),
    deactivate: (id: string) => ({
      url: '/rpc/catalog/services/deactivate',
      body: { json: { id } },
    }),
  },
  {
    face: 'REST',
    create: '/api/v1/services',
    wrap: (input: object) => input,
    update: (id: string) => ({
      method: 'PUT' as const,
      url: `/api/v1/services/${id}`,
      body: { ...haircut, version: 1 },
    }),
    remove: (id: string) => ({ method: 'DELETE' as const, url: `/api/v1/services/${id}` }),
    deactivate: (id: string) => ({ url: `/api/v1/services/${id}/deactivate` }),
  },
];

describe.each(faces)('over $face', ({ create, wrap, ...calls }) => {
  test.each([
    ['half a document', '{"json":{"name":'],
    ['an empty document', ''],
    ['a key that would change all objects', '{"json":{"__proto__":{"x":1}},"__proto__":{"x":1}}'],
    ['a constructor in disguise', '{"constructor":{"prototype":{"x":1}}}'],
  ])('refuses %s', async (_case, body) => {
    expectRefused(await send({ url: create, body, headers: json }), 400, 'MALFORMED');
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test.each([
    ['text/plain', JSON.stringify(haircut)],
    ['application/x-www-form-urlencoded', 'name=Corte'],
    ['application/xml', '<name>Corte</name>'],
    ['application/octet-stream', 'x'.repeat(2 * MEGABYTE)],
    ['nonsense', '{}'],
  ])('refuses a body of the type %s', async (type, body) => {
    const response = await send({ url: create, body, headers: { 'content-type': type } });
    expectRefused(response, 415, 'UNSUPPORTED_TYPE');
  });

  test.each([
    ['a megabyte', 'application/json', JSON.stringify({ json: 'x'.repeat(MEGABYTE) })],
    ['6 megabytes', 'multipart/form-data; boundary=b', 'x'.repeat(6 * MEGABYTE + 1)],
  ])('refuses more than %s of %s', async (_size, type, body) => {
    const response = await send({ url: create, body, headers: { 'content-type': type } });
    expectRefused(response, 413, 'TOO_LARGE');
  });

  test.each([
    ['nothing at all', undefined, {}],
    ['null', 'null', json],
    ['a list', '[]', json],
    ['a number', '7', json],
    ['instructions that lead nowhere', { json: haircut, meta: [[0, 'nowhere', 'x']] }, json],
    ['a form without fields', '--b--\r\n', { 'content-type': 'multipart/form-data; boundary=b' }],
    ['a torn form', 'x', { 'content-type': 'multipart/form-data' }],
  ])('refuses %s instead of an input', async (_case, body, headers) => {
    const sending = body === undefined ? { url: create } : { url: create, body };
    expectRefused(await send({ ...sending, headers }), 400, 'BAD_REQUEST');
  });

  test.each([
    ['wrong types', { name: 7, active: 'sim' }, [['name'], ['active']]],
    ['a field that does not exist', { companyId: '0' }, [[]]],
    ['a price beyond every bound', { priceCents: 1e308 }, [['priceCents'], ['priceCents']]],
  ])('refuses %s and names the field', async (_case, change, paths) => {
    const response = await send({ url: create, body: wrap({ ...haircut, ...change }) });

    expectRefused(response, 400, 'BAD_REQUEST');
    const issues = { issues: paths.map((path) => expect.objectContaining({ path })) };
    expect(answerIn(response).data).toEqual(issues);
  });

  test('refuses a text that no database can store', async () => {
    const body = wrap({ ...haircut, name: 'Cor\u0000te' });
    expectRefused(await send({ url: create, body }), 400, 'BAD_REQUEST');
  });

  test.each([2_147_483_648, Number.MAX_SAFE_INTEGER])('refuses the version %d', async (version) => {
    const { body, ...call } = calls.update(foreignId);
    const beyond = JSON.stringify(body).replace('"version":1', `"version":${version}`);
    const response = await send({ ...call, body: beyond, headers: json });
    expectRefused(response, 400, 'BAD_REQUEST');
    const issue = expect.objectContaining({ path: ['version'] });
    expect(answerIn(response).data).toEqual({ issues: [issue] });
  });

  test.each(['update', 'deactivate', 'remove'] as const)(
    'cannot %s a service of another company, nor one that does not exist',
    async (call) => {
      expectRefused(await send(calls[call](foreignId)), 404, 'SERVICE_NOT_FOUND');
      const nobodys = '0196f3a0-0000-7000-8000-000000000000';
      expectRefused(await send(calls[call](nobodys)), 404, 'SERVICE_NOT_FOUND');
    },
  );

  test('refuses an id that is none', async () => {
    expectRefused(await send(calls.remove("1' or '1'='1")), 400, 'BAD_REQUEST');
  });

  test.each(['https://outro.test', 'null', 'http://localhost:3000.outro.test'])(
    'refuses a write from the page %s',
    async (origin) => {
      const response = await send({ url: create, body: wrap(haircut), headers: { origin } });
      expectRefused(response, 403, 'FORBIDDEN_ORIGIN');
    },
  );

  test.each(['', 'none', 'same-site', 'cross-site'])(
    'refuses a write with a session that names no page, said to come from "%s"',
    async (site) => {
      const headers = { origin: '', 'sec-fetch-site': site };
      const response = await send({ url: create, body: wrap(haircut), headers });
      expectRefused(response, 403, 'UNKNOWN_ORIGIN');
    },
  );

  test('looks at one that the browser knows to be of our own page, and at programs without cookies', async () => {
    const body = wrap({});
    const ours = { origin: '', 'sec-fetch-site': 'same-origin' };
    expectRefused(await send({ url: create, body, headers: ours }), 400, 'BAD_REQUEST');
    const program = { origin: '', cookie: '' };
    expectRefused(await send({ url: create, body, headers: program }), 401, 'UNAUTHORIZED');
  });
});

test('a number that the contract lets through and no column holds is a mistake of the sender', () => {
  const cause = Object.assign(new Error('out of range'), { code: '22003' });
  const failure = new Error('Failed query', { cause });
  const answer = presentableError(failure, { logger: world.system.logger, requestId: 'r' });
  expect(answer).toMatchObject({ status: 400, message: 'Confira os dados enviados.' });
});

describe('addresses', () => {
  test.each([
    ['POST', '/rpc/catalog/services/explode', 404, 'NOT_FOUND'],
    ['POST', '/rpc/__proto__/constructor', 404, 'NOT_FOUND'],
    ['GET', `/api/v1/client-imports/${NOBODY}/rows?cursor=WzIxNDc0ODM2NDhd`, 400, 'BAD_REQUEST'],
    ['GET', '/api/v1/nothing', 404, 'NOT_FOUND'],
    ['GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['GET', '/api/v1/services/%E0%A4%A', 404, 'NOT_FOUND'],
    ['PATCH', '/rpc/catalog/services/create', 404, 'NOT_FOUND'],
    ['PATCH', '/api/v1/services', 404, 'NOT_FOUND'],
    ['OPTIONS', '/api/v1/services', 404, 'NOT_FOUND'],
    ['GET', '/rpc/catalog/services/create', 405, 'METHOD_NOT_SUPPORTED'],
    ['GET', '/rpc/catalog/services/list?data=%7B', 400, 'BAD_REQUEST'],
  ] as const)('%s %s is refused', async (method, url, status, code) => {
    const body = method === 'PATCH' ? { body: { json: haircut } } : {};
    expectRefused(await send({ method, url, ...body }), status, code);
  });

  test('keys in an address do not change all objects', async () => {
    const query = '__proto__[x]=1&constructor[prototype][x]=1';
    expect((await send({ method: 'GET', url: `/api/v1/services?${query}` })).statusCode).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('sessions', () => {
  test('one that ran out this very moment counts no more', async () => {
    const expiresAt = new Date(noon.epochMilliseconds);
    const row = { token: 'ran-out', userId: salon.ownerId, expiresAt };
    await world.system.database.owner.insert(sessions).values(row);
    await expectUnknown(cookieOf('ran-out'));
  });

  test('one of a deactivated account counts no more', async () => {
    const userId = await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'manager');
    const actor = { userId: null, requestId: 'test' };
    await world.system.scopes.asOperator(actor, (scope) => deactivateAccount(scope, userId));
    await expectUnknown(cookieOf(await signIn(world.system, userId)));
  });

  test.each([
    ['signed by somebody else', () => cookieOf(token, 'another secret of thirty-two characters')],
    ['with another token under the signature', () => cookieOf(token).replace('=', '=x')],
    ['without signature', () => `hora.session_token=${token}`],
    ['with a wrong escape', () => 'hora.session_token=%E0%A4%A'],
    ['that is empty', () => 'hora.session_token='],
  ])('a cookie %s opens nothing', async (_case, cookie) => {
    await expectUnknown(cookie());
  });

  async function expectUnknown(cookie: string): Promise<void> {
    before = await contentsOf(world.system);
    for (const { create, wrap } of faces) {
      const response = await send({ url: create, body: wrap(haircut), headers: { cookie } });
      expectRefused(response, 401, 'UNAUTHORIZED');
    }
  }
});
