import pg from 'pg';
import { type HEARD, heardQueue } from './serving.ts';

type Heard = (typeof HEARD)[number];

/** What the servers said is done. */
export type Acknowledged = ReturnType<typeof nothingAcknowledged>;

export function nothingAcknowledged() {
  const events = new Map<string, number>();
  const cancelled = new Map<string, Set<number>>();
  const add = (event: Heard, id: string) => {
    const key = `${heardQueue(event)} ${id}`;
    events.set(key, (events.get(key) ?? 0) + 1);
  };
  const bookings = new Set<string>();
  return {
    events: events as ReadonlyMap<string, number>,
    bookings: bookings as ReadonlySet<string>,
    isCancelled: (id: string) => cancelled.has(id),
    cancelledIds: () => [...cancelled.keys()],
    booked(id: string): void {
      bookings.add(id);
      add('booked', id);
    },
    moved(ids: readonly string[]): void {
      for (const id of ids) add('moved', id);
    },
    /** Once for each version, however many were told of it. */
    cancelled(id: string, version: number): void {
      const versions = cancelled.get(id) ?? new Set();
      if (!versions.has(version)) add('cancelled', id);
      cancelled.set(id, versions.add(version));
    },
    seriesCancelled(ids: readonly string[]): void {
      for (const id of ids) {
        add('cancelled', id);
        cancelled.set(id, cancelled.get(id) ?? new Set());
      }
    },
  };
}

export type Aftermath = {
  overlaps: number;
  /** Acknowledged, and not there or cancelled by nobody. */
  lost: string[];
  /** There, and never acknowledged. */
  unheardOf: string[];
  /** Events that were enqueued more or less often than acknowledged. */
  wrongEvents: string[];
};

type Row = { id: string; status: string };

/** What the tables say when it is over. */
export async function inspect(
  databaseUrl: string,
  companyId: string,
  acknowledged: Acknowledged,
): Promise<Aftermath> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const jobs = await client.query<{ key: string; count: number }>(
      `select name || ' ' || (data -> 'announced' ->> 'appointmentId') as key, count(*)::int
       from pgboss.job where name like 'heard.%' and data ->> 'companyId' = $1 group by 1`,
      [companyId],
    );
    await client.query("begin; select enter_operator(null, 'bench')");
    const overlaps = await client.query(OVERLAPS, [companyId]);
    const { rows } = await client.query<Row>(
      "select id, status from appointments where company_id = $1 and kind = 'appointment'",
      [companyId],
    );
    return { overlaps: overlaps.rows.length, ...compare(rows, jobs.rows, acknowledged) };
  } finally {
    await client.end();
  }
}

const OVERLAPS = `select 1 from appointments a join appointments b
  on a.company_id = b.company_id and a.professional_id = b.professional_id and a.id < b.id
  and a.busy_from < b.busy_until and b.busy_from < a.busy_until
  where a.keeps_time and b.keeps_time and a.company_id = $1`;

function compare(
  rows: readonly Row[],
  jobs: readonly { key: string; count: number }[],
  { bookings, events, isCancelled }: Acknowledged,
): Omit<Aftermath, 'overlaps'> {
  const there = new Map(rows.map(({ id, status }) => [id, status]));
  const lost = [...bookings].filter((id) => {
    const status = there.get(id);
    return !status || (status === 'cancelled' && !isCancelled(id));
  });
  const unheardOf = rows.map(({ id }) => id).filter((id) => !bookings.has(id));
  const enqueued = new Map(jobs.map(({ key, count }) => [key, count]));
  const wrongEvents = [...new Set([...events.keys(), ...enqueued.keys()])]
    .filter((key) => events.get(key) !== enqueued.get(key))
    .map((key) => `${key}: ${events.get(key) ?? 0} done, ${enqueued.get(key) ?? 0} enqueued`);
  return { lost, unheardOf, wrongEvents };
}

/** How often the database had to end somebody who waited in a circle. */
export async function countDeadlocks(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  await client.end();
  return Number(rows[0]?.deadlocks);
}
