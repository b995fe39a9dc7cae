import { sql } from 'drizzle-orm';
import { index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { clients } from '../clients.table.ts';

/** What the team writes down about a client, each with its author and moment. */
export const clientNotes = companyPartTable(
  'client_notes',
  {
    id: idColumn(),
    clientId: uuid('client_id').notNull(),
    text: text().notNull(),
    authorUserId: uuid('author_user_id'),
    authorName: text('author_name').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'client_notes_pkey', columns: [table.companyId, table.id] }),
    companyReference('client_notes_client_fk', table.clientId, clients).onDelete('cascade'),
    index('client_notes_client_index').on(table.companyId, table.clientId),
  ],
);
tellOf('clients', clientNotes);
