import { sql } from 'drizzle-orm';
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
    /**
     * Whom a note is about. A column of its own, because row security lets no index be used for
     * what is taken out of a document.
     */
    notedClientId: uuid('noted_client_id').generatedAlwaysAs(
      sql`case when table_name = 'client_notes' then (coalesce(after, before) ->> 'client_id')::uuid end`,
    ),
  },
  (table) => [
    primaryKey({ name: 'audit_records_pkey', columns: [table.companyId, table.id] }),
    index('audit_records_row_index').on(table.companyId, table.tableName, table.rowId),
    index('audit_records_note_index')
      .on(table.companyId, table.notedClientId)
      .where(sql`${table.notedClientId} is not null`),
    index('audit_records_removal_index')
      .on(table.companyId, table.tableName, table.id)
      .where(sql`${table.action} = 'delete'`),
    companyPolicy('audit_records'),
  ],
);
