import pg from 'pg';
import { report } from '../report.ts';
import { TABLE_SETS } from './set.ts';

/** From now on rows are written that do not belong to the platform. */
export async function noteWriting(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, (client) =>
    client.query('create table if not exists bench.writing ()').then(() => {}),
  );
}

/** Takes away what measurements wrote, also those that were interrupted. */
export async function removeTraces(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (client) => {
    const { rows } = await client.query("select to_regclass('bench.writing') as note");
    if (rows[0]?.note === null) return;
    const began = performance.now();
    await client.query('set session_replication_role = replica');
    for (const { name, tables } of TABLE_SETS) {
      for (const table of tables) await removeFrom(client, table, name);
    }
    await client.query(FIRST_VISITS_OF_NOBODY);
    await client.query('truncate audit_records');
    await client.query('drop table bench.writing');
    report('what was written is gone again', {
      seconds: Math.round((performance.now() - began) / 1000),
    });
  });
}

/** What is booked lies after all that was there, so only those who came with it came first by it. */
const FIRST_VISITS_OF_NOBODY = `delete from first_visits first
  where not exists (
    select from clients where clients.company_id = first.company_id and clients.id = first.client_id
  )`;

/** Ids grow with time. */
async function removeFrom(client: pg.Client, table: string, set: string): Promise<void> {
  const { rowCount } = await client.query(
    `delete from ${table} where id > (select last_id from bench.sets where name = $1)`,
    [set],
  );
  if (rowCount) await client.query(`vacuum (analyze) ${table}`);
}

async function withAdmin(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
