import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';

/**
 * Every address a company ever had: printed cards and old links keep leading to it. Belongs to no
 * company alone, because an address has to be free in all of them. The migration adds the foreign
 * keys, because an address and its company come into being together.
 */
export const companySlugs = pgTable(
  'company_slugs',
  {
    slug: text().primaryKey(),
    companyId: uuid('company_id').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('company_slugs_company_index').on(table.companyId)],
);
