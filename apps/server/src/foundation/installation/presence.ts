import type pg from 'pg';

// Any constant will do, as long as every process of ours takes the same lock.
const PRESENCE_LOCK = 4_862_005;

/** For as long as this connection lives, others see that a server or a worker is here. */
export async function showPresence(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
}

export async function isAnybodyPresent(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    `select exists (
       select from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and l.objid = $1 and l.granted
         and d.datname = current_database()) as present`,
    [PRESENCE_LOCK],
  );
  return rows[0]?.present ?? false;
}
