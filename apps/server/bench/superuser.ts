import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from './database.ts';

/** Asks as the database's own administrator, who sees every company. */
export type Ask = <Row extends pg.QueryResultRow>(
  question: string,
  values?: unknown[],
) => Promise<Row[]>;

/** A connection for each question: one that is kept would be lost when the database restarts. */
export function superuserOf({ folder, databaseUrl }: Place): Ask {
  const password = readFileSync(join(folder, 'postgres.password'), 'utf8').trim();
  const { port, pathname } = new URL(databaseUrl);
  const connectionString = `postgres://postgres:${password}@127.0.0.1:${port}${pathname}`;
  return async <Row extends pg.QueryResultRow>(question: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString }).on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(question, values)).rows;
    } finally {
      await client.end();
    }
  };
}
