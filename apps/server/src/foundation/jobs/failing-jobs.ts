import type { Pool } from 'pg';

/** Work of one kind that fails. */
export type FailingJobs = {
  name: string;
  /** Given up. */
  failed: number;
  /** Tried again by itself. */
  retrying: number;
  /** Why, the last time. */
  reason: string;
  lastAt: Temporal.Instant;
};

type Row = { name: string; failed: number; retrying: number; reason: string | null; last_at: Date };

/** What failed since that moment and was not done since, by the name of the work. */
export async function listFailingJobs(pool: Pool, since: Temporal.Instant): Promise<FailingJobs[]> {
  const { rows } = await pool.query<Row>(FAILING, [since.toString()]);
  return rows.map(({ last_at, reason, ...counts }) => ({
    ...counts,
    reason: reason ?? '',
    lastAt: Temporal.Instant.fromEpochMilliseconds(last_at.getTime()),
  }));
}

const FAILING = `
  select name,
    count(*) filter (where state = 'failed')::int as failed,
    count(*) filter (where state = 'retry')::int as retrying,
    (array_agg(output ->> 'reason' order by coalesce(completed_on, created_on) desc))[1] as reason,
    max(coalesce(completed_on, created_on)) as last_at
  from pgboss.job
  where state in ('failed', 'retry') and created_on >= $1::timestamptz
  group by name order by name`;

/** Which of one kind were given up since. */
export async function listGivenUp(
  pool: Pool,
  { name, since }: { name: string; since: Temporal.Instant },
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from pgboss.job
     where name = $1 and state = 'failed' and created_on >= $2::timestamptz limit 1000`,
    [name, since.toString()],
  );
  return rows.map(({ id }) => id);
}
