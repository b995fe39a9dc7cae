import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * Requests of operators that were carried out, as `idempotency_keys` has those of companies. They belong
 * to no company: some of them found one.
 */
export const operatorKeys = pgTable('operator_keys', {
  /** A mark of the key and of who sent it. */
  key: text().primaryKey(),
  /** A mark of what was asked, which only tells the same from something else. */
  asked: text().notNull(),
  /** What was answered, sealed: whoever does not have the key itself cannot open it. */
  answer: text(),
  createdAt: instantColumn('created_at').notNull().default(sql`now()`),
});
