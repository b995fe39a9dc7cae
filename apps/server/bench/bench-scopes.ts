import pg from 'pg';
import { createScopes, type Scopes } from '../src/foundation/database/scopes.ts';

/** So many connections, which find the tables of this schema first. */
export function openBenchPool(connectionString: string, max: number, schema = 'public'): pg.Pool {
  const options = `-c search_path=${schema},public`;
  const pool = new pg.Pool({ connectionString, max, options });
  // The database is stopped right after the last figure, maybe before the connections are.
  return pool.on('error', () => {});
}

/** Scopes as requests have them, where nobody listens to what happens. */
export function scopesOn(pool: pg.Pool): Scopes {
  return createScopes({
    pool,
    jobsIn: () => ({ enqueue: async () => {}, enqueueAll: async () => {}, listenersOf: () => [] }),
    publishChanges: () => {},
  });
}
