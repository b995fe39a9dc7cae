import { DOCUMENT_TYPES } from '@app/domain/shared/documents';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { sql } from 'drizzle-orm';
import { boolean, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';

const ownCompany = sql`id = (select current_company_id())`;

export const companies = pgTable(
  'companies',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    name: text().notNull(),
    /** The company's name in public addresses. */
    slug: text().notNull().unique(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    documentType: text('document_type', { enum: DOCUMENT_TYPES }).notNull().default('cnpj'),
    /** As somebody typed it; the number beside it is what can be compared. */
    document: text().notNull().default(''),
    documentNumber: text('document_number').notNull().default(''),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    active: boolean().notNull().default(true),
    trialStartedAt: instantColumn('trial_started_at'),
    trialEndsAt: instantColumn('trial_ends_at'),
    subscriptionStatus: text('subscription_status').notNull().default('trial'),
    subscriptionCurrentPeriodEnd: instantColumn('subscription_current_period_end'),
    /** The plan the company subscribed to; the first active plan stands in while there is none. */
    subscriptionPlanId: uuid('subscription_plan_id'),
    subscriptionStripeId: text('subscription_stripe_id'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  () => [pgPolicy('companies_company', { using: ownCompany, withCheck: ownCompany })],
);
