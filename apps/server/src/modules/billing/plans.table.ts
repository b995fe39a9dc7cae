import type { Module } from '@app/domain/billing/access';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';

/** What the platform sells. Belongs to no company; everybody may read it. */
export const plans = pgTable('plans', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  name: text().notNull(),
  description: text().notNull().default(''),
  priceMonthlyCents: centsColumn('price_monthly_in_cents').notNull(),
  freeTrialDays: integer('free_trial_days').notNull().default(7),
  /** Empty means as many as you like. */
  maxProfessionals: integer('max_professionals'),
  /** 0 means as many as you like. */
  maxAppointmentsMonthly: integer('max_appointments_monthly').notNull().default(0),
  showOnLanding: boolean('show_on_landing').notNull().default(true),
  isMostPopular: boolean('is_most_popular').notNull().default(false),
  isBasicPlan: boolean('is_basic_plan').notNull().default(false),
  displayOrder: integer('display_order').notNull().default(0),
  active: boolean().notNull().default(true),
  /** A module that is set to false is closed to the plan's companies. */
  permissions: jsonb().$type<Partial<Record<Module, boolean>>>().notNull().default({}),
  landingPageFeatures: jsonb('landing_page_features').$type<string[]>().notNull().default([]),
  /** Goes up with every change, so that nobody overwrites what is unseen. */
  version: integer().notNull().default(1),
  createdAt: instantColumn('created_at').notNull().default(sql`now()`),
});

/**
 * A plan's prices at the payment provider: others in every environment, and another one for every
 * amount it ever cost. The old ones stay, because whoever subscribed then still pays them.
 */
export const planPrices = pgTable(
  'plan_prices',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    stripePriceId: text('stripe_price_id').notNull(),
    /** Empty when it is not known, or when the provider does not sell at this price any more. */
    amountCents: centsColumn('amount_in_cents'),
  },
  (table) => [
    primaryKey({ name: 'plan_prices_pkey', columns: [table.environment, table.stripePriceId] }),
  ],
);
