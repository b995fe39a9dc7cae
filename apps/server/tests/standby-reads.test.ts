import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { scenario } from '../seeds/scenario.ts';
import { connectDatabase, type Database } from '../src/foundation/database/database.ts';
import type { EmbeddedPostgres } from '../src/foundation/database/embedded-postgres.ts';
import { provisionDatabase } from '../src/foundation/database/embedded-postgres.ts';
import { watchStandby } from '../src/foundation/database/standby-reads.ts';
import { readEnvironment } from '../src/foundation/environment.ts';
import { createLogger } from '../src/foundation/logger.ts';
import { router } from '../src/router.ts';
import { assembleSystem, type System } from '../src/system.ts';
import {
  ask,
  leaveNothingRunningAtTheEnd,
  newFolder,
  startIn,
} from './embedded-postgres-support.ts';
import { freePort } from './server-process.ts';
import { contextOf, noon, SECRETS, signIn } from './support.ts';

const MARCH = { fromDate: '2026-03-01', toDate: '2026-03-31' };
/** In seconds. Half of what a connection is otherwise waited for. */
const SHORT = 5;
const logger = createLogger('silent');
const folders = { primary: newFolder(), standby: newFolder() };
let servers: { primary: EmbeddedPostgres; standby: EmbeddedPostgres };
let ownerUrl: string;
let system: System;
let api: RouterClient<typeof router>;
let companyId: string;

leaveNothingRunningAtTheEnd();

beforeAll(async () => {
  const port = await freePort();
  const made = await startIn(folders.primary, { port });
  ownerUrl = await provisionDatabase(made.url, `${folders.primary}.owner`);
  await (await connectDatabase(ownerUrl, logger)).close();
  await made.stop();
  // With the same owner, and the password that lies beside it.
  for (const part of ['', '.password']) {
    execFileSync('cp', ['-a', `${folders.primary}${part}`, `${folders.standby}${part}`]);
  }
  writeFileSync(join(folders.standby, 'standby.signal'), '');
  const primary = await startIn(folders.primary, { port });
  const { password } = new URL(primary.url);
  const primary_conninfo = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  const standby = await startIn(folders.standby, { settings: { primary_conninfo } });
  servers = { primary, standby };
  system = await openSystemOn(await openReading(standby.url));
  const salon = await scenario({ scopes: system.scopes, now: noon }).company('Lido', {
    name: 'Bê',
    email: 'be@lido.test',
  });
  companyId = salon.companyId;
  api = await signedIn(salon.ownerId);
}, 120_000);
afterAll(async () => {
  await system?.close();
  await Promise.all([servers?.primary.stop(), servers?.standby.stop()]);
});

async function signedIn(userId: string): Promise<RouterClient<typeof router>> {
  return createRouterClient(router, { context: contextOf(system, await signIn(system, userId)) });
}

function openReading(standbyUrl: string): Promise<Database> {
  const readUrl = new URL(ownerUrl);
  readUrl.port = new URL(standbyUrl).port;
  return connectDatabase(ownerUrl, logger, { readUrl: readUrl.href });
}

function openSystemOn(database: Database): Promise<System> {
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  return assembleSystem({ environment, logger, database, secrets: SECRETS, clock: () => noon });
}

/** Who is not read at the primary is read at the standby: there is nowhere else. */
async function isReadAtPrimary(work: () => Promise<unknown>): Promise<boolean> {
  const connect = vi.spyOn(system.database.requests, 'connect');
  await work();
  const isThere = connect.mock.calls.length > 0;
  connect.mockRestore();
  return isThere;
}

const report = () => api.insights.reports(MARCH);

async function untilReadAtStandby(): Promise<void> {
  const patience = { timeout: 15_000, interval: 200 };
  await expect.poll(() => isReadAtPrimary(report), patience).toBe(false);
}

test('what counts the past is read at the standby, and what is decided by is not', async () => {
  await untilReadAtStandby();
  expect(await isReadAtPrimary(() => api.scheduling.appointments.list({}))).toBe(true);
  expect(await isReadAtPrimary(() => api.insights.home())).toBe(true);
});

test('whoever just changed something reads at the primary, and finds it', async () => {
  await untilReadAtStandby();
  await ask(servers.standby.url, 'select pg_wal_replay_pause()');
  await api.clients.clients.create({ name: 'Maria', phone: '11987654321' });
  expect(await isReadAtPrimary(report)).toBe(true);
  expect((await report()).totalClients).toBe(1);
  await ask(servers.standby.url, 'select pg_wal_replay_resume()');
});

test('a standby that stays behind is not asked', async () => {
  await untilReadAtStandby();
  await ask(servers.standby.url, 'select pg_wal_replay_pause()');
  await api.clients.clients.create({ name: 'Joana', phone: '11987654322' });
  // Longer than a company counts as changed.
  await pause(5500);
  for (let time = 0; time < 3; time++) {
    expect(await isReadAtPrimary(report)).toBe(true);
    await pause(600);
  }
  await ask(servers.standby.url, 'select pg_wal_replay_resume()');
  await untilReadAtStandby();
});

test('whoever does not hear of changes reads at the primary', async () => {
  await untilReadAtStandby();
  const deaf = vi.spyOn(system.feed, 'isListening').mockReturnValue(false);
  expect(await isReadAtPrimary(report)).toBe(true);
  deaf.mockRestore();
  expect(await isReadAtPrimary(report)).toBe(false);
});

test('support reads at the primary, where it is known at once that it was sent away', async () => {
  const { person } = scenario({ scopes: system.scopes, now: noon });
  const support = await signedIn(await person({ name: 'Olga', email: 'olga@lido.test' }, 'admin'));
  const reason = 'A dona pediu ajuda com o relatório';
  await support.platform.support.enter({ companyId, reason });
  await untilReadAtStandby();
  expect(await isReadAtPrimary(() => support.insights.reports(MARCH))).toBe(true);
});

test('a database of somebody else is refused, also when it answers after the start', async () => {
  const folder = newFolder();
  const port = await freePort();
  const other = await startIn(folder, { port });
  const otherUrl = await provisionDatabase(other.url, `${folders.primary}.owner`);
  await (await openSystemOn(await connectDatabase(otherUrl, logger))).close();
  await expect(openReading(other.url)).rejects.toThrow(/leads to another database or login/);
  await writeFurtherThanPrimary(other.url);
  await other.stop();

  const database = await openReading(other.url);
  const back = await startIn(folder, { port });
  const { pool: primary, reads: standby } = database;
  if (!standby) throw new Error('Nothing is read elsewhere');
  const { isInStep } = watchStandby({ primary, standby }, system.feed);
  for (let time = 0; time < 5; time++) {
    expect(isInStep()).toBe(false);
    await pause(600);
  }
  await database.close();
  await back.stop();
}, 120_000);

/** By the log alone it would count as one that has everything. */
async function writeFurtherThanPrimary(url: string): Promise<void> {
  for (let segment = 0; segment < 4; segment++) {
    await ask(url, "select pg_logical_emit_message(false, 'further', 'on')");
    await ask(url, 'select pg_switch_wal()');
  }
}

test('a standby that is away is not waited for', async () => {
  await servers.standby.stop();
  expect(await secondsOf(report)).toBeLessThan(SHORT);
  expect((await report()).totalClients).toBe(2);

  // Nor one that takes calls and says nothing.
  const silent = createServer().listen(Number(new URL(servers.standby.url).port), '127.0.0.1');
  await once(silent, 'listening');
  const opening = openReading(servers.standby.url);
  expect(await secondsOf(() => opening)).toBeLessThan(SHORT);
  expect(await secondsOf(report)).toBeLessThan(SHORT);
  await (await opening).close();
  silent.close();
}, 120_000);

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
