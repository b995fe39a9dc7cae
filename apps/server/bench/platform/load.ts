import pg from 'pg';
import { report } from '../report.ts';
import { TABLE_SETS, type TableSet } from './set.ts';

type Loading = { adminUrl: string; companies: number };

/**
 * Fills in what is missing. A set and the note that it is there come in one transaction, and indexes
 * that an interrupted run left asleep are woken by the next one.
 */
export async function loadPlatform({ adminUrl, companies }: Loading): Promise<void> {
  const client = await openLoader(adminUrl);
  try {
    const known = await versionsOf(client);
    const missing = TABLE_SETS.filter(({ name }) => !known.has(name));
    await wakeIndexes(adminUrl);
    for (const set of missing) {
      await fill(client, set, companies);
      await wakeIndexes(adminUrl);
    }
    if (missing.length > 0) await tidy(client);
  } finally {
    await client.end();
  }
}

/** A superuser whose rows are right: no trail is written and no reference checked. */
async function openLoader(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `set session_replication_role = replica; set maintenance_work_mem = '1GB';
     set work_mem = '256MB'`,
  );
  return client;
}

/** Which sets are there, each with its version. */
export async function versionsOf(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  await client.query(NOTES);
  const { rows } = await client.query<{ name: string; version: number }>(
    'select name, version from bench.sets',
  );
  return new Map(rows.map(({ name, version }) => [name, version]));
}

/** `last_id` is younger than every row of the set and older than what is written later. */
const NOTES = `
  create schema if not exists bench;
  create table if not exists bench.sets (name text primary key, version int, last_id uuid)`;

async function fill(client: pg.Client, set: TableSet, companies: number): Promise<void> {
  const { name, version, tables } = set;
  const began = performance.now();
  await client.query('begin');
  await set.prepare?.(client);
  // What is asleep is neither written nor read, and stays as the migrations made it.
  await client.query(
    `update pg_index set indisready = false, indisvalid = false
     where indrelid = any ($1::text[]::regclass[])`,
    [tables],
  );
  await set.fill(client, companies);
  await client.query('insert into bench.sets select $1, $2, uuidv7()', [name, version]);
  await client.query('commit');
  report(`${companies} companies: ${name} filled`, { seconds: secondsSince(began) });
}

const LANES = 2;

/** Building an index anew checks what it promises, as adding its constraint would. */
async function wakeIndexes(adminUrl: string): Promise<void> {
  const lanes = Array.from({ length: LANES }, () => openLoader(adminUrl));
  const clients = await Promise.all(lanes);
  const names = await sleepingIndexes(clients[0]);
  const wakeNext = async (client: pg.Client) => {
    for (let name = names.shift(); name; name = names.shift()) {
      const began = performance.now();
      await client.query(`reindex index ${name}`);
      const seconds = secondsSince(began);
      if (seconds >= 1) report(`${name} built`, { seconds });
    }
  };
  await Promise.all(clients.map(wakeNext));
  await Promise.all(clients.map((client) => client.end()));
}

/** The slowest first, so that the others are built beside it. */
async function sleepingIndexes(client: pg.Client | undefined): Promise<string[]> {
  const found = await client?.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index
     where not indisvalid order by indisexclusion desc, indexrelid`,
  );
  return found?.rows.map(({ name }) => name) ?? [];
}

async function tidy(client: pg.Client): Promise<void> {
  const began = performance.now();
  await client.query('vacuum (freeze, analyze)');
  await client.query('checkpoint');
  const { rows } = await client.query(
    'select round(pg_database_size(current_database()) / 1e6)::int as megabytes',
  );
  report('platform tidied', { seconds: secondsSince(began), ...rows[0] });
}

function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 100) / 10;
}
