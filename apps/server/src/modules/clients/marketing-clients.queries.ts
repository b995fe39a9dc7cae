import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
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

/** Of these, who agreed to hear news. */
export async function listAcceptingMarketing(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { id, acceptsMarketing, anonymizedAt } = clients;
  const rows = await scope
    .select({ id })
    .from(clients)
    .where(and(inArray(id, [...ids]), acceptsMarketing, isNull(anonymizedAt)));
  return new Set(rows.map((row) => row.id));
}
