import { CATEGORY_TYPES } from '@app/domain/company/financial-category';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from './companies.table.ts';

/** Income and expense may each have a category of the same name, such as products. */
export const CATEGORY_NAME_KEY = 'financial_categories_company_name_unique';

export const financialCategories = pgTable(
  'financial_categories',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    type: text({ enum: CATEGORY_TYPES }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'financial_categories_pkey', columns: [table.companyId, table.id] }),
    uniqueIndex(CATEGORY_NAME_KEY).on(table.companyId, table.type, sql`lower(${table.name})`),
    foreignKey({
      name: 'financial_categories_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyPolicy('financial_categories'),
  ],
);
