import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminTold } from '../../../tests/admin-support.ts';
import { ask, leaveNothingRunningAtTheEnd } from '../../../tests/embedded-postgres-support.ts';
import { startS3Simulator } from '../../../tests/simulators/s3.simulator.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { databaseIn, logSpoolOf, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { createLogger } from '../logger.ts';
import { openBackupBucket } from './backup-bucket.ts';
import { backupKeyOf } from './backup-key.ts';
import { listBackups, readManifest, writeManifest } from './backup-manifest.ts';
import { openBackupFolder } from './backup-place.ts';
import { refuseWithoutRoom } from './backup-room.ts';
import { createBackupStore } from './backup-store.ts';
import { backUp, type LiveCluster } from './base-backup.ts';
import { keepArchiving, type LogArchive, listLogs } from './log-archive.ts';
import { restoreBackup } from './restore.ts';
import { checkRestore, differing, lastCheck } from './restore-check.ts';

const home = mkdtempSync(join(tmpdir(), 'backups-'));
const dataFolder = join(home, 'data');
const place = join(home, 'backups');
const store = createBackupStore(openBackupFolder(place), backupKeyOf('k'.repeat(32)));
const logger = createLogger('silent');
const KEPT = { days: 7, weeks: 4 };
const NOW = { retention: KEPT, haste: 'hurried' } as const;
const report = () => {};

let database: Database;
let live: LiveCluster;
let archive: LogArchive;

leaveNothingRunningAtTheEnd();

beforeAll(async () => {
  database = await openDatabase({ dataFolder, spoolsLogs: true, logger });
  if (!database.cluster) throw new Error('No embedded PostgreSQL');
  live = { ...database.cluster, dataFolder };
  archive = keepArchiving({
    spool: logSpoolOf(live.clusterFolder),
    store,
    alarm: (error) => {
      throw error;
    },
  });
  writeFileSync(join(dataFolder, 'app.secret'), 'the secret');
  await say('create table notes (text text)');
}, 60_000);

afterAll(async () => {
  await database.close();
  await archive.stop();
  rmSync(home, { recursive: true, force: true });
});

function say(statement: string) {
  return ask(databaseIn(live.url), statement);
}

async function restored(
  name: string,
  at?: Temporal.Instant,
  from = store,
): Promise<Record<string, unknown>> {
  const folder = join(home, name);
  await restoreBackup(from, { dataFolder: folder, at, report });
  expect(readFileSync(join(folder, 'app.secret'), 'utf8')).toBe('the secret');
  const running = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
  try {
    return await ask(
      databaseIn(running.url),
      "select string_agg(text, ',' order by text) as notes from notes",
    );
  } finally {
    await running.stop();
  }
}

test('restores as late as the logs reach, or any moment after a backup', async () => {
  await say("insert into notes values ('before')");
  await backUp(live, store, NOW);
  await say("insert into notes values ('after')");
  const { now } = await say('select clock_timestamp()::text as now');
  const moment = Temporal.Instant.from(String(now).replace(' ', 'T'));
  await say('delete from notes');
  await say("insert into notes values ('too late')");

  // Restored on trial first: it closes the log that has all this in it.
  const check = await checkRestore(live, store);
  expect(check).toMatchObject({ differing: [] });
  expect(check.tables).toBeGreaterThan(50);
  expect(await lastCheck(store)).toEqual(check);

  expect(await restored('newest')).toEqual({ notes: 'too late' });
  expect(await restored('earlier', moment)).toEqual({ notes: 'after,before' });
  expect(readdirSync(home).sort()).toEqual(['backups', 'data', 'earlier', 'newest']);
}, 120_000);

test('one in a bucket stands alone and is restored like any other', async () => {
  const key = { bucket: 'copias', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' };
  const bucket = await startS3Simulator(key);
  try {
    const place = openBackupBucket({ ...key, endpoint: bucket.endpoint });
    const elsewhere = createBackupStore(place, backupKeyOf(undefined));
    await backUp(live, elsewhere, NOW);
    expect(await restored('from-bucket', undefined, elsewhere)).toEqual({ notes: 'too late' });
  } finally {
    await bucket.close();
    rmSync(join(home, 'from-bucket'), { recursive: true, force: true });
  }
}, 120_000);

test('refuses what cannot be restored, and leaves nothing behind', async () => {
  const before = readdirSync(home).sort();
  const into = (name: string, at?: string) =>
    restoreBackup(store, {
      dataFolder: join(home, name),
      at: at === undefined ? undefined : Temporal.Instant.from(at),
      report,
    });
  await expect(into('data')).rejects.toThrow(/is not empty, and a restore replaces nothing/);
  await expect(into('past', '2020-01-01T00:00:00Z')).rejects.toThrow(
    /No backup reaches back to 2020-01-01T00:00:00Z: the oldest one is of 20/,
  );
  await expect(into('future', '2199-01-01T00:00:00Z')).rejects.toThrow(
    /The logs do not reach 2199-01-01T00:00:00Z/,
  );
  const nothing = createBackupStore(openBackupFolder(join(home, 'none')), backupKeyOf(undefined));
  await expect(restoreBackup(nothing, { dataFolder: join(home, 'empty'), report })).rejects.toThrow(
    /There is no backup in/,
  );
  expect(readdirSync(home).sort()).toEqual(before);
}, 60_000);

test('refuses a damaged file, a missing log and a newer version', async () => {
  const name = (await listBackups(store)).at(-1)?.name ?? '';
  const manifest = await readManifest(store, name);
  const target = { dataFolder: join(home, 'refused'), report };
  const untouched = readdirSync(home).sort();

  const blob = join(place, manifest.files.at(-1)?.stored ?? '');
  const bytes = readFileSync(blob);
  writeFileSync(blob, bytes.subarray(0, -1));
  await expect(restoreBackup(store, target)).rejects.toThrow(/is damaged/);
  writeFileSync(blob, bytes);

  const log = (await listLogs(store)).find((one) => one.log === manifest.lastLog);
  const path = join(place, log?.name ?? '');
  const kept = readFileSync(path);
  rmSync(path);
  await expect(restoreBackup(store, target)).rejects.toThrow(/is missing in .* earlier backup/);
  writeFileSync(path, kept);

  const startedAt = '2100-01-01T00:00:00Z';
  const newer = await writeManifest(store, { ...manifest, startedAt, migration: 9e15 });
  await expect(restoreBackup(store, target)).rejects.toThrow(/written by a newer version/);
  await store.place.remove(newer);
  const other = await writeManifest(store, { ...manifest, startedAt, postgres: 99 });
  await expect(restoreBackup(store, target)).rejects.toThrow(/is of PostgreSQL 99/);
  await store.place.remove(other);
  for (const elsewhere of ['../stolen.txt', '/etc/stolen.txt', 'postgres/../../stolen.txt']) {
    const files = [...manifest.files, { ...manifest.files[0], path: elsewhere } as never];
    const leading = await writeManifest(store, { ...manifest, startedAt, files });
    await expect(restoreBackup(store, target)).rejects.toThrow(
      /is not one that Hora Marcada wrote/,
    );
    await store.place.remove(leading);
  }
  const format = { ...manifest, format: 99 };
  const text = Readable.from([Buffer.from(JSON.stringify(format))]);
  const strange = await store.put('backups/2100-01-01T00-00-00Z.', text);
  await expect(restoreBackup(store, target)).rejects.toThrow(/written by a newer version/);
  await store.place.remove(strange);
  expect(readdirSync(home).sort()).toEqual(untouched);
}, 60_000);

test('notes a restore on trial that failed, and why', async () => {
  const name = (await listBackups(store)).at(-1)?.name ?? '';
  const blob = join(place, (await readManifest(store, name)).files.at(-1)?.stored ?? '');
  const bytes = readFileSync(blob);
  const notes = await store.place.list('checks');
  writeFileSync(blob, bytes.subarray(0, -1));
  await expect(checkRestore(live, store)).rejects.toThrow(/is damaged/);
  writeFileSync(blob, bytes);

  const failure = expect.stringMatching(/is damaged/);
  expect(await lastCheck(store)).toMatchObject({ backup: name, differing: [], failure });
  const variables = { DATA_DIR: dataFolder, BACKUP_DIR: place, BACKUP_KEY: 'k'.repeat(32) };
  const [, said] = await adminTold(['backup:list'], variables);
  expect(said).toMatch(/last restore on trial failed: .*is damaged/);
  for (const note of await store.place.list('checks'))
    if (!notes.includes(note)) await store.place.remove(note);
}, 60_000);

test('a database that never rests is no fault of the backup: that is not noted', async () => {
  const last = await lastCheck(store);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10 * 60_000));
  try {
    await expect(checkRestore(live, store)).rejects.toThrow(/was never still enough/);
  } finally {
    clock.mockRestore();
  }
  expect(await lastCheck(store)).toEqual(last);
}, 60_000);

test('finds out which tables are not as they were', () => {
  const sums = (entries: Record<string, [number, string]>) =>
    new Map(Object.entries(entries).map(([name, [rows, sum]]) => [name, { rows, sum }]));
  const before = sums({ same: [2, '7'], fewer: [2, '7'], other: [2, '7'], gone: [0, '0'] });
  const after = sums({ same: [2, '7'], fewer: [1, '7'], other: [2, '8'], new: [0, '0'] });
  expect(differing(before, after)).toEqual(['fewer', 'gone', 'new', 'other']);
  expect(differing(before, before)).toEqual([]);
});

test('is told to by whoever runs the system', async () => {
  // A calm one waits for PostgreSQL to write down what is in memory, as slowly as this says.
  await say('alter system set checkpoint_completion_target = 0');
  await say('select pg_reload_conf()');
  const variables = { DATA_DIR: dataFolder, BACKUP_DIR: place, BACKUP_KEY: 'k'.repeat(32) };
  const told = (...args: string[]) => adminTold(args, variables);
  expect(await told('backup', '--calmly')).toEqual([
    0,
    expect.stringMatching(/^Backup of .* files, .* MB\.$/),
  ]);
  expect(await told('backup:list')).toEqual([
    0,
    expect.stringMatching(/complete .*\nlast restored on trial: .*, 0 tables differing$/s),
  ]);
  expect(await told('restore')).toEqual([1, expect.stringMatching(/is not empty/)]);
  expect(await told('restore', '--at', 'ontem')).toEqual([
    1,
    "--at is not a moment such as '2026-11-15 14:05'.",
  ]);
  expect(await told('backup:list', '--from', join(home, 'none'))).toEqual([
    0,
    expect.stringMatching(/^There is no backup in .*none\.$/),
  ]);
}, 60_000);

test.each(['backup', 'backup:verify'])(
  '%s refuses a folder without a database, and makes none there',
  async (command) => {
    const wrong = join(home, 'wrong', 'data');
    expect(await adminTold([command], { DATA_DIR: wrong })).toEqual([
      1,
      expect.stringMatching(/^There is no database in .*wrong.data.postgres\. Give this command/),
    ]);
    expect(existsSync(join(home, 'wrong'))).toBe(false);
  },
);

test('makes one backup at a time and writes no file twice', async () => {
  const drafts = join(place, 'drafts');
  const [ofNow, leftOver] = [`${Date.now()}-a`, '1700000000000-b'];
  for (const draft of [ofNow, leftOver]) writeFileSync(join(drafts, draft), 'half');
  const outcomes = await Promise.allSettled([backUp(live, store, NOW), backUp(live, store, NOW)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refusal = outcomes.find((one) => one.status === 'rejected');
  expect(String(refusal?.reason)).toMatch(/Another backup is being made/);

  const backups = await listBackups(store);
  const lists = await Promise.all(backups.map(({ name }) => readManifest(store, name)));
  const used = new Set(lists.flatMap(({ files }) => files.map(({ stored }) => stored)));
  expect((await store.place.list('blobs')).length).toBe(used.size);
  // What is being written is left alone, what somebody left is swept.
  expect(readdirSync(drafts)).toContain(ofNow);
  expect(readdirSync(drafts)).not.toContain(leftOver);
  const [first, last] = [lists[0], lists.at(-1)];
  const shared = last?.files.filter(({ stored }) => first?.files.some((f) => f.stored === stored));
  expect(shared?.length).toBeGreaterThan((last?.files.length ?? 0) * 0.8);
}, 60_000);

/** A disk of its own that is soon full; null where nobody may make one. */
function smallDisk(): { folder: string; remove: () => void } | null {
  const folder = join(home, 'small-disk');
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  return { folder, remove: () => void execFileSync('umount', [folder]) };
}

test('a full disk refuses a backup and leaves the earlier ones whole', async (context) => {
  const disk = smallDisk();
  if (!disk) return context.skip('only root makes a small disk');
  try {
    const small = createBackupStore(openBackupFolder(disk.folder), backupKeyOf(undefined));
    await backUp(live, small, NOW);
    const [before] = await listBackups(small);
    const filler = join(disk.folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(70_000_000))).toThrow(/ENOSPC/);

    // Room for some files of the next one, and not for all of them.
    truncateSync(filler, statSync(filler).size - 1_000_000);
    await say('insert into notes select md5(n::text) from generate_series(1, 100000) n');
    await expect(backUp(live, small, NOW)).rejects.toThrow(
      /There is no room for a backup in .*small-disk: that disk is full/,
    );
    expect(await listBackups(small)).toEqual([before]);
    expect(await small.place.list('drafts')).toEqual([]);
    const { files } = await readManifest(small, before?.name ?? '');
    const stored = [...new Set(files.map((file) => file.stored))].sort();
    expect(await small.place.list('blobs')).toEqual(stored);
    for (const name of stored) await small.getText(name);

    rmSync(filler);
    await say('delete from notes where length(text) = 32');
    await backUp(live, small, NOW);
    expect(await listBackups(small)).toHaveLength(2);
  } finally {
    disk.remove();
  }
}, 60_000);

test('a backup leaves room for the database on a disk that both share', async () => {
  const spared = { of: dataFolder, leave: Number.MAX_SAFE_INTEGER };
  const folder = join(home, 'shared');
  mkdirSync(folder);
  const shared = createBackupStore(openBackupFolder(folder, spared), backupKeyOf(undefined));
  await expect(backUp(live, shared, NOW)).rejects.toThrow(
    /the database lies on the same disk and needs \d+ MB of it/,
  );
  expect(await listBackups(shared)).toEqual([]);
  await expect(refuseWithoutRoom(dataFolder, Number.MAX_SAFE_INTEGER)).rejects.toThrow(
    /Restoring this backup needs \d+ MB in .*, and \d+ MB are free/,
  );
});
