import { connectForStart } from './connection.ts';

type Holder = { pid: number; usename: string; application_name: string; since: string | null };

/** Who is in the way of this backend, in words for the log; null when nobody is. */
export async function findLockHolder(url: string, waitingPid: number): Promise<string | null> {
  const client = await connectForStart(url);
  try {
    const { rows } = await client.query<Holder>(
      `select pid, usename, application_name,
         to_char(xact_start at time zone 'utc', 'HH24:MI:SS') as since
       from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by xact_start limit 1`,
      [waitingPid],
    );
    return rows[0] ? describe(rows[0]) : null;
  } finally {
    await client.end();
  }
}

/** What other logins do is not shown to ours; when they began, neither. */
function describe({ pid, usename, application_name: program, since }: Holder): string {
  const busy = since ? `, at it since ${since} UTC` : '';
  return `process ${pid} of PostgreSQL (login ${usename}, program "${program}"${busy})`;
}
