import { sql } from 'drizzle-orm';
import { auditRecords } from '../../../foundation/database/audit-records.table.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';

/** Takes the people out of the trail, and everything that was ever noted about them. */
export async function forgetTrail(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const ids = sql`${sql.param([...clientIds])}::uuid[]`;
  await scope.execute(
    sql`select forget_in_trail('clients', id)
      from unnest(${ids}) as forgotten (id)`,
  );
  // A note that was deleted long ago is in the trail alone.
  await scope.execute(
    sql`with notes as materialized (
        select distinct row_id from ${auditRecords} where noted_client_id = any (${ids})
      )
      select forget_in_trail('client_notes', row_id) from notes`,
  );
}
