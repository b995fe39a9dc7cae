import { contract } from '@app/contract/index';
import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../seeds/scenario.ts';
import { ordinaryService } from '../seeds/scenario.ts';
import { buildApp } from '../src/app.ts';
import type { Environment } from '../src/foundation/environment.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { answerIn, cookieOf, expectRefused, ORIGIN } from './http-support.ts';
import { signIn, testWorld } from './support.ts';
import { withoutIds } from './without-ids.ts';

const world = testWorld();
const logged: string[] = [];
const closers: (() => Promise<unknown>)[] = [];
let salon: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
});
afterAll(async () => {
  for (const close of closers) await close();
});

/** A second server on the same system, with other settings. What it logs is kept. */
async function serverWith(settings: Partial<Environment>) {
  const environment = { ...world.system.environment, ...settings };
  const logger = createLogger('info', { write: (line) => logged.push(line) });
  const app = await buildApp({ ...world.system, environment, logger });
  closers.push(() => app.close());
  return app;
}

describe('every answer', () => {
  test.each([
    ['/api/health', 200],
    ['/api/docs', 200],
    ['/api/v1/session', 200],
    ['/rpc/nothing', 404],
  ])('carries the headers that keep a browser safe: %s', async (url, status) => {
    const response = await world.app.inject({ url });

    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure/);
    expect(response.headers).not.toHaveProperty('strict-transport-security');
    expect(response.headers).not.toHaveProperty('x-powered-by');
  });

  test('asks for a secure connection only where there is one', async () => {
    const app = await serverWith({ PUBLIC_URL: 'https://hora.test' });
    const { headers } = await app.inject({ url: '/api/health' });

    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });
});

describe('answers about somebody', () => {
  const kept = (url: string, method: 'GET' | 'POST' = 'GET') =>
    world.app.inject({ url, method }).then(({ headers }) => headers['cache-control']);

  test.each<[string, 'GET' | 'POST']>([
    ['/rpc/identity/session/current', 'POST'],
    ['/rpc/catalog/services/list', 'GET'],
    ['/api/v1/session', 'GET'],
    ['/api/v1/clients', 'GET'],
    ['/api/v1/appointments/export', 'GET'],
    ['/api/auth/get-session', 'GET'],
    ['/api/auth/sign-in/email', 'POST'],
    ['/api/company/archive', 'GET'],
    ['/api/public/companies/x/clients/lookup', 'POST'],
    ['/api/public/appointments/some-key', 'GET'],
  ])('are kept by no browser and no proxy: %s', async (url, method) => {
    expect(await kept(url, method)).toBe('no-store');
  });

  test('what is the same for everybody may be kept', async () => {
    expect(await kept('/api/public/companies/demo')).toBeUndefined();
    expect(await kept('/api/openapi.json')).toBeUndefined();
  });
});

describe('whoever runs the system', () => {
  test('learns whether it is alive and ready', async () => {
    expect((await world.app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
    const ready = await world.app.inject({ url: '/api/ready' });
    expect(ready.json()).toEqual({ ready: true, database: true, jobs: true, draining: false });
  });

  const LOCAL = { url: '/metrics', remoteAddress: '127.0.0.1' };

  test('reads the metrics on this machine, and nobody reads them from another', async () => {
    const here = await world.app.inject(LOCAL);
    expect(here.body).toContain('http_request_duration_seconds');

    const elsewhere = { ...LOCAL, remoteAddress: '203.0.113.9' };
    expectRefused(await world.app.inject(elsewhere), 404, 'NOT_FOUND');
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'gets no metrics through a proxy on this machine that says so by %s',
    async (header) => {
      const passedOn = { ...LOCAL, headers: { [header]: '127.0.0.1' } };
      expectRefused(await world.app.inject(passedOn), 404, 'NOT_FOUND');
    },
  );

  test.each<[string, Partial<Environment>, Record<string, string>]>([
    ['of a system out in the world', { PUBLIC_URL: 'https://hora.test' }, {}],
    ['where other machines can knock', { HOST: '0.0.0.0' }, {}],
    ['where a proxy is expected', { TRUST_PROXY: '127.0.0.1' }, {}],
    ['under a name that is not this machine’s', {}, { host: 'hora.test' }],
  ])(
    'gets no metrics %s, though the proxy does not show itself',
    async (_case, settings, headers) => {
      const app = await serverWith(settings);
      expectRefused(await app.inject({ ...LOCAL, headers }), 404, 'NOT_FOUND');
    },
  );

  test('reads the metrics from anywhere with the token, and nowhere without', async () => {
    const app = await serverWith({ METRICS_TOKEN: 'um-token-bem-comprido' });
    const ask = (authorization: string) =>
      app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } });

    expect((await ask('Bearer um-token-bem-comprido')).statusCode).toBe(200);
    expectRefused(await ask('Bearer outro-token-comprido'), 404, 'NOT_FOUND');
    expectRefused(await app.inject({ url: '/metrics' }), 404, 'NOT_FOUND');
  });
});

describe('whoever integrates', () => {
  test('finds every procedure of the contract in the description, and all of it readable', async () => {
    const { paths } = (await world.app.inject({ url: '/api/openapi.json' })).json();
    const page = await world.app.inject({ url: '/api/docs' });

    const described = Object.keys(paths).flatMap((path) =>
      Object.keys(paths[path]).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(routesOf(contract).toSorted());
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const path of Object.keys(paths)) expect(page.body).toContain(`<code>${path}</code>`);
    expect(page.body).not.toContain('<script');
  });
});

test('only a proxy that was named may say whose request it passes on', async () => {
  const app = await serverWith({ TRUST_PROXY: '10.0.0.0/8' });
  app.get('/address', (request) => request.ip);
  const ask = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' };
    return (await app.inject({ url: '/address', remoteAddress, headers })).body;
  };

  expect(await ask('10.0.0.5')).toBe('203.0.113.9');
  expect(await ask('198.51.100.1')).toBe('198.51.100.1');
});

describe('the limit of requests', () => {
  const from = (remoteAddress: string, forwarded = remoteAddress) =>
    world.app.inject({
      url: '/api/health',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });

  test('is counted by address, which nobody can make up, and says how long to wait', async () => {
    for (let count = 0; count < 1200; count++)
      await from('203.0.113.7', `198.51.100.${count % 250}`);
    const response = await from('203.0.113.7');

    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(
        /^Muitas tentativas\. Aguarde \d+ (s|min) e tente novamente\.$/,
      ),
    });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
  });
});

describe('a failure that is ours', () => {
  test.each([
    ['RPC', '/rpc/catalog/services/create', (input: object) => ({ json: input })],
    ['REST', '/api/v1/services', (input: object) => input],
  ])('answers a sentence and the number of the request over %s', async (_face, url, wrap) => {
    const { price, ...service } = ordinaryService('Corte da Ana Lima, 11 98888-7777');
    const app = await serverWith({});
    const cookie = cookieOf(await signIn(world.system, salon.ownerId));
    logged.length = 0;

    const payload = wrap({ ...service, priceCents: price });
    const response = await withoutTable('services', () =>
      app.inject({ method: 'POST', url, payload, headers: { cookie, origin: ORIGIN } }),
    );

    expectRefused(response, 500, 'INTERNAL_SERVER_ERROR');
    const requestId = response.headers['x-request-id'];
    expect(answerIn(response).data).toEqual({ requestId });
    const failure = logged.find((line) => line.includes('procedure failed')) ?? '';
    expect(JSON.parse(failure)).toMatchObject({ requestId, err: { cause: { code: '42P01' } } });
    expect(withoutIds(logged.join(''))).not.toMatch(/Ana Lima|98888/);
    expect(logged.join('')).not.toContain(cookie);
  });

  test('on the way to a procedure answers the same', async () => {
    const app = await serverWith({});
    const broken = await withoutTable('sessions', () =>
      app.inject({ url: '/api/v1/session', headers: { cookie: cookieOf('any') } }),
    );
    expectRefused(broken, 500, 'INTERNAL_SERVER_ERROR');
  });

  test('while signing in answers the same', async () => {
    const app = await serverWith({});
    logged.length = 0;
    const payload = { email: 'be@salao.test', password: 'demo1234' };
    const broken = await withoutTable('users', () =>
      app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload }),
    );
    expectRefused(broken, 500, 'INTERNAL_SERVER_ERROR');
    expect(broken.json().data.requestId).toBe(broken.headers['x-request-id']);
    expect(logged.filter((line) => line.includes('request failed'))).toHaveLength(1);
    expect(logged.join('')).not.toContain('be@salao.test');
  });
});

test('a mailed link is not written to the log', async () => {
  const app = await serverWith({});
  logged.length = 0;
  await app.inject({ url: '/api/auth/reset-password/s3cret-token?callbackURL=/s3cret' });

  expect(logged.join('')).toContain('/api/auth/reset-password/…');
  expect(logged.join('')).not.toMatch(/s3cret|127\.0\.0\.1/);
});

async function withoutTable<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  const { pool } = world.system.database;
  await pool.query(`alter table ${table} rename to gone`);
  try {
    return await work();
  } finally {
    await pool.query(`alter table gone rename to ${table}`);
  }
}

function routesOf(node: object): string[] {
  return Object.values(node).flatMap((child) => {
    if (!isContractProcedure(child)) return routesOf(child);
    const { method, path } = child['~orpc'].route;
    return [`${method} ${path}`];
  });
}
