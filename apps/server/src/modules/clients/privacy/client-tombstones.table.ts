import { sql } from 'drizzle-orm';
import { foreignKey, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companies, companyPartTable } from '../../company/companies.table.ts';

/**
 * Keeps an import from bringing back a person who asked to be forgotten. The mark is a keyed hash
 * of a phone, an e-mail or a birth date: without the key of the system it tells nothing.
 */
export const clientTombstones = companyPartTable(
  'client_tombstones',
  {
    id: idColumn(),
    mark: text().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'client_tombstones_pkey', columns: [table.companyId, table.mark] }),
    foreignKey({
      name: 'client_tombstones_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
