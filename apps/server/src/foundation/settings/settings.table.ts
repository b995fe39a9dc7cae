import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/** Settings of the whole platform. A secret value is stored sealed and never leaves the server. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  category: text().notNull(),
  value: text().notNull(),
  secret: boolean().notNull().default(false),
  updatedAt: instantColumn('updated_at').notNull().default(sql`now()`),
  updatedBy: uuid('updated_by'),
});
