import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOKINGS } from '../src/figures.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { mails } from '../src/foundation/mail/mails.table.ts';
import { keepCounted } from '../src/foundation/metrics/counted-figures.ts';
import { buildWorkerApp } from '../src/worker-app.ts';
import { at, openSalon, type Salon, visitorOf, wishOf } from './booking-support.ts';
import { procedures } from './contract-walk.ts';
import { cookieOf, expectRefused, ORIGIN } from './http-support.ts';
import { noon, signIn, testWorld } from './support.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world, 'Medido');
});

async function metricsOf(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

/** Over the network, where procedures are timed. */
function visitorBooks({ idOrSlug, ...wish }: ReturnType<typeof wishOf>) {
  const url = `/api/public/companies/${idOrSlug}/appointments`;
  return world.app.inject({ method: 'POST', url, payload: wish });
}

describe('whoever watches a server', () => {
  test('sees each procedure under its own name, and how it ended', async () => {
    const cookie = cookieOf(await signIn(world.system, salon.ownerId));
    const headers = { cookie, origin: ORIGIN };
    await world.app.inject({ url: '/api/v1/services', headers });
    await world.app.inject({ url: '/rpc/catalog/services/list', headers });
    await world.app.inject({ url: '/api/v1/services' });

    const metrics = await metricsOf(world.app);
    const count = 'procedure_duration_seconds_count';
    expect(metrics).toContain(`${count}{procedure="catalog.services.list",outcome="done"} 2`);
    expect(metrics).toContain(`${count}{procedure="catalog.services.list",outcome="refused"} 1`);
  });

  test('sees what was booked, and by whom', async () => {
    const booked = await visitorBooks(wishOf(salon));
    expect(booked.statusCode).toBe(201);
    expect((await visitorBooks(wishOf(salon))).statusCode).toBe(409);

    expect(await metricsOf(world.app)).toContain('bookings_total{by="visitor"} 1');
  });

  test('is told of bookings by procedures that exist', () => {
    const names = procedures.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...BOOKINGS.keys()]));
  });

  test('sees connections, what is heard and what is kept in memory', async () => {
    const { requests } = world.system.database;
    const taken = await Promise.all(
      Array.from({ length: requests.options.max }, () => requests.connect()),
    );
    const waiting = requests.connect();
    const metrics = await metricsOf(buildWorkerApp(world.system));
    for (const client of taken) client.release();
    (await waiting).release();

    const most = requests.options.max;
    expect(metrics).toContain(`database_connections_used{pool="requests"} ${most}`);
    expect(metrics).toContain(`database_connections_most{pool="requests"} ${most}`);
    // Whoever counts the figures waits too.
    expect(metrics).toMatch(/database_connections_waiting\{pool="requests"\} [12]/);
    expect(metrics).toMatch(/^feed_listening 1$/m);
    expect(metrics).toMatch(/^feed_heard_seconds_ago \d/m);
    expect(metrics).toMatch(/^cache_bytes \d+$/m);
  });
});

describe('whoever watches a worker', () => {
  test('sees what waits for all of them', async () => {
    const { companyId: idOrSlug, ana: professionalId, corte } = salon;
    const wish = { idOrSlug, professionalId, serviceIds: [corte], startTime: at('15:00') };
    await visitorOf(world).hold(wish);
    const mail = { recipient: 'a@b.test', subject: 'x', text: 'x' };
    await world.system.database.owner.insert(mails).values({ ...mail, state: 'failed' });

    const metrics = await metricsOf(buildWorkerApp(world.system));
    expect(metrics).toContain('jobs_waiting{job="appointment.plan-confirmation"} 1');
    expect(metrics).toMatch(
      /jobs_oldest_waiting_seconds\{job="appointment.plan-confirmation"\} \d+\.\d/,
    );
    expect(metrics).toContain('jobs_failed{job="mail.deliver"} 0');
    expect(metrics).toContain('mails{state="failed"} 1');
    expect(metrics).toContain('messages_waiting{channel="whatsapp"} 0');
    expect(metrics).toMatch(/^holds 1$/m);
  });

  test('learns whether it lives and is ready, and nothing else', async () => {
    const app = buildWorkerApp(world.system);
    expect((await app.inject({ url: '/api/health' })).json()).toEqual({ status: 'ok' });
    expect((await app.inject({ url: '/api/ready' })).json()).toMatchObject({ ready: true });
    expectRefused(await app.inject({ url: '/api/v1/services' }), 404, 'NOT_FOUND');
    const elsewhere = { url: '/metrics', remoteAddress: '203.0.113.9' };
    expectRefused(await app.inject(elsewhere), 404, 'NOT_FOUND');
  });
});

test('what cannot be counted any more is not shown as it was', async () => {
  let moment = noon;
  let answers = true;
  const { read } = keepCounted([], {
    clock: () => moment,
    logger: createLogger('silent'),
    count: async () => {
      if (answers) return { holds: { all: 3 } };
      throw new Error('gone');
    },
  });
  expect(await read()).toEqual({ holds: { all: 3 } });
  answers = false;
  expect(await read()).toEqual({ holds: { all: 3 } });
  moment = noon.add({ seconds: 6 });
  expect(await read()).toBeNull();
});
