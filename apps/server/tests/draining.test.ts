import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildApp } from '../src/app.ts';
import { closeInOrder } from '../src/foundation/http/draining.ts';
import { openChangeFeed } from '../src/foundation/live/change-feed.ts';
import { cookieOf } from './http-support.ts';
import { signIn, testWorld } from './support.ts';

const NEVER = new Promise<never>(() => {});
const world = testWorld();
const agents: Agent[] = [];
let app: FastifyInstance;
let port: number;
let slow: PromiseWithResolvers<void>;
let arrived: number;

/** A server of its own, which a test may end. Whoever asks for /slow waits until the test says so. */
beforeEach(async () => {
  slow = Promise.withResolvers();
  arrived = 0;
  const { database, logger } = world.system;
  app = await buildApp({ ...world.system, feed: openChangeFeed(database, logger) });
  app.get('/slow', async () => {
    arrived += 1;
    await slow.promise;
    return { answered: true };
  });
  app.get('/download', (_request, reply) => reply.send(Readable.from(inTwoParts())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = Object(app.server.address()));
});
afterEach(async () => {
  slow.resolve();
  for (const agent of agents.splice(0)) agent.destroy();
  await app.close();
});

async function* inTwoParts() {
  arrived += 1;
  yield 'begun ';
  await slow.promise;
  yield 'and ended';
}

type Answer = { status: number | undefined; connection: string | undefined; body: string };

/** Over a connection that is kept for the next question, as browsers and balancers do. */
function keepingAgent(): Agent {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
}

async function ask(path: string, agent = keepingAgent()): Promise<Answer> {
  const [response] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += chunk;
  return { status: response.statusCode, connection: response.headers.connection, body };
}

async function openConnection(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('whoever waits is answered, idle connections are closed, and nothing else is waited for', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask('/api/health')));
  const unused = await Promise.all(Array.from({ length: 10 }, openConnection));
  const hungUp = unused.map((socket) => once(socket.resume(), 'close'));
  const waiting = Array.from({ length: 100 }, () => ask('/slow'));
  await vi.waitFor(() => expect(arrived).toBe(100), 20_000);

  const closed = closeInOrder(app, { noticed: Promise.resolve(), tooLong: NEVER });
  await Promise.all(hungUp);
  slow.resolve();
  for (const answer of await Promise.all(waiting)) {
    expect(answer).toEqual({ status: 200, connection: 'close', body: '{"answered":true}' });
  }
  await closed;
});

test('an answer that had begun comes to its end, and so does its connection', async () => {
  const loading = ask('/download');
  await vi.waitFor(() => expect(arrived).toBe(1), 20_000);
  const closed = closeInOrder(app, { noticed: Promise.resolve(), tooLong: NEVER });
  await vi.waitFor(() => expect(app.server.listening).toBe(false), 20_000);
  slow.resolve();
  expect((await loading).body).toBe('begun and ended');
  await closed;
});

test('until the balancer noticed, it says that it is not ready and serves whoever comes', async () => {
  const agent = keepingAgent();
  expect((await ask('/api/ready', agent)).connection).toBe('keep-alive');
  const noticed = Promise.withResolvers<void>();
  const closed = closeInOrder(app, { noticed: noticed.promise, tooLong: NEVER });

  const ready = await ask('/api/ready', agent);
  expect(ready).toMatchObject({ status: 503, connection: 'close' });
  expect(JSON.parse(ready.body)).toMatchObject({ ready: false, draining: true });
  expect(await ask('/api/v1/session')).toEqual({ status: 200, connection: 'close', body: 'null' });
  noticed.resolve();
  await closed;
  await expect(ask('/api/health')).rejects.toThrow('ECONNREFUSED');
});

test('a question that comes while the last are answered gets no refusal', async () => {
  const waiting = ask('/slow');
  await vi.waitFor(() => expect(arrived).toBe(1), 20_000);
  const pipelined = await openConnection();
  pipelined.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(arrived).toBe(2), 20_000);

  const closed = closeInOrder(app, { noticed: Promise.resolve(), tooLong: NEVER });
  pipelined.write('GET /api/v1/session HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let said = '';
  pipelined.on('data', (text) => {
    said += text;
  });
  const ended = once(pipelined, 'close');
  slow.resolve();
  await Promise.all([waiting, ended, closed]);
  expect(said).not.toContain('503');
});

test('screens that follow changes see an end, not a broken connection', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const cookie = cookieOf(await signIn(world.system, salon.ownerId));
  const headers = { cookie };
  const stream = await fetch(`http://127.0.0.1:${port}/api/v1/live/changes`, { headers });

  const closed = closeInOrder(app, { noticed: Promise.resolve(), tooLong: NEVER });
  expect(await stream.text()).not.toContain('error');
  await closed;
});

test('whoever takes too long is cut off', async () => {
  const waiting = ask('/slow');
  await vi.waitFor(() => expect(arrived).toBe(1), 20_000);
  const tooLong = Promise.withResolvers<void>();
  const closed = closeInOrder(app, { noticed: NEVER, tooLong: tooLong.promise });
  tooLong.resolve();
  await expect(waiting).rejects.toThrow('socket hang up');
  slow.resolve();
  await closed;
});
