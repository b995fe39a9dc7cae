import { sql } from 'drizzle-orm';
import { boolean, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';

export const professionals = pgTable(
  'professionals',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    specialties: text().array().notNull().default(sql`'{}'::text[]`),
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'professionals_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'professionals_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyPolicy('professionals'),
  ],
);
