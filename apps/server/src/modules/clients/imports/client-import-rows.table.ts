import { ROW_OUTCOMES } from '@app/domain/clients/client-import';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { clientImports } from './client-imports.table.ts';

/** One line of an imported file, what became of it, and what an undo needs. */
export const clientImportRows = companyPartTable(
  'client_import_rows',
  {
    importId: uuid('import_id').notNull(),
    /** As a spreadsheet counts: the header is row 1. */
    rowNumber: integer('row_number').notNull(),
    cells: text().array().notNull(),
    /** Phones and e-mails of the line, by which it is found when somebody is to be forgotten. */
    contacts: text().array().notNull().default(sql`'{}'::text[]`),
    outcome: text({ enum: ROW_OUTCOMES }),
    /** Portuguese sentences, one for each thing to know about the row. */
    remarks: text().array().notNull().default(sql`'{}'::text[]`),
    /** Whom the row updates, or whom it made. */
    clientId: uuid('client_id'),
    /** The client as she was before the row changed her. */
    before: jsonb(),
    /** The client's version after the row was applied: a later change keeps an undo away. */
    appliedVersion: integer('applied_version'),
    appliedAt: instantColumn('applied_at'),
  },
  (table) => [
    primaryKey({
      name: 'client_import_rows_pkey',
      columns: [table.companyId, table.importId, table.rowNumber],
    }),
    companyReference('client_import_rows_import_fk', table.importId, clientImports).onDelete(
      'cascade',
    ),
    index('client_import_rows_client_index').on(table.companyId, table.clientId),
  ],
);
