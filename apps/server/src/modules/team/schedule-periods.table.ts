import { PERIOD_KINDS } from '@app/domain/team/schedule';
import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { professionals } from './professionals.table.ts';

/** The hours of an ordinary week: shifts, and the breaks inside them. Minutes of the day. */
export const schedulePeriods = companyPartTable(
  'schedule_periods',
  {
    id: idColumn(),
    professionalId: uuid('professional_id').notNull(),
    /** 0 is Sunday. */
    weekday: integer().notNull(),
    kind: text({ enum: PERIOD_KINDS }).notNull(),
    fromMinute: integer('from_minute').notNull(),
    untilMinute: integer('until_minute').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'schedule_periods_pkey',
      columns: [table.companyId, table.professionalId, table.weekday, table.kind, table.fromMinute],
    }),
    companyReference(
      'schedule_periods_professional_fk',
      table.professionalId,
      professionals,
    ).onDelete('cascade'),
    check('schedule_periods_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'schedule_periods_in_order',
      sql`${table.fromMinute} >= 0 and ${table.fromMinute} < ${table.untilMinute} and ${table.untilMinute} <= 1440`,
    ),
  ],
);
tellOf('professionals', schedulePeriods);
