import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from './child-programs.ts';
import type { Place } from './database.ts';
import { bookerOf } from './lists/operator-companies.ts';
import { report } from './report.ts';
import { openSalonServer, type SalonServer } from './salon-server.ts';
import { enough, isFull, isSmoke } from './scale.ts';
import { ratioOf, spreadOf } from './spread.ts';

const CLIENTS = enough(20, 2);
/** In the order of a night, which waits for minutes before it copies, and of a hurry. */
const WAYS = [
  { name: 'of a night', args: ['--calmly'], rounds: 1 },
  { name: 'by hand', args: [], rounds: enough(3) },
] as const;
/** Of each round before its backup. */
const ALONE_MS = enough(10_000, 100);
/** About the demonstration; with `--full` a gigabyte. */
const ROWS = isFull ? 5_000_000 : enough(500_000, 100);
const LONGEST_RESTORE_SECONDS = 120;

type Book = () => Promise<number>;

/** What clients who book notice of a backup, and how long everything takes to come back from it. */
export async function measureBackup(place: Place): Promise<void> {
  const server = await openSalonServer(place, { RATE_LIMITS: 'off', WORKER: 'off' });
  try {
    await fill(server);
    if (isSmoke) await hurry(server);
    const salons = await server.openSalons(CLIENTS);
    const bookers = salons.map((salon) => bookerOf(server, salon));
    await bookDuring(bookers, pauseOf(ALONE_MS));
    for (const way of WAYS) await measureBeside(place, bookers, way);
    await measureRestore(place, server);
  } finally {
    await server.close();
  }
}

async function measureBeside(
  place: Place,
  bookers: readonly Book[],
  { name, args, rounds }: (typeof WAYS)[number],
): Promise<void> {
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(...(await bookDuring(bookers, pauseOf(ALONE_MS))));
    rmSync(backupsOf(place), { recursive: true, force: true });
    beside.push(...(await bookDuring(bookers, runAdmin(place, ['backup', ...args]))));
  }
  const [control, subject] = [spreadOf(alone), spreadOf(beside)];
  report(`backup ${name}: bookings of ${CLIENTS} clients beside it, in ms`, {
    ratio: ratioOf(subject.p50, control.p50),
    ratioOfP99: ratioOf(subject.p99, control.p99),
    goal: 1.5,
    alone: control,
    beside: subject,
    bookings: beside.length,
  });
}

async function measureRestore(place: Place, { ask }: SalonServer): Promise<void> {
  const [size] = await ask<{ bytes: string }>(
    'select sum(pg_database_size(oid)) as bytes from pg_database',
  );
  const began = performance.now();
  await runAdmin(place, ['restore'], join(place.folder, 'restored'));
  report('backup: restored into an empty folder, in seconds', {
    seconds: Math.round((performance.now() - began) / 100) / 10,
    goal: LONGEST_RESTORE_SECONDS,
    gigabytes: Math.round(Number(size?.bytes) / 1e7) / 100,
  });
}

/** Rows that pack about as well as those of salons. */
async function fill({ ask }: SalonServer): Promise<void> {
  await ask(
    `create table bench_rows as
     select gen_random_uuid() as id, n, repeat(md5(n::text), 4) as text from generate_series(1, $1::int) n`,
    [ROWS],
  );
}

/** A calm backup waits for what is in memory to be written down: not where nothing is measured. */
async function hurry({ ask }: SalonServer): Promise<void> {
  await ask('alter system set checkpoint_completion_target = 0');
  await ask('select pg_reload_conf()');
}

/** Everybody books as fast as answers come, until that is over. */
async function bookDuring(bookers: readonly Book[], work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const lanes = bookers.map(async (book) => {
    do times.push(await book());
    while (!isOver);
  });
  await Promise.all([over, ...lanes]);
  return times;
}

function pauseOf(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function backupsOf({ folder }: Place): string {
  return join(folder, 'bench-backups');
}

/** As the server runs it each night: in a process of its own. */
async function runAdmin(
  place: Place,
  command: readonly string[],
  dataFolder = place.folder,
): Promise<void> {
  const child = runProgram(['apps/server/dist/admin.js', ...command], {
    DATA_DIR: dataFolder,
    BACKUP_DIR: backupsOf(place),
  });
  child.stdout?.resume();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
}
