import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';
import { companyIdColumn, companyPolicy } from '../database/company-columns.ts';

/** What was already done for somebody outside, so that a repeated job does not do it again. */
export const effects = pgTable(
  'effects',
  {
    companyId: companyIdColumn(),
    key: text().notNull(),
    doneAt: instantColumn('done_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'effects_pkey', columns: [table.companyId, table.key] }),
    companyPolicy('effects'),
  ],
);
