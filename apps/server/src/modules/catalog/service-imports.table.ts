import { sql } from 'drizzle-orm';
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';

/** A file of services that was stored, for as long as somebody may want to take it back. */
export const serviceImports = pgTable(
  'service_imports',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    fileName: text('file_name').notNull(),
    newRows: integer('new_rows').notNull(),
    updateRows: integer('update_rows').notNull(),
    startedByUserId: uuid('started_by_user_id'),
    startedByName: text('started_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
    undoneAt: instantColumn('undone_at'),
  },
  (table) => [
    primaryKey({ name: 'service_imports_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'service_imports_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyPolicy('service_imports'),
  ],
);
