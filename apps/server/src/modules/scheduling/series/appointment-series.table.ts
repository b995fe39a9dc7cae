import { RECURRENCE_UNITS } from '@app/domain/scheduling/recurrence';
import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyTable } from '../../company/companies.table.ts';

/** What repeats: each of its appointments stands by itself in the agenda. */
export const appointmentSeries = companyTable(
  'appointment_series',
  {
    every: integer().notNull(),
    unit: text({ enum: RECURRENCE_UNITS }).notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [check('appointment_series_every', sql`${table.every} > 0`)],
);
