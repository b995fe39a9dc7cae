import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../foundation/database/columns.ts';

/** What the simulated payment provider keeps: its customers, prices, sessions, subscriptions, bills. */
export const simulatorObjects = pgTable(
  'simulator_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    customerId: text('customer_id'),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('simulator_objects_kind_index').on(table.kind, table.customerId)],
);
