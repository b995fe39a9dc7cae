import { ALERT_AUDIENCES } from '@app/domain/platform/alert';
import { ALERT_TYPES } from '@app/domain/shared/alert-type';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companies } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';

/** What whoever runs the platform tells companies on their screens. It belongs to none of them. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    title: text().notNull(),
    message: text().notNull(),
    type: text({ enum: ALERT_TYPES }).notNull(),
    audience: text({ enum: ALERT_AUDIENCES }).notNull(),
    startsOn: dateColumn('starts_on').notNull(),
    /** The last day on which it is shown; empty means until somebody takes it away. */
    endsOn: dateColumn('ends_on'),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [check('alerts_days', sql`${table.endsOn} >= ${table.startsOn}`)],
);

/** For whom an alert of the audience 'specific' is. */
export const alertCompanies = pgTable(
  'alert_companies',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'alert_companies_pkey', columns: [table.alertId, table.companyId] }),
    index('alert_companies_company_index').on(table.companyId),
  ],
);

/** Who does not want to see an alert any more. */
export const alertDismissals = pgTable(
  'alert_dismissals',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => alerts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'alert_dismissals_pkey', columns: [table.alertId, table.userId] }),
    index('alert_dismissals_user_index').on(table.userId),
  ],
);
