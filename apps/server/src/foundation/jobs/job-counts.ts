import type { Pool } from 'pg';

/** Work of one kind, as it stands in the queue. */
export type JobCounts = {
  /** Whose moment has come, and nobody has taken it yet. */
  waiting: number;
  oldestWaitingSeconds: number;
  /** As the queue itself last counted them, a few seconds ago. */
  running: number;
  failed: number;
};

// What waits is found in the index that workers take it from. Whatever else there is the queue counts
// by itself, now and then: it keeps what was done for days.
const COUNTS = `
  select queue.name, coalesce(waiting.count, 0)::int as waiting,
    coalesce(waiting.oldest, 0)::float8 as oldest,
    queue.active_count as running, queue.failed_count as failed
  from pgboss.queue
  left join (
    select name, count(*), extract(epoch from now() - min(start_after)) as oldest
    from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name
  ) as waiting using (name)`;

type Row = { name: string; waiting: number; oldest: number; running: number; failed: number };

export async function countJobs(pool: Pool): Promise<Record<string, JobCounts>> {
  const { rows } = await pool.query<Row>(COUNTS);
  return Object.fromEntries(
    rows.map(({ name, oldest, ...counts }) => [name, { ...counts, oldestWaitingSeconds: oldest }]),
  );
}
