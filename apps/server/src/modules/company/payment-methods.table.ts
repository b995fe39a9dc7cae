import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { sql } from 'drizzle-orm';
import { boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from './companies.table.ts';

export const PAYMENT_METHOD_NAME_KEY = 'payment_methods_company_name_unique';

export const paymentMethods = companyTable(
  'payment_methods',
  {
    name: text().notNull(),
    /** Cash gives change and lies in the drawer; PIX shows a code. */
    kind: text({ enum: PAYMENT_METHOD_KINDS }).notNull().default('other'),
    /** An inactive one is no longer offered for payments. */
    active: boolean().notNull().default(true),
    /** Goes up when the fees of its card machine change, so that two people do not overwrite each other. */
    feesVersion: integer('fees_version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex(PAYMENT_METHOD_NAME_KEY).on(table.companyId, sql`lower(${table.name})`)],
);
tellOf('company', paymentMethods);
