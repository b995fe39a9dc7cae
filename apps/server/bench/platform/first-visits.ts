import type { Client } from 'pg';

/** What the triggers of `appointments` would have kept; a migration may have filled it in already. */
export async function fillFirstVisits(client: Client): Promise<void> {
  await client.query(
    `insert into first_visits (company_id, client_id, starts_at)
     select company_id, client_id, min(starts_at) from appointments
     where client_id is not null and status <> 'cancelled'
     group by company_id, client_id
     on conflict do nothing`,
  );
}
