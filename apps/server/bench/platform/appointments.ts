import type { Client } from 'pg';
import { PROFESSIONALS, SERVICES } from './people.ts';

/** The moment at which everything here is looked at: a Monday before the doors open. */
export const PLATFORM_NOW = Temporal.Instant.from('2026-11-16T09:00:00Z');
export const APPOINTMENTS_OF_COMPANY = 1_000;
const VISITS = APPOINTMENTS_OF_COMPANY / PROFESSIONALS;
/** Fourteen months without Sundays, of which the last five weeks are still to come. */
const FIRST_DAY = '2025-10-13';
const WORKDAYS = 62 * 6;

/**
 * In the order of time, and of the same days in an order that is nobody's: rows of one company lie
 * far apart. Nobody has two on one day, so that none are in each other's way.
 */
export async function fillAppointments(client: Client): Promise<void> {
  const [names, minutes, prices] = [0, 1, 2].map((column) => SERVICES.map((row) => row[column]));
  for (let visit = 0; visit < VISITS; visit++) {
    await client.query({
      name: 'fill_appointments',
      text: FILL,
      values: [visit, names, minutes, prices, PLATFORM_NOW.toString()],
    });
  }
}

const FILL = `
  insert into appointments (company_id, professional_id, client_id, starts_at, ends_at, busy_from,
    busy_until, service_names, price_in_cents, status, source, cancelled_by, created_at)
  select company_id, professional_ids[1 + person],
    client_ids[1 + ($1 * 37 + person * 11 + place) % cardinality(client_ids)],
    start, start + length, start, start + length, ($2::text[])[service], ($4::bigint[])[service],
    status, case when luck % 2 = 0 then 'client' else 'staff' end,
    case when status = 'cancelled' then 'client' end, start - interval '7 days'
  from bench.companies,
    generate_series(0, ${PROFESSIONALS} - 1) as person,
    lateral (select ($1::int + place) % 10 as luck,
      1 + ($1 + person) % ${SERVICES.length} as service,
      ($1 * ${WORKDAYS} + (place * 7919 + person * 101) % ${WORKDAYS}) / ${VISITS} as workday
    ) as chosen,
    lateral (select ($3::int[])[service] * interval '1 minute' as length,
      timestamptz '${FIRST_DAY} 09:00-03' + (workday / 6 * 7 + workday % 6) * interval '1 day'
        + ($1 * 7 + place * 3 + person * 5) % 16 * interval '30 minutes' as start) as timed,
    lateral (select case when luck = 0 then 'cancelled' when start > $5::timestamptz then
        case when luck < 5 then 'scheduled' else 'confirmed' end
      when luck = 1 then 'no_show' else 'completed' end as status) as outcome
  order by (place * 7919 + person * 104729) % 99991`;
