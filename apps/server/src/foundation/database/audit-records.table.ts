import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from './columns.ts';
import { companyIdColumn, companyPolicy } from './company-columns.ts';

/** Who changed which row when, before and after. Written by a trigger, never by hand. */
export const auditRecords = pgTable(
  'audit_records',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    tableName: text('table_name').notNull(),
    rowId: uuid('row_id').notNull(),
    action: text({ enum: ['insert', 'update', 'delete'] }).notNull(),
    before: jsonb(),
    after: jsonb(),
    userId: uuid('user_id'),
    requestId: text('request_id'),
    recordedAt: instantColumn('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'audit_records_pkey', columns: [table.companyId, table.id] }),
    index('audit_records_row_index').on(table.companyId, table.tableName, table.rowId),
    companyPolicy('audit_records'),
  ],
);
