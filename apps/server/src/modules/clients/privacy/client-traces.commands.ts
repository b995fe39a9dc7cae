import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clients } from '../clients.table.ts';
import { clientImportRows } from '../imports/client-import-rows.table.ts';
import { clientImports } from '../imports/client-imports.table.ts';
import type { Contact } from '../record/client-contacts.queries.ts';

type Traces = { clientIds: readonly string[]; contacts: readonly Contact[] };

const EMPTY = sql`cells = '{}', contacts = '{}', remarks = '{}', before = null`;

/**
 * Empties the lines of imported files that are about the person: those that became one of her
 * records, and those that became nobody's and hold her phone or e-mail. A line that became
 * somebody else is that person's, even where two people share a phone.
 */
export async function clearImportRows(
  scope: CompanyScope,
  { clientIds, contacts }: Traces,
): Promise<void> {
  const reached = contacts.flatMap(({ phoneKey, email }) => [phoneKey, email]).filter(Boolean);
  await scope.execute(sql`
    update ${clientImportRows} as line set ${EMPTY}
    where ${becameOneOf(clientIds)}
      or (contacts && ${sql.param(reached)}::text[] and ${becameNobody()})`);
  if (reached.length === 0) await clearNamesakes(scope, contacts);
}

/** Of somebody without phone and e-mail the name has to do, in lines that hold no more either. */
async function clearNamesakes(scope: CompanyScope, contacts: readonly Contact[]): Promise<void> {
  const names = contacts.map(({ name }) => name.toLowerCase());
  await scope.execute(sql`
    update ${clientImportRows} as line set ${EMPTY}
    where contacts = '{}' and ${becameNobody()} and exists (
      select from unnest(cells) as cell where lower(cell) = any (${sql.param(names)}::text[])
    )`);
}

/** Whoever is deleted leaves her lines too; a file that is still to be imported stays whole. */
export async function clearWorkedOffRows(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  await scope.execute(sql`
    update ${clientImportRows} as line set ${EMPTY}
    where ${becameOneOf(clientIds)} and (applied_at is not null or exists (
      select from ${clientImports} as source
      where source.id = line.import_id and source.state in ('done', 'undoing', 'undone')
    ))`);
}

function becameOneOf(clientIds: readonly string[]) {
  return sql`line.client_id = any (${sql.param([...clientIds])}::uuid[])`;
}

function becameNobody() {
  return sql`not exists (select from ${clients} as other where other.id = line.client_id)`;
}
