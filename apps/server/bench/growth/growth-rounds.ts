import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { enough } from '../scale.ts';
import type { worksOn } from './growth-works.ts';

export type Side = {
  pool: pg.Pool;
  adminUrl: string;
  works: ReturnType<typeof worksOn>;
  companies: number;
  /** How many have come so far. */
  place: number;
};
type Name = keyof Side['works'];
type Sides = { small: Side; large: Side };

const ROUNDS = enough(9);
const SECONDS = enough(2, 0.1);
const WARM_UP_SECONDS = enough(6, 0.1);
/** The database counts pages a moment after they were read. */
const COUNTING_MILLISECONDS = enough(1_500, 10);

type Round = { microseconds: number; databaseMicroseconds: number };

/** The sides take turns, and neighbours are compared: a busy machine slows both. */
export async function measureBoth(sides: Sides, name: Name) {
  await warmUp(sides.small, name);
  await warmUp(sides.large, name);
  const before = { small: await countersOf(sides.small), large: await countersOf(sides.large) };
  const rounds: { small: Round[]; large: Round[] } = { small: [], large: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds.small.push(await run(sides.small, name, SECONDS));
    rounds.large.push(await run(sides.large, name, SECONDS));
  }
  const pages = {
    small: await pagesSince(before.small, sides.small),
    large: await pagesSince(before.large, sides.large),
  };
  const ratiosOf = (key: keyof Round) =>
    rounds.large.map((one, at) => one[key] / (rounds.small[at]?.[key] ?? Number.NaN));
  const mediansOf = (all: Round[]) => ({
    microseconds: Math.round(median(all.map(({ microseconds }) => microseconds))),
    databaseMicroseconds: Math.round(median(all.map((one) => one.databaseMicroseconds))),
  });
  return {
    growth: rounded(median(ratiosOf('microseconds'))),
    growthOfDatabaseTime: rounded(median(ratiosOf('databaseMicroseconds'))),
    small: { ...mediansOf(rounds.small), pages: pages.small },
    large: { ...mediansOf(rounds.large), pages: pages.large },
  };
}

/** Until every company was there once: what counts is how it runs all day. */
async function warmUp(side: Side, name: Name): Promise<void> {
  const first = side.place;
  do await run(side, name, WARM_UP_SECONDS);
  while (side.place - first < side.companies);
}

/** Of one piece of work: how long, and how long the database itself was at it. */
async function run(side: Side, name: Name, seconds: number): Promise<Round> {
  const lanes = side.pool.options.max ?? 1;
  const processes = await processesOf(side.pool, lanes);
  const work = side.works[name];
  const [first, cpu, began] = [side.place, cpuOf(processes), performance.now()];
  const lane = async () => {
    while (performance.now() - began < seconds * 1000) {
      const place = side.place++;
      if (!(await work(place))) throw new Error(`${name} went wrong at ${place}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const done = side.place - first;
  return {
    microseconds: ((performance.now() - began) * 1000) / done,
    databaseMicroseconds: (cpuOf(processes) - cpu) / done,
  };
}

/** All connections are taken at once, so that each is asked. */
async function processesOf(pool: pg.Pool, count: number): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  const answers = await Promise.all(
    clients.map((client) => client.query('select pg_backend_pid() as pid')),
  );
  for (const client of clients) client.release();
  return answers.map(({ rows }) => rows[0].pid);
}

/** Microseconds on a processor: foreign load moves them far less than the time that passes. */
function cpuOf(processes: readonly number[]): number {
  const nanoseconds = processes.map((pid) =>
    Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

type Counters = { pages: number; place: number };

async function countersOf({ adminUrl, place }: Side): Promise<Counters> {
  await sleep(COUNTING_MILLISECONDS);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ pages: number }>(
    `select (blks_hit + blks_read)::float8 as pages from pg_stat_database
     where datname = current_database()`,
  );
  await client.end();
  return { pages: rows[0]?.pages ?? Number.NaN, place };
}

/** Touched by one piece of work, wherever they were found. */
async function pagesSince(before: Counters, side: Side): Promise<number> {
  const after = await countersOf(side);
  return rounded((after.pages - before.pages) / (after.place - before.place));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
