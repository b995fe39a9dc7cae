import type { Pool } from 'pg';
import { withTimeout } from '../timeout.ts';

// A record in the log and its commit, which also waits for a standby where one must confirm; and a
// megabyte sorted on the database's disk, because a full one still takes a row. Nothing is kept.
const WRITE = `begin;
  select pg_logical_emit_message(true, 'hora-marcada', 'ready');
  set local work_mem = '64kB';
  select count(*) from (
    select repeat(md5(number::text), 8) as filler from generate_series(1, 4000) as number
    order by filler offset 0
  ) as sorted;
  commit`;

const TIMING = { answersWithin: 2000, writtenEvery: 1000 };

/**
 * Asks whether the database stores what it is given, in reasonable time. However many ask, it is
 * tried once a second at most, and never twice at once: a commit that hangs holds one connection.
 */
export function createWriteProbe(
  pool: Pool,
  { answersWithin, writtenEvery }: typeof TIMING = TIMING,
): () => Promise<boolean> {
  let writing = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let latest = Promise.resolve(false);

  async function write(): Promise<boolean> {
    try {
      await pool.query(WRITE);
      // One that came late was no success: PostgreSQL gives up waiting for a standby with a warning.
      return performance.now() - startedAt <= answersWithin;
    } catch {
      return false;
    } finally {
      writing = false;
    }
  }

  return () => {
    if (!writing && performance.now() - startedAt >= writtenEvery) {
      writing = true;
      startedAt = performance.now();
      latest = write();
    }
    return withTimeout(answersWithin, latest).catch(() => false);
  };
}
