import { CATEGORY_TYPES } from '@app/domain/company/financial-category';
import { sql } from 'drizzle-orm';
import { boolean, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from './companies.table.ts';

/** Income and expense may each have a category of the same name, such as products. */
export const CATEGORY_NAME_KEY = 'financial_categories_company_name_unique';

export const financialCategories = companyTable(
  'financial_categories',
  {
    name: text().notNull(),
    type: text({ enum: CATEGORY_TYPES }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex(CATEGORY_NAME_KEY).on(table.companyId, table.type, sql`lower(${table.name})`),
  ],
);
tellOf('company', financialCategories);
