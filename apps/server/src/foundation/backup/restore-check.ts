import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { z } from 'zod';
import { createConnection } from '../database/connection.ts';
import { databaseIn } from '../database/embedded-postgres.ts';
import { BackupError, NeverStillError } from './backup-error.ts';
import { FOLDERS } from './backup-folders.ts';
import { listBackups, readManifest, readWritten } from './backup-manifest.ts';
import type { BackupStore } from './backup-store.ts';
import type { LiveCluster } from './base-backup.ts';
import { waitForLog } from './log-archive.ts';
import { replay } from './restore.ts';
import { removeRestored, writeRestored } from './restored-folder.ts';

const STILL_WITHIN_MS = 5 * 60_000;
const LOOK_EVERY_MS = 50;

const checkSchema = z.object({
  checkedAt: z.iso.datetime(),
  backup: z.string(),
  tables: z.number(),
  rows: z.number(),
  /** Tables that are not as they were; empty: all of them are. */
  differing: z.array(z.string()),
  /** Why it did not come to its end, where it did not. */
  failure: z.string().nullable().default(null),
});

export type RestoreCheck = z.infer<typeof checkSchema>;

/** Count and sum of the rows of each table. */
type Sums = Map<string, { rows: number; sum: string }>;

/**
 * Restores the newest backup into a folder that is thrown away, brings it to one moment of the
 * living database and compares every table with what it held then.
 */
export async function checkRestore(live: LiveCluster, store: BackupStore): Promise<RestoreCheck> {
  const backup = (await listBackups(store)).at(-1);
  if (!backup) throw new BackupError(`There is no backup in ${store.place.address}.`);
  try {
    return await noteCheck(store, await tryRestore(live, store, backup.name));
  } catch (error) {
    if (error instanceof NeverStillError) throw error;
    // Where not even that can be written, the error itself says enough.
    await noteCheck(store, failed(backup.name, error)).catch(() => {});
    throw error;
  }
}

function failed(backup: string, error: unknown): RestoreCheck {
  const failure = error instanceof Error ? error.message : String(error);
  return { checkedAt: stampOf(), backup, tables: 0, rows: 0, differing: [], failure };
}

async function tryRestore(
  live: LiveCluster,
  store: BackupStore,
  backup: string,
): Promise<RestoreCheck> {
  const moment = await sumsOfAMoment(live, store);
  const folder = `${live.dataFolder}.trial-${randomBytes(4).toString('hex')}`;
  try {
    const manifest = await readManifest(store, backup);
    const restored = await writeRestored(store, manifest, folder);
    let found: Sums = new Map();
    await replay(restored, until(moment.position), async (client) => {
      if (!(await isThere(client))) return false;
      found = await sumsOf(client);
      return true;
    });
    return {
      checkedAt: stampOf(),
      backup,
      tables: found.size,
      rows: [...found.values()].reduce((all, { rows }) => all + rows, 0),
      differing: differing(moment.sums, found),
      failure: null,
    };
  } finally {
    await removeRestored(folder);
  }
}

function stampOf(): string {
  return Temporal.Now.instant().toString();
}

function until(position: string): Record<string, string> {
  return {
    recovery_target_lsn: position,
    recovery_target_inclusive: 'off',
    recovery_target_action: 'pause',
  };
}

async function isThere(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>(
    'select pg_get_wal_replay_pause_state() as state',
  );
  return rows[0]?.state === 'paused';
}

/** The last one, as the operator is told. */
export async function lastCheck(store: BackupStore): Promise<RestoreCheck | null> {
  const name = (await store.place.list(FOLDERS.checks)).at(-1);
  if (!name) return null;
  const { success, data } = checkSchema.safeParse(await readWritten(store, name));
  if (success) return data;
  throw new BackupError(
    `The note ${name} of a restore on trial is not one that Hora Marcada wrote. Take it away and run backup:verify.`,
  );
}

async function noteCheck(store: BackupStore, check: RestoreCheck): Promise<RestoreCheck> {
  const stamp = check.checkedAt.replaceAll(':', '-');
  await store.put(
    `${FOLDERS.checks}/${stamp}.`,
    Readable.from([Buffer.from(JSON.stringify(check))]),
  );
  return check;
}

/** The names of tables that are missing on one side or hold something else. */
export function differing(expected: Sums, found: Sums): string[] {
  const names = new Set([...expected.keys(), ...found.keys()]);
  return [...names].sort().filter((name) => {
    const [before, after] = [expected.get(name), found.get(name)];
    return before?.rows !== after?.rows || before?.sum !== after?.sum;
  });
}

async function sumsOfAMoment(
  live: LiveCluster,
  store: BackupStore,
): Promise<{ position: string; sums: Sums }> {
  const client = createConnection({ connectionString: databaseIn(live.url) });
  await client.connect();
  try {
    const position = await waitForStillness(client);
    const sums = await sumsOf(client);
    await client.query('commit');
    // Something has to follow it, so that a restore knows where it is to end.
    await client.query("select pg_create_restore_point('checked')");
    const { rows } = await client.query<{ log: string }>(
      'select pg_walfile_name(pg_switch_wal()) as log',
    );
    if (rows[0]) await waitForLog(store, rows[0].log);
    return { position, sums };
  } finally {
    await client.end();
  }
}

type Glance = { snapshot: string; position: string };

/**
 * Waits until nobody is writing, and looks from that moment on at what was there then. The place in
 * the log belongs to the same moment when it was the same before, and nothing had begun.
 */
async function waitForStillness(client: pg.Client): Promise<string> {
  const deadline = performance.now() + STILL_WITHIN_MS;
  while (performance.now() < deadline) {
    const { rows: earlier } = await client.query<Pick<Glance, 'position'>>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<Glance>(
      'select pg_current_snapshot()::text as snapshot, pg_current_wal_insert_lsn()::text as position',
    );
    const glance = rows[0];
    if (glance && glance.position === earlier[0]?.position && isStill(glance)) {
      return glance.position;
    }
    await client.query('rollback');
    await pause(LOOK_EVERY_MS);
  }
  throw new NeverStillError('The database was never still enough to compare a backup with it.');
}

/** `120:120:`: nobody between the oldest and the next one. */
function isStill({ snapshot }: Glance): boolean {
  const [oldest, next] = snapshot.split(':');
  return oldest === next;
}

/** Every table that is restored, whoever's it is. */
const TABLES = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and relpersistence = 'p'
    and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  order by 1`;

async function sumsOf(client: pg.Client): Promise<Sums> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const sums: Sums = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(one::text, 0)), 0)::text as sum from ${name} as one`,
    );
    if (rows[0]) sums.set(name, rows[0]);
  }
  return sums;
}
