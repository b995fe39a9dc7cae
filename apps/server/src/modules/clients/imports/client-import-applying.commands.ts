import { searchTextOf } from '@app/domain/clients/client-search';
import type { ClientChange, Judgement } from '@app/domain/clients/import-judgement';
import type { RowReading } from '@app/domain/clients/import-row';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clients } from '../clients.table.ts';
import { clientConsents } from '../privacy/client-consents.table.ts';
import { clientNotes } from '../record/client-notes.table.ts';
import type { StoredClient } from './client-import-lookup.queries.ts';
import type { ClientBefore, RowResult } from './client-import-results.commands.ts';
import type { ImportRecord } from './client-imports.queries.ts';

/** A row on its way: read and judged, with the client it is about where she is known. */
export type JudgedRow = {
  rowNumber: number;
  reading: RowReading;
  judgement: Judgement;
  known: StoredClient | null;
};

/** Makes and changes the clients of a chunk, and says of each row what an undo has to know. */
export async function applyRows(
  scope: CompanyScope,
  source: ImportRecord,
  judged: readonly JudgedRow[],
  now: Temporal.Instant,
): Promise<Map<number, RowResult>> {
  const made = await makeClients(scope, source, judged);
  const changed = await changeClients(scope, judged.flatMap(plannedChange));
  const results = [...made, ...changed];
  await writeNotes(scope, source, results);
  await writeConsents(scope, source, results, now);
  return new Map(results.map(({ result }) => [result.rowNumber, result]));
}

type Applied = {
  result: RowResult;
  clientId: string;
  note: string | null;
  /** What the file says about messages, where that is news. */
  consent: boolean | null;
};

async function makeClients(
  scope: CompanyScope,
  { id: importId }: ImportRecord,
  judged: readonly JudgedRow[],
): Promise<Applied[]> {
  const rows = judged.filter(({ judgement }) => judgement.outcome === 'new');
  const ids = await newIds(scope, rows.length);
  const withIds = rows.map((row, index) => ({ row, clientId: ids[index] ?? '' }));
  const columns = withIds.map(({ row, clientId }) => columnsOf(row, clientId));
  await insertImported(scope, importId, columns);
  return withIds.map(({ row: { rowNumber, reading, judgement }, clientId }) => ({
    clientId,
    note: reading.fields.notes || null,
    consent: reading.fields.acceptsMarketing,
    result: {
      rowNumber,
      clientId,
      outcome: judgement.outcome,
      remarks: judgement.remarks,
      before: null,
      appliedVersion: 1,
    },
  }));
}

type ClientColumns = Omit<ClientBefore, 'consent_changed'> & { id: string };

/** As one text that the database takes apart: thousands of parameters would keep others waiting. */
async function insertImported(
  scope: CompanyScope,
  importId: string,
  columns: readonly (ClientColumns & { name: string })[],
): Promise<void> {
  if (columns.length === 0) return;
  await scope.execute(sql`
    insert into ${clients} (id, import_id, name, phone, phone_key, email, birth_date, tags,
      allergies, preferences, accepts_marketing, search_text)
    select id, ${importId}::uuid, name, phone, phone_key, email, birth_date, tags,
      allergies, preferences, accepts_marketing, search_text
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as made (
      id uuid, name text, phone text, phone_key text, email text, birth_date date, tags text[],
      allergies text, preferences text, accepts_marketing boolean, search_text text
    )`);
  scope.changed.add('clients');
}

function columnsOf({ reading }: JudgedRow, id: string): ClientColumns & { name: string } {
  const { name, phone, phoneKey, email, birthDate, tags } = reading.fields;
  const { allergies, preferences, acceptsMarketing } = reading.fields;
  return {
    id,
    name,
    phone,
    email,
    tags,
    allergies,
    preferences,
    phone_key: phoneKey,
    birth_date: birthDate?.toString() ?? null,
    accepts_marketing: acceptsMarketing === true,
    search_text: searchTextOf({ name, email, phone }),
  };
}

async function newIds(scope: CompanyScope, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await scope.execute<{ id: string }>(
    sql`select uuidv7() as id from generate_series(1, ${count})`,
  );
  // The database makes them one after another, but promises no order of the answer.
  return rows.map(({ id }) => id).toSorted();
}

type Planned = { row: JudgedRow; known: StoredClient; change: ClientChange };

function plannedChange(row: JudgedRow): Planned[] {
  const { known, judgement } = row;
  return known && judgement.change ? [{ row, known, change: judgement.change }] : [];
}

async function changeClients(scope: CompanyScope, planned: readonly Planned[]): Promise<Applied[]> {
  if (planned.length === 0) return [];
  await scope.execute(sql`
    update ${clients} as client
    set phone = news.phone, phone_key = news.phone_key, email = news.email,
      birth_date = news.birth_date, tags = news.tags, allergies = news.allergies,
      preferences = news.preferences, accepts_marketing = news.accepts_marketing,
      search_text = news.search_text, version = client.version + 1
    from jsonb_to_recordset(${JSON.stringify(planned.map(columnsAfter))}::jsonb) as news (
      id uuid, phone text, phone_key text, email text, birth_date date, tags text[],
      allergies text, preferences text, accepts_marketing boolean, search_text text
    )
    where client.id = news.id`);
  scope.changed.add('clients');
  return planned.map(({ row: { rowNumber, judgement }, known, change }) => ({
    clientId: known.id,
    note: change.note,
    consent: change.acceptsMarketing,
    result: {
      rowNumber,
      clientId: known.id,
      outcome: judgement.outcome,
      remarks: judgement.remarks,
      before: beforeOf(known, change),
      appliedVersion: known.version + 1,
    },
  }));
}

function columnsAfter({ known, change }: Planned): ClientColumns {
  const { note, acceptsMarketing, phoneKey, birthDate, ...same } = change;
  return {
    ...same,
    id: known.id,
    phone_key: phoneKey,
    birth_date: birthDate?.toString() ?? null,
    accepts_marketing: acceptsMarketing ?? known.acceptsMarketing,
    search_text: searchTextOf({ name: known.name, email: change.email, phone: change.phone }),
  };
}

function beforeOf(known: StoredClient, change: ClientChange): ClientBefore {
  const { phone, email, tags, allergies, preferences } = known;
  return {
    phone,
    email,
    tags,
    allergies,
    preferences,
    phone_key: known.phoneKey,
    birth_date: known.birthDate?.toString() ?? null,
    accepts_marketing: known.acceptsMarketing,
    search_text: searchTextOf(known),
    consent_changed: change.acceptsMarketing !== null,
  };
}

/** At the moment of the transaction, which is also that of the row: by it an undo finds them. */
async function writeNotes(
  scope: CompanyScope,
  { startedByUserId, startedByName }: ImportRecord,
  applied: readonly Applied[],
): Promise<void> {
  const notes = applied.flatMap(({ clientId, note }) =>
    note === null ? [] : [{ clientId, note }],
  );
  if (notes.length === 0) return;
  await scope.execute(sql`
    insert into ${clientNotes} (client_id, text, author_user_id, author_name)
    select "clientId", note, ${startedByUserId}::uuid, ${startedByName}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as written ("clientId" uuid, note text)`);
}

async function writeConsents(
  scope: CompanyScope,
  { startedByUserId, startedByName }: ImportRecord,
  applied: readonly Applied[],
  now: Temporal.Instant,
): Promise<void> {
  const consents = applied.flatMap(({ clientId, consent }) =>
    consent === null ? [] : [{ clientId, consent }],
  );
  if (consents.length === 0) return;
  await scope.execute(sql`
    insert into ${clientConsents}
      (client_id, granted, source, recorded_by_user_id, recorded_by_name, recorded_at)
    select "clientId", consent, 'import', ${startedByUserId}::uuid, ${startedByName},
      ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb)
      as given ("clientId" uuid, consent boolean)`);
}
