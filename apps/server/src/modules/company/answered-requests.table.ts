import { sql } from 'drizzle-orm';
import { foreignKey, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companies, companyPartTable } from './companies.table.ts';

/**
 * Requests that were carried out, so that one which is sent again does nothing twice. Those about
 * money were the first, which is where the name of the table is from.
 */
export const answeredRequests = companyPartTable(
  'cash_requests',
  {
    id: idColumn(),
    requestKey: text('request_key').notNull(),
    /** What was asked, in a form that only tells the same from something else. */
    asked: text().notNull(),
    /** What came of it: the row that is shown again. */
    resultId: uuid('result_id'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'cash_requests_pkey', columns: [table.companyId, table.requestKey] }),
    foreignKey({
      name: 'cash_requests_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
