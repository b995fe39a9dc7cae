import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DatabaseUnavailableError, type Stage } from './database-trouble.ts';
import { isDeadlock, isReadOnlyServer } from './sql-state.ts';

/**
 * A read may not write, and nobody waits for its end; a write is done when it is stored. A snapshot
 * is a long read that sees one moment, whatever others store meanwhile.
 */
export type Purpose = 'read' | 'write' | 'snapshot';

export type Opening = {
  purpose: Purpose;
  /** The statement that enters the transaction: who acts, and for which company. */
  entrance: string;
};

type Work<Row, Answer> = (client: PoolClient, entered: Row | null) => Promise<Answer>;

/**
 * Runs work in a transaction of its own. Opening and entering travel in one message, and the end of
 * a read travels with the next opening on the same connection: every message less is work less for
 * both sides. So this pool must be used through this function alone.
 *
 * When the database is lost before the commit was sent, or ends the work because another waited
 * for it in turn, it is done once more from its beginning: nothing of it was stored, and it may
 * touch nothing but its transaction.
 */
export async function inTransaction<Row extends object, Answer>(
  pool: Pool,
  opening: Opening,
  work: Work<Row, Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  try {
    return await tryOnce(pool, opening, work);
  } catch (error) {
    if (!mayTryAgain(error, opening, startedAt)) throw error;
    await pause(BEFORE_TRYING_AGAIN);
    return tryOnce(pool, opening, work);
  }
}

const BEFORE_TRYING_AGAIN = 100;
const LONG_ENOUGH = 8000;

function mayTryAgain(error: unknown, { purpose }: Opening, startedAt: number): boolean {
  // No retry after a first try that hung: whoever asks has waited long enough.
  if (performance.now() - startedAt > LONG_ENOUGH) return false;
  if (isDeadlock(error)) return purpose === 'write';
  if (!(error instanceof DatabaseUnavailableError)) return false;
  if (error.stage === 'opening') return true;
  // A snapshot is not retried: its rows were handed on already, a piece at a time.
  return error.stage === 'working' && purpose !== 'snapshot';
}

async function tryOnce<Row extends object, Answer>(
  pool: Pool,
  opening: Opening,
  work: Work<Row, Answer>,
): Promise<Answer> {
  const { client, entered } = await enter<Row>(pool, opening);
  let stage: Stage = 'working';
  let broken: Error | undefined;
  try {
    const answer = await work(client, entered);
    if (opening.purpose === 'read') {
      endLater(client);
    } else {
      // A connection that is known to be lost sends no commit, so nothing can have been stored.
      if (opening.purpose === 'write' && !lost.has(client)) stage = 'committing';
      await commit(client);
    }
    return answer;
  } catch (error) {
    broken = (await rollBack(client)) ?? demoted(error, opening);
    throw broken ? new DatabaseUnavailableError(stage, error) : error;
  } finally {
    client.release(broken);
  }
}

const usedBefore = new WeakSet<PoolClient>();
const lost = new WeakSet<PoolClient>();

/** A connection may have died in the pool: it is thrown away, and that counts as no try. */
async function enter<Row extends object>(
  pool: Pool,
  opening: Opening,
): Promise<{ client: PoolClient; entered: Row | null }> {
  for (;;) {
    const client = await connect(pool);
    const isNew = !usedBefore.has(client);
    if (isNew) client.once('error', () => lost.add(client));
    usedBefore.add(client);
    try {
      return { client, entered: await open<Row>(client, opening) };
    } catch (error) {
      const broken = await rollBack(client);
      client.release(broken);
      if (!broken) throw error;
      if (isNew) throw new DatabaseUnavailableError('opening', error);
    }
  }
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailableError('opening', error);
  }
}

const BEGIN: Record<Purpose, string> = {
  read: 'begin read only',
  write: 'begin',
  snapshot: 'begin isolation level repeatable read read only',
};

async function open<Row extends object>(
  client: PoolClient,
  { purpose, entrance }: Opening,
): Promise<Row | null> {
  const statements = [...(isStillOpen(client) ? ['commit'] : []), BEGIN[purpose], entrance];
  // Several statements in one text are answered by one result each, which the types do not tell.
  const results: unknown = await client.query(statements.join(';'));
  return (results as QueryResult<Row>[]).at(-1)?.rows[0] ?? null;
}

/** PostgreSQL answers COMMIT of a failed transaction with ROLLBACK, without an error of its own. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
}

/** Rolls back. Answers an error where that failed: the connection is lost and must go. */
function rollBack(client: PoolClient): Promise<Error | undefined> {
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
}

/** The server behind this connection only reads: another one took its place. */
function demoted(error: unknown, { purpose }: Opening): Error | undefined {
  if (purpose !== 'write' || !isReadOnlyServer(error)) return undefined;
  return new Error('The server has become a standby', { cause: error });
}

const LONGEST_OPEN_READ = 10;
const openReads = new WeakMap<PoolClient, NodeJS.Timeout>();

function endLater(client: PoolClient): void {
  const timer = setTimeout(() => {
    openReads.delete(client);
    // A connection that broke meanwhile has ended its transaction by itself, and leaves the pool.
    client.query('commit').catch(() => {});
  }, LONGEST_OPEN_READ);
  openReads.set(client, timer);
}

function isStillOpen(client: PoolClient): boolean {
  clearTimeout(openReads.get(client));
  return openReads.delete(client);
}
