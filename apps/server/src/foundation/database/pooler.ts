import type pg from 'pg';
import { connectForStart } from './connection.ts';
import { DatabaseSetupError } from './database-setup-error.ts';

/** For how long a connection to this address is one and the same connection to PostgreSQL. */
export type Lending = 'session' | 'transaction';

export type Addresses = { url: string; directUrl: string | undefined };

/** Refuses addresses on which listening, migrations or the queue would fail without a word. */
export async function checkAddresses({ url, directUrl }: Addresses): Promise<Lending> {
  const lending = await findLending(url, 'DATABASE_URL');
  if (directUrl) await checkDirectAddress(directUrl, url);
  if (lending === 'session' || directUrl) return lending;
  throw new DatabaseSetupError(
    'DATABASE_URL leads to a pooler that lends connections by the transaction. Notices, migrations and ' +
      'the job queue need connections that stay: set DATABASE_DIRECT_URL to the address of PostgreSQL ' +
      'itself as well, or let the pooler lend by the session.',
  );
}

async function checkDirectAddress(directUrl: string, url: string): Promise<void> {
  if ((await findLending(directUrl, 'DATABASE_DIRECT_URL')) === 'transaction') {
    throw new DatabaseSetupError(
      'DATABASE_DIRECT_URL leads to a pooler that lends connections by the transaction. ' +
        'Set it to the address of PostgreSQL itself.',
    );
  }
  const [direct, pooled] = [await placeOf(directUrl, 'DATABASE_DIRECT_URL'), await placeOf(url)];
  if (direct === pooled) return;
  throw new DatabaseSetupError(
    'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases or logins. ' +
      'Both have to be ways to the same one.',
  );
}

const ROUNDS = 5;

/**
 * Two connections that are both open can only meet in one process of PostgreSQL, or find themselves
 * in another one than before, when somebody in between lends them out. Asked a few times: under load
 * one may get the same process again by chance.
 */
async function findLending(url: string, variable: string): Promise<Lending> {
  const one = await connectForStart(url, variable);
  const other = await connectForStart(url, variable).catch(async (error: unknown) => {
    await one.end();
    throw error;
  });
  try {
    const own = await pidOf(one);
    for (let round = 0; round < ROUNDS; round++) {
      await beginOn(other, variable);
      const met = (await pidOf(other)) === own;
      const moved = !met && (await pidOf(one)) !== own;
      await other.query('commit');
      if (met || moved) return 'transaction';
    }
    return 'session';
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

async function beginOn(client: pg.Client, variable: string): Promise<void> {
  await client.query('begin').catch((error: Error) => {
    throw new DatabaseSetupError(
      `${variable} leads to something that takes no transactions (${error.message}). ` +
        'A pooler has to lend connections by the session or by the transaction.',
      { cause: error },
    );
  });
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return Number(rows[0]?.pid);
}

async function placeOf(url: string, variable?: string): Promise<string> {
  const client = await connectForStart(url, variable);
  try {
    const { rows } = await client.query(
      'select session_user, current_database(), pg_postmaster_start_time()::text',
    );
    return JSON.stringify(rows[0]);
  } finally {
    await client.end();
  }
}
