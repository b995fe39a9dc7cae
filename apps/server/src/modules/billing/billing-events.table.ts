import { EVENT_STATUSES } from '@app/domain/billing/billing-event';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { PAYMENT_ENVIRONMENTS } from '../../foundation/payments/payment-environment.ts';

/** Every event the payment provider sent us, once each, and what became of it. */
export const billingEvents = pgTable(
  'billing_events',
  {
    environment: text({ enum: PAYMENT_ENVIRONMENTS }).notNull(),
    id: text().notNull(),
    type: text().notNull(),
    apiVersion: text('api_version'),
    livemode: boolean().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    objectId: text('object_id'),
    companyId: uuid('company_id'),
    receivedAt: instantColumn('received_at').notNull().default(sql`now()`),
    deliveries: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    status: text({ enum: EVENT_STATUSES }).notNull().default('received'),
    error: text(),
    processedAt: instantColumn('processed_at'),
    payload: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ name: 'billing_events_pkey', columns: [table.environment, table.id] }),
    index('billing_events_received_index').on(table.receivedAt, table.id),
    index('billing_events_waiting_index').on(table.status, table.receivedAt),
  ],
);
