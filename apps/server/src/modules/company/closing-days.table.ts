import { CLOSING_DAY_KINDS } from '@app/domain/company/closing-day';
import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { dateColumn, instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from './companies.table.ts';

/** Kept by the database: no day of a company is decided twice. */
export const CLOSING_DAYS_APART = 'closing_days_apart';

export const closingDays = companyTable(
  'closing_days',
  {
    name: text().notNull(),
    kind: text({ enum: CLOSING_DAY_KINDS }).notNull(),
    fromDate: dateColumn('from_date').notNull(),
    /** The first day that no longer belongs. */
    untilDate: dateColumn('until_date').notNull(),
    fromMinute: integer('from_minute'),
    untilMinute: integer('until_minute'),
    /** Goes up with every change, so that two people do not overwrite each other unseen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    // For reading: the index of the guard is slower the more companies there are.
    index('closing_days_until_index').on(table.companyId, table.untilDate),
    check('closing_days_in_order', sql`${table.fromDate} < ${table.untilDate}`),
    check(
      'closing_days_hours',
      sql`(${table.kind} = 'special-hours') = (${table.fromMinute} is not null and ${table.untilMinute} is not null) and coalesce(${table.fromMinute} >= 0 and ${table.fromMinute} < ${table.untilMinute} and ${table.untilMinute} <= 1440, true)`,
    ),
  ],
);
tellOf('company', closingDays);
