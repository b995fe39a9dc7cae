import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Until its transaction ends, whoever locks the same name waits: for what no row and no constraint settles. */
export async function lockName(
  scope: Pick<NodePgDatabase, 'execute'>,
  name: string,
): Promise<void> {
  await scope.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
