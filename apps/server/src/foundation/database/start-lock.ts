import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.ts';
import { connectForStart } from './connection.ts';
import { DatabaseSetupError } from './database-setup-error.ts';
import { findLockHolder } from './lock-holder.ts';
import { isLockRefused } from './sql-state.ts';

/**
 * In milliseconds. Whoever waits for a lock on a table makes everybody wait who comes after, so no
 * try waits long, and others get a pause between two.
 */
const TIMEOUTS = { perTry: 3_000, inAll: 120_000 };
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2_000;

export type LockTimeouts = typeof TIMEOUTS;

export type StartLock = {
  /** Past a pooler. */
  directUrl: string;
  /** Any number will do, as long as every process of ours takes the same one. */
  key: number;
  /** In the words of the log: `the migration lock`. */
  name: string;
  logger: Logger;
  timeouts?: LockTimeouts;
};

/**
 * Does what only one process may do at a time, in one transaction, which gives the lock back however
 * it ends. Work that finds a table in use is undone and tried again as a whole.
 */
export async function underStartLock<Answer>(
  lock: StartLock,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const { inAll } = lock.timeouts ?? TIMEOUTS;
  const client = await connectForStart(lock.directUrl);
  const began = performance.now();
  try {
    for (let failures = 0; ; failures++) {
      const watch = watchWaiting(lock, await pidOf(client));
      try {
        return await attempt(client, lock, work);
      } catch (error) {
        if (!isLockRefused(error)) throw error;
        if (performance.now() - began > inAll) throw tooLong(lock, await watch.holder());
      } finally {
        watch.end();
      }
      await pause(Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE));
    }
  } finally {
    await client.end();
  }
}

async function pidOf(client: pg.Client): Promise<number> {
  // The number that the connection itself was told may be one of a pooler.
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
}

async function attempt<Answer>(
  client: pg.Client,
  { key, timeouts = TIMEOUTS }: StartLock,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  try {
    await client.query(
      `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
       set local lock_timeout = ${timeouts.perTry}`,
    );
    await client.query('select pg_advisory_xact_lock($1)', [key]);
    const answer = await work(client);
    await client.query('commit');
    return answer;
  } catch (error) {
    // A connection that broke has undone everything by itself.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

type Watch = { holder(): Promise<string | null>; end(): void };

/** Looks from beside who is in the way of a try that takes long, and says so in the log. */
function watchWaiting(
  { directUrl, name, logger, timeouts = TIMEOUTS }: StartLock,
  pid: number,
): Watch {
  let found: Promise<string | null> = Promise.resolve(null);
  const timer = setTimeout(() => {
    found = findLockHolder(directUrl, pid).catch((error: unknown) => {
      logger.warn({ err: error }, 'start: could not ask who holds the lock');
      return null;
    });
    found.then((holder) => holder && logger.info({ heldBy: holder }, `waiting for ${name}`));
  }, timeouts.perTry / 2);
  return { holder: () => found, end: () => clearTimeout(timer) };
}

function tooLong(
  { name, timeouts = TIMEOUTS }: StartLock,
  holder: string | null,
): DatabaseSetupError {
  const seconds = Math.round(timeouts.inAll / 1000);
  return new DatabaseSetupError(
    `Waited ${seconds} seconds for ${name}, held by ${holder ?? 'a process that could not be named'}. ` +
      'Let it finish or end it, and start again. Nothing was changed.',
  );
}
