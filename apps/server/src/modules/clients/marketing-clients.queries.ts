import { sql } from 'drizzle-orm';
import { clients } from './clients.table.ts';

/**
 * As part of another query: everybody who is still known, as whoever writes to many looks at her.
 * `same_phone` is equal for those who share one.
 */
export const marketingClients = sql`
  select id as client_id, active, blocked_at is not null as blocked, phone,
    coalesce(nullif(phone_key, ''), phone) as same_phone, accepts_marketing, birth_date,
    created_at as registered_at
  from ${clients} where anonymized_at is null`;
