import { eq, inArray, sql } from 'drizzle-orm';
import { LEFT_OUT_COLUMNS } from '../../../foundation/archive/left-out-columns.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { TrailRow } from '../../../foundation/database/trail.ts';
import type { ClientRow } from '../clients.queries.ts';
import { clientImportRows } from '../imports/client-import-rows.table.ts';
import { listChanges } from '../record/client-changes.queries.ts';
import { type ClientNoteRow, listNotes } from '../record/client-notes.queries.ts';
import { type ClientConsentRow, listConsents } from './client-consents.queries.ts';
import { listClientReferences } from './client-references.queries.ts';
import type { PrivacyRequestRow } from './privacy-requests.queries.ts';
import { privacyRequests } from './privacy-requests.table.ts';

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
const UNTOLD = ['company_id', ...Object.keys(LEFT_OUT_COLUMNS)];

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
    others: {
      ...(await readOthers(scope, client.id)),
      ...(await readTyped(scope, client.id)),
      ...(await readWritten(scope, client.id)),
    },
  };
}

async function readOthers(scope: CompanyScope, id: string): Promise<Record<string, object[]>> {
  const others: Record<string, object[]> = {};
  for (const { table, column } of await listClientReferences(scope)) {
    if (PRESENTED.includes(table)) continue;
    // Both names come from the catalogue, the table's already quoted.
    const { rows } = await scope.execute<{ row: object }>(sql`
      select to_jsonb(kept) - ${sql.param(UNTOLD)}::text[] as row from ${sql.raw(table)} as kept
      where ${sql.identifier(column)} = ${id}`);
    others[table] = [...(others[table] ?? []), ...rows.map(({ row }) => row)];
  }
  return others;
}

/** What was typed by whoever booked online hangs on her appointments, and on her through them. */
async function readTyped(scope: CompanyScope, id: string): Promise<Record<string, object[]>> {
  const { rows } = await scope.execute<{ row: object }>(sql`
    select to_jsonb(kept) - ${sql.param(UNTOLD)}::text[] as row from appointment_visitors as kept
    join appointments on appointments.id = kept.appointment_id
    where appointments.client_id = ${id} order by kept.booked_at`);
  return { appointment_visitors: rows.map(({ row }) => row) };
}

/** What she wrote hangs on the conversations with her. */
async function readWritten(scope: CompanyScope, id: string): Promise<Record<string, object[]>> {
  const { rows } = await scope.execute<{ row: object }>(sql`
    select to_jsonb(kept) - ${sql.param(UNTOLD)}::text[] as row from incoming_messages as kept
    join conversations on conversations.id = kept.conversation_id
    where conversations.client_id = ${id} order by kept.received_at`);
  return { incoming_messages: rows.map(({ row }) => row) };
}
