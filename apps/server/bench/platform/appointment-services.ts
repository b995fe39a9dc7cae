import type { Client } from 'pg';
import { SERVICES } from './people.ts';

/** What is done at each appointment, as it was called and priced when it was booked. */
export async function fillAppointmentServices(client: Client): Promise<void> {
  await client.query(FILL, [
    SERVICES.map(([name]) => name),
    SERVICES.map(([, minutes]) => minutes),
  ]);
}

const FILL = `
  insert into appointment_services (company_id, appointment_id, service_id, position, name,
    price_in_cents, duration_in_minutes)
  select company_id, id, service_ids[service], 0, service_names, price_in_cents,
    ($2::int[])[service]
  from appointments join bench.companies using (company_id),
    lateral (select array_position($1::text[], service_names) as service) as chosen`;
