import { EXCEPTION_KINDS, type Shift } from '@app/domain/team/schedule';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dateColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { professionals } from './professionals.table.ts';

/** Kept by the database: a day of a professional has one exception at most. */
export const SCHEDULE_EXCEPTIONS_APART = 'schedule_exceptions_apart';
export const SCHEDULE_EXCEPTIONS_PROFESSIONAL_FK = 'schedule_exceptions_professional_fk';

/** Days on which somebody works otherwise than in an ordinary week, or not at all. */
export const scheduleExceptions = companyPartTable(
  'schedule_exceptions',
  {
    id: idColumn(),
    professionalId: uuid('professional_id').notNull(),
    kind: text({ enum: EXCEPTION_KINDS }).notNull(),
    fromDate: dateColumn('from_date').notNull(),
    /** The first day that no longer belongs. */
    untilDate: dateColumn('until_date').notNull(),
    reason: text().notNull().default(''),
    /** Of special hours only; breaks are the gaps between them. */
    shifts: jsonb().$type<readonly Shift[]>().notNull().default([]),
    /** Goes up with every change, so that two people do not overwrite each other unseen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'schedule_exceptions_pkey', columns: [table.companyId, table.id] }),
    companyReference(
      SCHEDULE_EXCEPTIONS_PROFESSIONAL_FK,
      table.professionalId,
      professionals,
    ).onDelete('cascade'),
    // For reading: the index of the guard is slower the more companies there are.
    index('schedule_exceptions_professional_index').on(
      table.companyId,
      table.professionalId,
      table.untilDate,
    ),
    check('schedule_exceptions_in_order', sql`${table.fromDate} < ${table.untilDate}`),
  ],
);
tellOf('professionals', scheduleExceptions);
