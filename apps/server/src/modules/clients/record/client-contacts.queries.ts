import { sql } from 'drizzle-orm';
import { auditRecords } from '../../../foundation/database/audit-records.table.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { ClientRow } from '../clients.queries.ts';

export type Contact = {
  name: string;
  email: string;
  phoneKey: string;
  birthDate: Temporal.PlainDate | null;
};

/** Every name, e-mail, phone and birth date the client ever had, those of merged records among them. */
export async function listContacts(
  scope: CompanyScope,
  { id, mergedIds, name, email, phoneKey, birthDate }: ClientRow,
): Promise<Contact[]> {
  const ids = sql`${sql.param([id, ...mergedIds])}::uuid[]`;
  const { rows } = await scope.execute<Contact & { birthDate: string | null }>(sql`
    select distinct version ->> 'name' as name, version ->> 'email' as email,
      version ->> 'phone_key' as "phoneKey", version ->> 'birth_date' as "birthDate"
    from ${auditRecords}, unnest(array[before, after]) as version
    where table_name = 'clients' and row_id = any (${ids}) and version ? 'name'`);
  const earlier = rows.map((row) => ({ ...row, birthDate: dateOf(row.birthDate) }));
  return [...earlier, { name, email, phoneKey, birthDate }];
}

function dateOf(written: string | null): Temporal.PlainDate | null {
  return written === null ? null : Temporal.PlainDate.from(written);
}
