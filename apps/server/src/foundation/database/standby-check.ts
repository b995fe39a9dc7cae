import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import { DatabaseSetupError } from './database-setup-error.ts';

// The key of marks is another one in each installation, and sealed.
const WHO =
  "select session_user::text, current_database()::text, (select value from installation_facts where name = 'mark-key') as key";

type Checked = { pool: Pool; reads: Pool; logger: Logger };

/**
 * A standby of another installation would show people what is not theirs, so it is refused. One that
 * does not answer is no reason not to start: until it does, everything is read at the first server.
 */
export async function checkStandby({ pool, reads, logger }: Checked): Promise<void> {
  const [first, second] = [await pool.query(WHO), await askStandby(reads, logger)];
  if (!second) return;
  const { key, ...login } = first.rows[0];
  const { key: followed, ...loginThere } = second.rows[0];
  // Before the first start it has none, and the standby may be a moment behind.
  const isSame = JSON.stringify(login) === JSON.stringify(loginThere);
  if (isSame && (!key || !followed || key === followed)) return;
  throw new DatabaseSetupError(
    'DATABASE_READ_URL leads to another database or login than DATABASE_URL. ' +
      'Set it to a standby that follows the same one.',
  );
}

async function askStandby(reads: Pool, logger: Logger) {
  try {
    return await reads.query(WHO);
  } catch (error) {
    logger.warn(
      { err: error },
      'the standby of DATABASE_READ_URL does not answer, going on without',
    );
    return null;
  }
}
