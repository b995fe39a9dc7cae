import { sql } from 'drizzle-orm';
import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/** A file of services that was stored, for as long as somebody may want to take it back. */
export const serviceImports = companyTable('service_imports', {
  fileName: text('file_name').notNull(),
  newRows: integer('new_rows').notNull(),
  updateRows: integer('update_rows').notNull(),
  startedByUserId: uuid('started_by_user_id'),
  startedByName: text('started_by_name').notNull(),
  createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  undoneAt: instantColumn('undone_at'),
});
tellOf('services', serviceImports);
