import { eq, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TrailRow } from '../../../foundation/database/trail.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import type { ClientRow } from '../clients.queries.ts';
import { clientImportRows } from '../imports/client-import-rows.table.ts';
import { listChanges } from '../record/client-changes.queries.ts';
import { type ClientNoteRow, listNotes } from '../record/client-notes.queries.ts';
import { type ClientConsentRow, listConsents } from './client-consents.queries.ts';
import { listClientReferences } from './client-references.queries.ts';
import type { PrivacyRequestRow } from './privacy-requests.queries.ts';
import { privacyRequests } from './privacy-requests.table.ts';
import { toldRows } from './told-rows.rules.ts';

export type ClientData = {
  client: ClientRow;
  notes: ClientNoteRow[];
  consents: ClientConsentRow[];
  changes: TrailRow[];
  importedLines: string[][];
  requests: PrivacyRequestRow[];
  /** What other areas keep about the client, by the name of the table. */
  others: Record<string, object[]>;
};

const ALL_CHANGES = 100_000;
const PRESENTED = ['client_notes', 'client_consents'];

/** Everything that is known about one person. */
export async function readClientData(scope: CompanyScope, client: ClientRow): Promise<ClientData> {
  const ids = [client.id, ...client.mergedIds];
  const lines = await scope
    .select({ cells: clientImportRows.cells })
    .from(clientImportRows)
    .where(inArray(clientImportRows.clientId, ids));
  const ofClient = eq(privacyRequests.clientId, client.id);
  return {
    client,
    notes: await listNotes(scope, client.id),
    consents: await listConsents(scope, client.id),
    changes: await listChanges(scope, client, ALL_CHANGES),
    importedLines: lines.map(({ cells }) => cells),
    requests: await scope.select().from(privacyRequests).where(ofClient),
    others: await readOthers(scope, client.id),
  };
}

async function readOthers(scope: CompanyScope, id: string): Promise<Record<string, object[]>> {
  const others: Record<string, object[]> = {};
  const tell = (table: string, rows: readonly object[]) => {
    others[table] = [...(others[table] ?? []), ...rows];
  };
  for (const { table, column } of await listClientReferences(scope)) {
    if (PRESENTED.includes(table)) continue;
    // Both names come from the catalogue, the table's already quoted.
    const from = sql`${sql.raw(table)} as kept where ${sql.identifier(column)} = ${id}`;
    tell(table, await toldRows(scope, from));
  }
  // What hangs on her through something else only its area knows.
  await announce(scope, 'client.asked', { clientId: id, tell });
  return others;
}
