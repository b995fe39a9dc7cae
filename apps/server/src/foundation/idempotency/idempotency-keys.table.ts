import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { companyIdColumn, companyPolicy } from '../database/company-columns.ts';

/**
 * Requests that were carried out, by the key that their senders gave them, so that one which is sent
 * again does nothing twice. A migration adds the reference to the company.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    companyId: companyIdColumn(),
    /** A mark of the key and of who sent it. */
    key: text().notNull(),
    /** A mark of what was asked, which only tells the same from something else. */
    asked: text().notNull(),
    /** What was answered, sealed: whoever does not have the key itself cannot open it. */
    answer: text(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [table.companyId, table.key] }),
    companyPolicy('idempotency_keys'),
  ],
);
