import { PAYMENT_STATUSES } from '@app/domain/billing/payment';
import { foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';

/** The bills of a subscription: what was paid, and what could not be charged. */
export const billingPayments = companyPartTable(
  'billing_payments',
  {
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    stripeInvoiceId: text('stripe_invoice_id').notNull(),
    amountCents: centsColumn('amount_in_cents').notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    billingReason: text('billing_reason'),
    attemptCount: integer('attempt_count').notNull().default(1),
    /** When it was paid, or when the last attempt failed. */
    at: instantColumn('at').notNull(),
    periodStart: instantColumn('period_start'),
    periodEnd: instantColumn('period_end'),
    hostedInvoiceUrl: text('hosted_invoice_url'),
    /** What the plan that was billed was called then; null where nobody wrote it down. */
    planName: text('plan_name'),
  },
  (table) => [
    primaryKey({
      name: 'billing_payments_pkey',
      columns: [table.companyId, table.environment, table.stripeInvoiceId],
    }),
    // What every company paid, newest first: the operators' list.
    index('billing_payments_at_index').on(table.at, table.stripeInvoiceId),
    foreignKey({
      name: 'billing_payments_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
