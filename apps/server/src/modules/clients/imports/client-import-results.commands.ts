import type { RowOutcome } from '@app/domain/clients/client-import';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { clientImportRows } from './client-import-rows.table.ts';

/** The client as she was, by the names of the columns: an undo puts them back as they are. */
export type ClientBefore = {
  phone: string;
  phone_key: string;
  email: string;
  birth_date: string | null;
  tags: string[];
  allergies: string;
  preferences: string;
  accepts_marketing: boolean;
  search_text: string;
  /** Whether the row wrote a consent, which only another consent takes back. */
  consent_changed: boolean;
};

export type RowResult = {
  rowNumber: number;
  outcome: RowOutcome;
  remarks: string[];
  clientId: string | null;
  before: ClientBefore | null;
  /** Set when the row made or changed a client. */
  appliedVersion: number | null;
};

/** All rows of a chunk in one statement. Of whoever was forgotten the line keeps nothing. */
export async function storeResults(
  scope: CompanyScope,
  importId: string,
  results: readonly RowResult[],
): Promise<void> {
  await scope.execute(sql`
    update ${clientImportRows} as line
    set outcome = result.outcome, remarks = result.remarks, client_id = result."clientId",
      cells = case when result.outcome = 'forgotten' then '{}' else line.cells end,
      contacts = case when result.outcome = 'forgotten' then '{}' else line.contacts end,
      before = result.before, applied_version = result."appliedVersion",
      applied_at = case when result."appliedVersion" is not null then now() end
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as result (
      "rowNumber" int, outcome text, remarks text[], "clientId" uuid, before jsonb,
      "appliedVersion" int
    )
    where line.import_id = ${importId} and line.row_number = result."rowNumber"`);
}
