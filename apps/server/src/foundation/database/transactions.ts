import type { Pool, PoolClient, QueryResult } from 'pg';

/**
 * A read may not write, and nobody waits for its end; a write is done when it is stored. A snapshot
 * is a long read that sees one moment, whatever others store meanwhile.
 */
export type Purpose = 'read' | 'write' | 'snapshot';

type Opening = {
  purpose: Purpose;
  /** The statement that enters the transaction: who acts, and for which company. */
  entrance: string;
};

/**
 * Runs work in a transaction of its own. Opening and entering travel in one message, and the end of
 * a read travels with the next opening on the same connection: every message less is work less for
 * both sides. So this pool must be used through this function alone.
 */
export async function inTransaction<Row extends object, Answer>(
  pool: Pool,
  opening: Opening,
  work: (client: PoolClient, entered: Row | null) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const entered = await open<Row>(client, opening);
    const answer = await work(client, entered);
    if (opening.purpose === 'read') endLater(client);
    else await commit(client);
    return answer;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
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

const LONGEST_OPEN_READ = 10;
const openReads = new WeakMap<PoolClient, NodeJS.Timeout>();

function endLater(client: PoolClient): void {
  const timer = setTimeout(() => {
    openReads.delete(client);
    // A connection that broke meanwhile has ended its transaction by itself.
    client.query('commit').catch(() => {});
  }, LONGEST_OPEN_READ);
  openReads.set(client, timer);
}

function isStillOpen(client: PoolClient): boolean {
  clearTimeout(openReads.get(client));
  return openReads.delete(client);
}
