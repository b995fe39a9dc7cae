import {
  type ColumnMapping,
  IMPORT_FORMATS,
  IMPORT_STATES,
} from '@app/domain/clients/client-import';
import { sql } from 'drizzle-orm';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';

export const clientImports = companyTable('client_imports', {
  fileName: text('file_name').notNull(),
  format: text({ enum: IMPORT_FORMATS }).notNull(),
  state: text({ enum: IMPORT_STATES }).notNull().default('read'),
  headers: text().array().notNull(),
  mapping: jsonb().$type<ColumnMapping>().notNull(),
  /** What to do with a client who is known already, and with a field that cannot be read. */
  onKnown: text('on_known', { enum: ['update', 'skip'] })
    .notNull()
    .default('update'),
  onInvalidField: text('on_invalid_field', { enum: ['skip-row', 'leave-empty'] })
    .notNull()
    .default('skip-row'),
  totalRows: integer('total_rows').notNull(),
  processedRows: integer('processed_rows').notNull().default(0),
  newRows: integer('new_rows').notNull().default(0),
  updateRows: integer('update_rows').notNull().default(0),
  duplicateRows: integer('duplicate_rows').notNull().default(0),
  invalidRows: integer('invalid_rows').notNull().default(0),
  forgottenRows: integer('forgotten_rows').notNull().default(0),
  /** Clients an undo had to leave, because something happened to them meanwhile. */
  keptRows: integer('kept_rows').notNull().default(0),
  startedByUserId: uuid('started_by_user_id'),
  startedByName: text('started_by_name').notNull(),
  finishedAt: instantColumn('finished_at'),
  createdAt: instantColumn('created_at').notNull().default(sql`now()`),
});
tellOf('client-imports', clientImports);
