import { sql } from 'drizzle-orm';
import { boolean, check, integer, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';

export const FIRST_TERMS = 1;

/** Which gift cards a company sells by its link; of packages each says so itself. One row, or none yet. */
export const prepaidShops = companyTable(
  'prepaid_shops',
  {
    sellsGiftCards: boolean('sells_gift_cards').notNull(),
    least: centsColumn('least_in_cents').notNull(),
    most: centsColumn('most_in_cents').notNull(),
    /** Null: for ever. */
    validDays: integer('valid_days'),
    /** Goes up with every change; a company that has said nothing has the first. */
    version: integer().notNull().default(FIRST_TERMS),
  },
  (table) => [
    uniqueIndex('prepaid_shops_company_unique').on(table.companyId),
    check(
      'prepaid_shops_values',
      sql`${table.least} > 0 and ${table.most} >= ${table.least} and ${table.validDays} > 0`,
    ),
  ],
);
tellOf('prepaid', prepaidShops);
