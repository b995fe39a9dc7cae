import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from './companies.table.ts';

export const PAYMENT_METHOD_NAME_KEY = 'payment_methods_company_name_unique';

export const paymentMethods = pgTable(
  'payment_methods',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    /** Cash gives change and lies in the drawer; PIX shows a code. */
    kind: text({ enum: PAYMENT_METHOD_KINDS }).notNull().default('other'),
    /** An inactive one is no longer offered for payments. */
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'payment_methods_pkey', columns: [table.companyId, table.id] }),
    uniqueIndex(PAYMENT_METHOD_NAME_KEY).on(table.companyId, sql`lower(${table.name})`),
    foreignKey({
      name: 'payment_methods_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyPolicy('payment_methods'),
  ],
);
