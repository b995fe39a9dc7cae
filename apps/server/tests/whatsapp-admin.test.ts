import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAdmin } from '../src/admin-commands.ts';
import type { OperatorScope } from '../src/foundation/database/scopes.ts';
import { settingChanges } from '../src/foundation/settings/setting-changes.table.ts';
import { settings } from '../src/foundation/settings/settings.table.ts';
import { readHourlyLimit } from '../src/modules/messaging/sending/limits.queries.ts';
import { SECRET, testWorld } from './support.ts';

const KEY = 'chave-global-secreta';
const APP_SECRET = '0123456789abcdef0123456789abcdef';
const TOKEN = 'token-de-verificacao';

const world = testWorld();
let said: string[];

beforeEach(() => {
  said = [];
});
afterEach(async () => {
  for (const secret of [KEY, APP_SECRET, TOKEN]) expect(said.join('\n')).not.toContain(secret);
  await asOperator((scope) => scope.delete(settings));
});

test('the address and key of Evolution API are saved, and the server uses them at once', async () => {
  const args = ['--url', 'https://evolution.exemplo.com/', '--api-key', KEY];
  expect(await admin({}, 'evolution:configure', ...args)).toBe(0);
  expect(said).toEqual([
    'evolution_url      https://evolution.exemplo.com',
    'evolution_api_key  …reta',
    'meta_app_id        not set',
    'meta_app_secret    not set',
    'meta_verify_token  not set',
    'meta_graph_version not set',
  ]);
  expect(await world.system.whatsapp.environmentOf('evolution')).toBe('real');
  const changes = await asOperator((scope) => scope.select().from(settingChanges));
  expect(changes.map(({ key, terminalUser }) => [key, terminalUser])).toEqual([
    ['evolution_url', 'olga'],
    ['evolution_api_key', 'olga'],
  ]);
});

test('a key that ends like an address is kept whole', async () => {
  const args = ['--url', 'https://evolution.exemplo.com/', '--api-key', `${KEY}/`];
  expect(await admin({}, 'evolution:configure', ...args)).toBe(0);
  expect(said).toContain('evolution_api_key  …eta/');
});

test('a saved key goes to no other address: it is given again, or nothing is saved', async () => {
  const first = ['--url', 'https://evolution.exemplo.com', '--api-key', KEY];
  expect(await admin({}, 'evolution:configure', ...first)).toBe(0);
  const elsewhere = ['--url', 'https://outra.exemplo.com'];
  expect(await admin({}, 'evolution:configure', ...elsewhere)).toBe(1);
  expect(said.at(-1)).toMatch(/give --api-key with it\. Nothing was saved\.$/);
  expect(await admin({}, 'whatsapp:show')).toBe(0);
  expect(said).toContain('evolution_url      https://evolution.exemplo.com');
  expect(await admin({}, 'evolution:configure', '--url', 'https://evolution.exemplo.com/')).toBe(0);
  expect(await admin({}, 'evolution:configure', ...elsewhere, '--api-key', KEY)).toBe(0);
});

test('so is the app at Meta, whose secrets may come from variables', async () => {
  const variables = { META_APP_SECRET: APP_SECRET, META_VERIFY_TOKEN: TOKEN };
  expect(await admin(variables, 'meta:configure', '--app-id', '123456789')).toBe(0);
  expect(said).toContain('meta_app_id        123456789');
  expect(said).toContain('meta_app_secret    …cdef');
  expect(await world.system.whatsapp.metaWebhook()).toMatchObject({ verifyToken: TOKEN });
});

test("how many messages a number sends in an hour is the platform's to say", async () => {
  const { settings } = world.system;
  const limit = () => asOperator((scope) => readHourlyLimit(scope, settings));
  expect(await limit()).toBe(100);
  expect(await admin({}, 'messages:configure', '--per-hour', '40')).toBe(0);
  expect(await limit()).toBe(40);
  for (const wrong of ['0', '1001', '-5', 'muitas', '1.5']) {
    expect(await admin({}, 'messages:configure', `--per-hour=${wrong}`)).toBe(1);
  }
  expect(await limit()).toBe(40);
});

test.each([
  ['evolution:configure', '--url', 'evolution.exemplo.com', '--api-key', KEY],
  ['evolution:configure', '--url', 'https://evolution.exemplo.com', '--api-key', 'curta'],
  ['meta:configure', '--app-secret', 'curto'],
  ['meta:configure', '--graph-version', '23'],
  ['meta:configure', '--url', 'https://evolution.exemplo.com'],
  ['evolution:configure'],
])('%s %s %s is refused with one sentence, and nothing is saved', async (...args) => {
  expect(await admin({}, ...args)).toBe(1);
  expect(said).toHaveLength(1);
  expect(await asOperator((scope) => scope.$count(settings))).toBe(0);
});

test.each([
  [{ version: '2.3.7' }, 0, 'Evolution API 2.3.7 answers, and the key opens it.'],
  [{ version: '2.4.0' }, 1, 'Evolution API 2.4.0 answers; 2.3.6 and 2.3.7 were tried.'],
  [{ hello: 'world' }, 1, 'Something answers there, but it is no Evolution API.'],
])('the gateway itself says whether it works: %o', async (front, code, sentence) => {
  const variables = { EVOLUTION_URL: 'https://evolution.exemplo.com', EVOLUTION_API_KEY: KEY };
  const transport = async () => Response.json(front);
  expect(await run(['evolution:test'], variables, transport)).toBe(code);
  expect(said).toEqual([sentence]);
});

test('without one there is nothing to ask', async () => {
  expect(await admin({}, 'evolution:test')).toBe(1);
  expect(said).toEqual(['There is no Evolution API configured yet.']);
});

function admin(variables: Record<string, string>, ...args: string[]): Promise<number> {
  return run(args, variables);
}

function run(
  args: string[],
  variables: Record<string, string>,
  transport?: typeof fetch,
): Promise<number> {
  const { url: DATABASE_URL } = world.system.database;
  return runAdmin(args, {
    variables: { NODE_ENV: 'test', DATABASE_URL, APP_SECRET: SECRET, ...variables },
    terminal: {
      say: (sentence) => said.push(sentence),
      isInteractive: false,
      user: 'olga',
      askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
    },
    ...(transport && { transport }),
  });
}

function asOperator<Answer>(work: (scope: OperatorScope) => Promise<Answer>): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
