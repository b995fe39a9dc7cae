import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';
import { companies } from '../company/companies.table.ts';

/** Which company a customer of the payment provider is. Its events name the customer only. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    stripeCustomerId: text('stripe_customer_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({
      name: 'billing_customers_pkey',
      columns: [table.environment, table.stripeCustomerId],
    }),
    unique('billing_customers_company_unique').on(table.companyId, table.environment),
  ],
);
