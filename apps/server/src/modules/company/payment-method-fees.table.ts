import { sql } from 'drizzle-orm';
import { check, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from './companies.table.ts';
import { paymentMethods } from './payment-methods.table.ts';

/** Two rules never hold for the same number of instalments. */
export const FEE_RULE_KEY = 'payment_method_fees_unique';

/** What the card machine keeps of a way of paying, and when it pays the rest. */
export const paymentMethodFees = companyTable(
  'payment_method_fees',
  {
    paymentMethodId: uuid('payment_method_id').notNull(),
    /** Nothing: of every brand that has no rule of its own. */
    brand: text().notNull().default(''),
    /** Holds from so many instalments on, until another rule does. */
    fromInstalments: integer('from_instalments').notNull().default(1),
    /** Hundredths of a percent. */
    basisPoints: integer('basis_points').notNull(),
    /** Besides, each time. */
    fixed: centsColumn('fixed_in_cents').notNull().default(sql`0`),
    /** Until the first of it is received. */
    days: integer().notNull(),
    /** Between one instalment and the next; 0: all at once. */
    daysBetween: integer('days_between').notNull().default(0),
  },
  (table) => [
    companyReference(
      'payment_method_fees_method_fk',
      table.paymentMethodId,
      paymentMethods,
    ).onDelete('cascade'),
    uniqueIndex(FEE_RULE_KEY).on(
      table.companyId,
      table.paymentMethodId,
      sql`lower(${table.brand})`,
      table.fromInstalments,
    ),
    check(
      'payment_method_fees_values',
      sql`${table.basisPoints} between 0 and 10000 and ${table.fixed} >= 0 and ${table.days} between 0 and 400 and ${table.daysBetween} between 0 and 60 and ${table.fromInstalments} between 1 and 24`,
    ),
  ],
);
tellOf('company', paymentMethodFees);
