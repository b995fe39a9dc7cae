import { RECURRENCE_UNITS } from '@app/domain/scheduling/recurrence';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';

/** What repeats: each of its appointments stands by itself in the agenda. */
export const appointmentSeries = pgTable(
  'appointment_series',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    every: integer().notNull(),
    unit: text({ enum: RECURRENCE_UNITS }).notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'appointment_series_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'appointment_series_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    check('appointment_series_every', sql`${table.every} > 0`),
    companyPolicy('appointment_series'),
  ],
);
