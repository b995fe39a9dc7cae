import { DISCOUNT_TYPES } from '@app/domain/promotions/coupon';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { services } from '../catalog/services.table.ts';
import { companies, companyPartTable, companyTable } from '../company/companies.table.ts';

/** Two coupons of a company never share a code. */
export const COUPON_CODE_KEY = 'coupons_company_code_unique';
/** What a coupon lowers is there. */
export const COUPON_SERVICE_KEY = 'coupon_services_service_fk';

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
    firstVisitOnly: boolean('first_visit_only').notNull().default(false),
    birthdayMonthOnly: boolean('birthday_month_only').notNull().default(false),
    /** The days of the visit, 0 is Sunday; none: any. */
    weekdays: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** The first day of a visit. */
    validFrom: dateColumn('valid_from'),
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
    check('coupons_weekdays', sql`${table.weekdays} <@ '{0,1,2,3,4,5,6}'::integer[]`),
  ],
);
tellOf('coupons', coupons);

/**
 * Which services a coupon lowers; all of them where it names none. So one that a coupon names is not
 * deleted: the coupon would lower everything.
 */
export const couponServices = companyPartTable(
  'coupon_services',
  {
    couponId: uuid('coupon_id').notNull(),
    serviceId: uuid('service_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'coupon_services_pkey',
      columns: [table.companyId, table.couponId, table.serviceId],
    }),
    foreignKey({
      name: 'coupon_services_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('coupon_services_coupon_fk', table.couponId, coupons).onDelete('cascade'),
    companyReference(COUPON_SERVICE_KEY, table.serviceId, services),
    index('coupon_services_service_index').on(table.companyId, table.serviceId),
  ],
);
tellOf('coupons', couponServices);
