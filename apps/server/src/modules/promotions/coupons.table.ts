import { DISCOUNT_TYPES } from '@app/domain/promotions/coupon';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, text, unique } from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/** Two coupons of a company never share a code. */
export const COUPON_CODE_KEY = 'coupons_company_code_unique';

export const coupons = companyTable(
  'coupons',
  {
    /** Upper case. */
    code: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    discountType: text('discount_type', { enum: DISCOUNT_TYPES }).notNull(),
    /** Hundredths of a percent, or cents. */
    discountValue: bigint('discount_value', { mode: 'number' }).notNull(),
    minimumAmount: centsColumn('minimum_amount_in_cents'),
    maximumDiscount: centsColumn('maximum_discount_in_cents'),
    /** 0 never runs out. */
    usageLimit: integer('usage_limit').notNull().default(0),
    usageLimitPerClient: integer('usage_limit_per_client').notNull().default(1),
    /** Goes up in the step that checks the limit, so that the last use is given once. */
    usageCount: integer('usage_count').notNull().default(0),
    /** The last day on which it is valid. */
    validUntil: dateColumn('valid_until'),
    active: boolean().notNull().default(true),
    /** Goes up with every change by a person, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(COUPON_CODE_KEY).on(table.companyId, table.code),
    check('coupons_code_upper', sql`${table.code} = upper(${table.code})`),
    check(
      'coupons_values',
      sql`${table.discountValue} >= 0 and (${table.discountType} <> 'percentage' or ${table.discountValue} <= 10000) and ${table.usageLimit} >= 0 and ${table.usageLimitPerClient} >= 1 and ${table.usageCount} >= 0`,
    ),
  ],
);
tellOf('coupons', coupons);
