import pg from 'pg';
import { DatabaseSetupError } from './database-setup-error.ts';
import { openWay } from './several-hosts.ts';

/**
 * One connection apart from the pools. When it breaks while nobody asks it anything, the next
 * question fails; without a listener the break itself would end this process.
 */
export function createConnection(options: pg.ClientConfig): pg.Client {
  return new pg.Client(options).on('error', () => {});
}

const STARTING = { application_name: 'hora-marcada-start', connectionTimeoutMillis: 10_000 };

/** A connection for the start, open. Whoever set the address up is told when nobody answers there. */
export async function connectForStart(url: string, variable = 'DATABASE_URL'): Promise<pg.Client> {
  const client = openWay(url, STARTING).on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseSetupError(
      `The database of ${variable} does not answer (${reason}). Check the address, the name and the password.`,
      { cause: error },
    );
  }
}
