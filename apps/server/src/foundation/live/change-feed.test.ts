import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_TOPICS, type LiveTopic } from '@app/contract/shared/live-topics';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { SECRETS, testWorld } from '../../../tests/support.ts';
import { assembleSystem, type System } from '../../system.ts';
import { connectDatabase } from '../database/database.ts';
import { openChangeFeed } from './change-feed.ts';

const TIMEOUT_MS = 20_000;
// Longer than it takes a notice to arrive.
const A_WHILE = 200;

const world = testWorld();
let other: System;
let salon: CompanyStory;
let barber: CompanyStory;
let names = 0;

beforeAll(async () => {
  const { environment, logger, database, clock } = world.system;
  const secondDatabase = await connectDatabase(database.url, logger);
  other = await assembleSystem({
    environment,
    logger,
    clock,
    secrets: SECRETS,
    database: secondDatabase,
  });
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), TIMEOUT_MS);
});
afterAll(() => other.close());

async function listeners(): Promise<number[]> {
  const { rows } = await world.system.database.pool.query(
    `select pid from pg_stat_activity
     where datname = current_database() and query = 'listen company_changes'`,
  );
  return rows.map(({ pid }) => pid);
}

type Follower = { heard: LiveTopic[]; ended: Promise<void>; stop(): void };

function follow(system: System, { companyId }: CompanyStory): Follower {
  const heard: LiveTopic[] = [];
  const stopping = new AbortController();
  async function listen(): Promise<void> {
    const notices = system.feed.follow(companyId, stopping.signal);
    for await (const { topic } of notices) heard.push(topic);
  }
  return { heard, ended: listen(), stop: () => stopping.abort() };
}

async function createService({ ownerId }: CompanyStory): Promise<void> {
  await (await world.as(ownerId)).catalog.services.create({
    name: `Serviço ${++names}`,
    description: '',
    durationMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    priceCents: 0,
    color: '#2563EB',
    loyaltyPoints: 0,
    active: true,
  });
}

describe('a change', () => {
  test('is heard in this process and in another, by whoever follows that company', async () => {
    const followers = [follow(world.system, salon), follow(other, salon)];
    const stranger = follow(other, barber);
    await createService(salon);

    for (const { heard } of followers) {
      await vi.waitFor(() => expect(heard).toEqual(['services']), TIMEOUT_MS);
    }
    await pause(A_WHILE);
    expect(stranger.heard).toEqual([]);
    for (const follower of [...followers, stranger]) {
      follower.stop();
      await follower.ended;
    }
  });

  test('that was undone is not announced', async () => {
    const follower = follow(other, salon);
    const failing = world.inCompany(salon.companyId, async (scope) => {
      scope.changed.add('services');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');

    await pause(A_WHILE);
    expect(follower.heard).toEqual([]);
    follower.stop();
  });

  test('is told at once, and what follows within a moment is told together', async () => {
    const { companyId } = salon;
    const sending = vi.spyOn(world.system.database.pool, 'query');
    const told = () => sending.mock.calls.map(([, values]) => values?.[0]);
    world.system.feed.publish({
      companyId,
      requestId: 'one',
      topics: new Set(['services'] as const),
    });
    await Promise.resolve();
    expect(told()).toEqual([[`${companyId} services one`]]);

    world.system.feed.publish({
      companyId,
      requestId: 'one',
      topics: new Set(['coupons'] as const),
    });
    world.system.feed.publish({
      companyId,
      requestId: 'one',
      topics: new Set(['clients'] as const),
    });
    await Promise.resolve();
    expect(told()).toHaveLength(1);
    await vi.waitFor(
      () => expect(told()).toContainEqual([`${companyId} coupons one`, `${companyId} clients one`]),
      TIMEOUT_MS,
    );
    sending.mockRestore();
  });

  test('names the request that made it, unless several did in the same moment', async () => {
    const { companyId } = salon;
    const stopping = new AbortController();
    const notices = other.feed.follow(companyId, stopping.signal);
    const say = (requestId: string) =>
      world.system.feed.publish({ companyId, requestId, topics: new Set(['cash'] as const) });

    for (const requestIds of [['one'], ['one', 'one'], ['one', 'another']]) {
      // The first of a moment leaves with those of the same turn.
      await pause(A_WHILE);
      const heard = notices.next();
      for (const requestId of requestIds) say(requestId);
      const requestId = requestIds.includes('another') ? null : 'one';
      expect(await heard).toEqual({ done: false, value: { topic: 'cash', requestId } });
    }
    stopping.abort();
  });

  test('made a hundred times at once is announced without a hundred notices', async () => {
    const follower = follow(other, salon);
    for (let time = 0; time < 100; time++) {
      world.system.feed.publish({
        companyId: salon.companyId,
        requestId: `${time}`,
        topics: new Set(['services'] as const),
      });
    }
    // Of what was told before, something may still be on its way.
    const times = () => follower.heard.filter((topic) => topic === 'services').length;
    await vi.waitFor(() => expect(times()).toBeGreaterThan(0), TIMEOUT_MS);
    await pause(A_WHILE);
    expect(times()).toBeLessThan(4);
    follower.stop();
  });
});

describe('a lost connection', () => {
  test('is opened again at once, however often: everyone looks again and hears what comes', async () => {
    const follower = follow(other, salon);
    for (let loss = 1; loss <= 5; loss++) {
      follower.heard.length = 0;
      await loseConnections();
      await vi.waitFor(() => expect(follower.heard).toEqual([...LIVE_TOPICS]), 1500);
    }
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), TIMEOUT_MS);

    follower.heard.length = 0;
    await createService(salon);
    await vi.waitFor(() => expect(follower.heard).toEqual(['services']), TIMEOUT_MS);
    follower.stop();
  });

  test('that went silent is noticed, and what was missed is not forgotten', async () => {
    const { database, logger } = world.system;
    const wire = await layWire(new URL(database.url));
    const patience = { askedEvery: 50, answersWithin: 500 };
    const feed = openChangeFeed({ directUrl: wire.url, pool: database.pool }, logger, patience);
    const missed = vi.fn();
    feed.watch({ changed: () => {}, missed });
    await expect.poll(feed.isListening, { timeout: TIMEOUT_MS }).toBe(true);
    missed.mockClear();

    wire.cut();
    await expect.poll(feed.isListening, { timeout: TIMEOUT_MS }).toBe(false);
    wire.mend();
    await expect.poll(feed.isListening, { timeout: TIMEOUT_MS }).toBe(true);
    expect(missed).toHaveBeenCalledOnce();
    await feed.close();
    wire.close();
  });

  test('that answers and hears nothing is noticed, and is not taken for one that listens', async () => {
    const { database, logger } = world.system;
    const wire = await layWire(new URL(database.url));
    const patience = { askedEvery: 50, answersWithin: 500 };
    const feed = openChangeFeed({ directUrl: wire.url, pool: database.pool }, logger, patience);
    await expect.poll(feed.isListening, { timeout: TIMEOUT_MS }).toBe(true);

    wire.muffle();
    await expect.poll(feed.isListening, { timeout: TIMEOUT_MS }).toBe(false);
    const listening = vi.fn();
    feed.watch({ changed: () => {}, missed: listening });
    await wire.usedAgain();
    await pause(A_WHILE);
    expect(listening).not.toHaveBeenCalled();
    await feed.close();
    wire.close();
  });

  test('costs no notice: what could not be sent is sent later', async () => {
    const follower = follow(other, salon);
    const sending = vi.spyOn(world.system.database.pool, 'query');
    sending.mockImplementationOnce(() => Promise.reject(new Error('connection lost')));
    world.system.feed.publish({
      companyId: salon.companyId,
      requestId: 'one',
      topics: new Set(['coupons'] as const),
    });
    await vi.waitFor(() => expect(follower.heard).toEqual(['coupons']), TIMEOUT_MS);
    sending.mockRestore();
    follower.stop();
  });

  async function loseConnections(): Promise<void> {
    const pids = await listeners();
    expect(pids.length).toBeGreaterThan(0);
    await world.system.database.pool.query(
      'select pg_terminate_backend(pid) from unnest($1::int[]) as pid',
      [pids],
    );
  }
});

type Wire = {
  url: string;
  cut(): void;
  mend(): void;
  /** Everything passes but notices, as through a pooler that lends connections out. */
  muffle(): void;
  usedAgain(): Promise<unknown>;
  close(): void;
};

const NOTICE = 'A'.charCodeAt(0);

/** A way to the database on which nothing arrives any more once it is cut, and nobody says so. */
async function layWire(database: URL): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isMuffled = false;
  const server = createServer((near) => {
    const far = connect(Number(database.port), database.hostname);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
    near.on('data', (data) => isCut || far.write(data));
    far.on('data', (data) => isCut || (isMuffled && data[0] === NOTICE) || near.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
    },
    muffle() {
      isMuffled = true;
    },
    usedAgain: () => once(server, 'connection'),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

describe('closing', () => {
  test('ends every stream, after what was published before is sent', async () => {
    const { environment, logger, database, clock } = world.system;
    const third = await assembleSystem({
      environment,
      logger,
      clock,
      secrets: SECRETS,
      database: await connectDatabase(database.url, logger),
    });
    const listening = follow(world.system, salon);
    const closing = follow(third, salon);
    third.feed.publish({
      companyId: salon.companyId,
      requestId: 'one',
      topics: new Set(['services'] as const),
    });
    await third.close();

    await closing.ended;
    await vi.waitFor(() => expect(listening.heard).toEqual(['services']), TIMEOUT_MS);
    listening.stop();
  });
});
