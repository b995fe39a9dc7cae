import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import { DatabaseSetupError } from './database-setup-error.ts';
import { onlyRow } from './only-row.ts';

// The key of marks is another one in each installation, and sealed.
const WHO = `select session_user || ' ' || current_database() as login,
  (select value from installation_facts where name = 'mark-key') as key`;

type Who = { login: string; key: string | null };
type Checked = { pool: Pool; reads: Pool; logger: Logger };

/**
 * A standby of another installation would show people what is not theirs, so it is refused. One that
 * does not answer is no reason not to start: until it does, everything is read at the first server.
 */
export async function checkStandby({ pool, reads, logger }: Checked): Promise<void> {
  const [first, second] = [await askWho(pool), await askStandby(reads, logger)];
  if (!second) return;
  // Before the first start it has none, and the standby may be a moment behind.
  const isSameKey = !first.key || !second.key || first.key === second.key;
  if (isSameKey && first.login === second.login) return;
  throw new DatabaseSetupError(
    'DATABASE_READ_URL leads to another database or login than DATABASE_URL. ' +
      'Set it to a standby that follows the same one.',
  );
}

/** For one that may not have answered at the start. */
export async function isOurStandby(primary: Pool, standby: Pool): Promise<boolean> {
  const [first, second] = [await askWho(primary), await askWho(standby)];
  return !!first.key && first.key === second.key && first.login === second.login;
}

async function askWho(pool: Pool): Promise<Who> {
  return onlyRow((await pool.query<Who>(WHO)).rows);
}

async function askStandby(reads: Pool, logger: Logger): Promise<Who | null> {
  try {
    return await askWho(reads);
  } catch (error) {
    logger.warn(
      { err: error },
      'the standby of DATABASE_READ_URL does not answer, going on without',
    );
    return null;
  }
}
