import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAdmin } from '../src/admin-commands.ts';
import { buildApp } from '../src/app.ts';
import { explain } from '../src/explanation.ts';
import { connectDatabase } from '../src/foundation/database/database.ts';
import type { AppSecrets } from '../src/foundation/secrets/app-secret.ts';
import { twoFactors } from '../src/modules/identity/accounts.table.ts';
import { signInSecretsOf } from '../src/modules/identity/sign-in-secrets.rules.ts';
import { findConnection } from '../src/modules/messaging/connection/connections.queries.ts';
import { whatsappConnections } from '../src/modules/messaging/connection/whatsapp-connections.table.ts';
import { assembleSystem, openSystem, type System } from '../src/system.ts';
import { browserOf, PASSWORD } from './sign-in-support.ts';
import { SECRET, type TestWorld, testWorld } from './support.ts';
import { totpOf } from './totp.ts';

const NEW = 'the secret that came after the other one';
const TOKEN = 'EAAsegredo';
const HALF_A_MINUTE = 30_000;
const world = testWorld();
const apiKey = { key: 'stripe_test_secret_key', category: 'billing', value: 'sk_test_segredo' };
const opened: { system: System; app: FastifyInstance }[] = [];

type Person = { email: string; cookie: string; uri: string; codes: string[] };
let ana: Person;
let bia: Person;
let companyId: string;

/** With an authenticator, and signed in. */
async function person(email: string): Promise<Person> {
  const { post, cookieAfter } = browserOf(world);
  await world.tell.person({ name: 'Ana', email });
  const cookie = await cookieAfter(email);
  const prepared = await post('/two-factor/enable', { body: { password: PASSWORD }, cookie });
  const { totpURI: uri, backupCodes: codes } = prepared.json();
  const confirmed = await post('/two-factor/verify-totp', { body: { code: totpOf(uri) }, cookie });
  return { email, cookie: sessionIn(confirmed.headers['set-cookie']), uri, codes };
}

/** As the library did before it wrote on each seal which secret it is of. */
async function sealAsBefore(transaction: NodePgDatabase): Promise<void> {
  const { secrets, secret } = signInSecretsOf({ current: SECRET, old: [] }, SECRET);
  const keys = new Map(secrets.map(({ version, value }) => [version, value]));
  const key = { keys, currentVersion: secrets[0]?.version ?? 0 };
  const before = async (data: string) =>
    symmetricEncrypt({ key: secret, data: await symmetricDecrypt({ key, data }) });
  for (const { id, ...row } of await transaction.select().from(twoFactors)) {
    const sealed = { secret: await before(row.secret), backupCodes: await before(row.backupCodes) };
    await transaction.update(twoFactors).set(sealed).where(eq(twoFactors.id, id));
  }
}

function sessionIn(cookies: string | string[] | undefined): string {
  const set = [cookies ?? []].flat().find((one) => /^hora\.session_token=[^;]/.test(one));
  return set?.split(';')[0] ?? '';
}

beforeAll(async () => {
  ana = await person('ana@salao.test');
  bia = await person('bia@salao.test');
  await world.system.database.owner.transaction(sealAsBefore);
  await asOperator(world.system, (scope, { settings }) => settings.saveSecret(scope, apiKey, null));
  const owner = { name: 'Clara', email: 'clara@salao.test' };
  ({ companyId } = await world.tell.company('Salão da Clara', owner));
  await world.inCompany(companyId, (scope) =>
    scope.insert(whatsappConnections).values({
      provider: 'meta',
      lineName: 'linha',
      secretHash: 'x',
      state: 'connected',
      sealedToken: world.system.sealer.seal(TOKEN),
    }),
  );
});
afterAll(async () => {
  for (const { app, system } of opened) {
    await app.close();
    await system.close();
  }
});

function asOperator<Answer>(
  system: System,
  work: (
    scope: Parameters<Parameters<System['scopes']['asOperator']>[1]>[0],
    system: System,
  ) => Promise<Answer>,
): Promise<Answer> {
  return system.scopes.asOperator({ userId: null, requestId: 'test' }, (scope) =>
    work(scope, system),
  );
}

/** A server with these secrets on the same database. */
async function restart(secrets: AppSecrets): Promise<TestWorld> {
  const { environment, logger, clock, database } = world.system;
  const second = await connectDatabase(database.url, logger);
  const system = await assembleSystem({ environment, logger, clock, secrets, database: second });
  const app = await buildApp(system);
  opened.push({ system, app });
  return { ...world, system, app };
}

async function enterWithCode(server: TestWorld, { email, uri }: Person): Promise<string> {
  const { post, enter, whoIs } = browserOf(server);
  const half = [(await enter(email)).headers['set-cookie'] ?? []].flat();
  const cookie = half.find((one) => one.startsWith('hora.two_factor='))?.split(';')[0] ?? '';
  // Each code counts once; the one after the code of the set-up is still to come.
  const code = totpOf(uri, Date.now() + HALF_A_MINUTE);
  const response = await post('/two-factor/verify-totp', { body: { code }, cookie });
  expect(response.statusCode).toBe(200);
  return (await whoIs(sessionIn(response.headers['set-cookie']))) ?? '';
}

type Said = { code: number; said: string };

const rotate = (variables: Record<string, string>) => admin(['secret:rotate'], variables);

async function admin(args: string[], variables: Record<string, string>): Promise<Said> {
  const said: string[] = [];
  const code = await runAdmin(args, {
    variables: { NODE_ENV: 'test', DATABASE_URL: world.system.database.url, ...variables },
    terminal: {
      say: (line: string) => void said.push(line),
      isInteractive: false,
      user: 'olga',
      askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
    },
  });
  return { code, said: said.join('\n') };
}

describe('with a new secret and the one from before beside it', () => {
  test('people stay signed in, also where the sign-in library itself looks', async () => {
    const server = await restart({ current: NEW, old: [SECRET] });
    expect(await browserOf(server).whoIs(ana.cookie)).toBe(ana.email);
    const session = await server.app.inject({
      url: '/api/auth/get-session',
      headers: { cookie: ana.cookie },
    });
    expect(session.json()?.user.email).toBe(ana.email);
  });

  test('authenticators, sealed settings and marks go on', async () => {
    const server = await restart({ current: NEW, old: [SECRET] });
    expect(await enterWithCode(server, ana)).toBe(ana.email);
    expect(
      await asOperator(server.system, (scope, { settings }) => settings.read(scope, apiKey.key)),
    ).toBe(apiKey.value);
    expect(server.system.markOf('ana')).toBe(world.system.markOf('ana'));
  });
});

describe('rotation', () => {
  test('without the secret from before is refused, and nothing changes', async () => {
    const before = await world.system.database.owner.select().from(twoFactors);
    const { code, said } = await rotate({ APP_SECRET: NEW });
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('APP_SECRET_OLD') });
    expect(await world.system.database.owner.select().from(twoFactors)).toEqual(before);
  });

  test('seals everything anew: afterwards the secret from before opens nothing and is not needed', async () => {
    const { code, said } = await rotate({ APP_SECRET: NEW, APP_SECRET_OLD: SECRET });
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain(
      'sealed anew: 1 settings, 2 authenticators, 1 WhatsApp numbers, the key of marks',
    );
    expect(said).not.toMatch(/segredo|secret that came/);

    const server = await restart({ current: NEW, old: [] });
    expect(await enterWithCode(server, bia)).toBe(bia.email);
    const { post, enter } = browserOf(server);
    const half = [(await enter(bia.email)).headers['set-cookie'] ?? []].flat();
    const cookie = half.find((one) => one.startsWith('hora.two_factor='))?.split(';')[0] ?? '';
    const body = { code: bia.codes[0] };
    expect((await post('/two-factor/verify-backup-code', { body, cookie })).statusCode).toBe(200);
    expect(
      await asOperator(server.system, (scope, { settings }) => settings.read(scope, apiKey.key)),
    ).toBe(apiKey.value);
    expect(server.system.markOf('ana')).toBe(world.system.markOf('ana'));
    expect(await browserOf(server).whoIs(ana.cookie)).toBeUndefined();
    const number = await world.inCompany(companyId, findConnection);
    expect(server.system.sealer.open(number?.sealedToken ?? '')).toBe(TOKEN);
    expect(await rotate({ APP_SECRET: NEW })).toMatchObject({ code: 0 });
  });

  test('a server that still has only the secret from before does not start', async () => {
    const { logger, environment } = world.system;
    const variables = { DATABASE_URL: world.system.database.url, APP_SECRET: SECRET };
    const starting = openSystem({ ...environment, ...variables }, logger).then(
      () => 'started',
      explain,
    );
    expect(await starting).toMatch(/APP_SECRET .* is not the one this database was sealed with/);
  });
});

describe('a lost secret', () => {
  const FOUND = 'the secret that nobody knew until today';

  test('costs nothing before somebody says yes, and then what it sealed, and no more', async () => {
    const asked = await admin(['secret:lost'], { APP_SECRET: FOUND });
    expect(asked).toEqual({ code: 1, said: expect.stringMatching(/second step.*--yes$/s) });
    await expect(restart({ current: FOUND, old: [] })).rejects.toThrow('APP_SECRET');

    const { code, said } = await admin(['secret:lost', '--yes'], { APP_SECRET: FOUND });
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain(
      'given up: 1 settings, 2 authenticators, 1 WhatsApp numbers, all sessions, all marks',
    );
    expect(await world.inCompany(companyId, findConnection)).toMatchObject({
      state: 'disconnected',
      sealedToken: null,
    });
    const server = await restart({ current: FOUND, old: [] });
    const { whoIs, cookieAfter } = browserOf(server);
    expect(await whoIs(bia.cookie)).toBeUndefined();
    expect(await whoIs(await cookieAfter(bia.email))).toBe(bia.email);
  });
});
