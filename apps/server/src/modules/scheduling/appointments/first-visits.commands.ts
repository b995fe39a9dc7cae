import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** For appointments that came without their triggers: counted once, from all of them. */
export async function countFirstVisits(database: NodePgDatabase): Promise<void> {
  await database.execute(sql`
    insert into first_visits (company_id, client_id, starts_at)
    select company_id, client_id, min(starts_at) from appointments
    where company_id = current_company_id() and client_id is not null and status <> 'cancelled'
    group by company_id, client_id
    on conflict (company_id, client_id) do nothing`);
}
