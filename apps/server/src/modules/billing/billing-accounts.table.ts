import { foreignKey, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';

/**
 * What the payment provider last said about a company's subscription, one row per environment. The
 * subscription columns of the company are made from the row of the environment that is switched on.
 */
export const billingAccounts = companyPartTable(
  'billing_accounts',
  {
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** The provider's own word. It may be one that we do not know yet. */
    providerStatus: text('provider_status'),
    stripePriceId: text('stripe_price_id'),
    planId: uuid('plan_id'),
    periodStart: instantColumn('period_start'),
    periodEnd: instantColumn('period_end'),
    trialEnd: instantColumn('trial_end'),
    cancelAt: instantColumn('cancel_at'),
    endedAt: instantColumn('ended_at'),
    cancelReason: text('cancel_reason'),
    latestInvoiceStatus: text('latest_invoice_status'),
    /** Until when the service is paid, days of grace included. */
    paidThrough: instantColumn('paid_through'),
    /** When the question was asked to which this row is the answer. */
    syncedAt: instantColumn('synced_at'),
  },
  (table) => [
    primaryKey({ name: 'billing_accounts_pkey', columns: [table.companyId, table.environment] }),
    foreignKey({
      name: 'billing_accounts_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
