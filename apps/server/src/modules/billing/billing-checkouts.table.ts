import { foreignKey, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';

/** The payment page a company was last sent to. While it is open, a second tab gets the same one. */
export const billingCheckouts = companyPartTable(
  'billing_checkouts',
  {
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    /** Part of the idempotency key: one attempt makes one page, however often it is sent. */
    attemptId: uuid('attempt_id').notNull(),
    planId: uuid('plan_id').notNull(),
    stripeSessionId: text('stripe_session_id'),
    url: text(),
    startedAt: instantColumn('started_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'billing_checkouts_pkey', columns: [table.companyId, table.environment] }),
    foreignKey({
      name: 'billing_checkouts_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
