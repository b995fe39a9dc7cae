import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { isDenied } from '../database/sql-state.ts';

export const DUMP_ROLE = 'hora_marcada_dump';

/** What makes a login that reads every company, and can write nothing. */
export type DumpRole = { statement: string; made: 'yes' | 'needs-superuser' };

/**
 * Row-level security binds our login, so its dumps are empty: only a role that may pass it dumps
 * everything, and only a superuser makes one, or since PostgreSQL 16 a login that may itself.
 */
export async function makeDumpRole(client: pg.ClientBase): Promise<DumpRole> {
  const password = randomBytes(24).toString('base64url');
  const statement = `CREATE ROLE ${DUMP_ROLE} LOGIN BYPASSRLS PASSWORD ${pg.escapeLiteral(password)} IN ROLE pg_read_all_data`;
  try {
    await client.query(statement);
    return { statement, made: 'yes' };
  } catch (error) {
    if (!isDenied(error)) throw error;
    return { statement, made: 'needs-superuser' };
  }
}
