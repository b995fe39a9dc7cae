import type { CountedLine } from '@app/domain/cash/session';
import { SESSION_STATUSES } from '@app/domain/cash/session';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';

/** Kept by the database: a company has one drawer open at a time. */

/** A drawer from its opening to its closing. A closed one never changes again. */
export const cashSessions = companyTable(
  'cash_sessions',
  {
    status: text({ enum: SESSION_STATUSES }).notNull().default('open'),
    openedBy: uuid('opened_by').notNull(),
    openedAt: instantColumn('opened_at').notNull().default(sql`now()`),
    openingAmount: centsColumn('opening_amount_in_cents').notNull(),
    openingNotes: text('opening_notes').notNull().default(''),
    closedBy: uuid('closed_by'),
    closedAt: instantColumn('closed_at'),
    /** What was counted, over all ways of paying. */
    closingAmount: centsColumn('closing_amount_in_cents'),
    /** What should have been there, as it was known when it was counted. */
    expectedAmount: centsColumn('expected_amount_in_cents'),
    /** The same for each way of paying, by the names they had. */
    counts: jsonb().$type<CountedLine[]>(),
    closingNotes: text('closing_notes').notNull().default(''),
  },
  (table) => [
    uniqueIndex('cash_sessions_one_open').on(table.companyId).where(sql`${table.status} = 'open'`),
    index('cash_sessions_opened_index').on(table.companyId, table.openedAt),
    // The closing amount may be below zero: where more left an account than came in, that is counted.
    check('cash_sessions_amounts', sql`${table.openingAmount} >= 0`),
    check(
      'cash_sessions_closed_whole',
      sql`(${table.status} = 'closed') = (${table.closedAt} is not null and ${table.closedBy} is not null and ${table.closingAmount} is not null and ${table.expectedAmount} is not null and ${table.counts} is not null)`,
    ),
  ],
);
tellOf('cash', cashSessions);
