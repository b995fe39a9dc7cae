import { DEFAULT_COLOR } from '@app/domain/shared/colors';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

export const PROFESSIONAL_EMAIL_KEY = 'professionals_company_email_unique';
/** One member is one professional at most. */
export const PROFESSIONAL_MEMBER_KEY = 'professionals_company_member_unique';
export const PROFESSIONAL_MEMBER_FK = 'professionals_member_fk';

export const professionals = companyTable(
  'professionals',
  {
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    specialties: text().array().notNull().default(sql`'{}'::text[]`),
    photoUrl: text('photo_url'),
    /** 'DD/MM', without the year; empty where nobody said. */
    birthday: text().notNull().default(''),
    /** Of the column in the agenda. */
    color: text().notNull().default(DEFAULT_COLOR),
    /** From left to right in the agenda; those of one place come in the order of their names. */
    position: integer().notNull().default(0),
    /** The member who is this professional. The migration adds the foreign key. */
    memberId: uuid('member_id'),
    active: boolean().notNull().default(true),
    /** Until then her hours counted. */
    inactiveSince: instantColumn('inactive_since'),
    /** Hundredths of a percent of products she sells that say nothing themselves; null without. */
    productBasisPoints: integer('product_basis_points'),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    /** Of the weekly hours, which are replaced as a whole. */
    scheduleVersion: integer('schedule_version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex(PROFESSIONAL_EMAIL_KEY)
      .on(table.companyId, sql`lower(${table.email})`)
      .where(sql`${table.email} <> ''`),
    unique(PROFESSIONAL_MEMBER_KEY).on(table.companyId, table.memberId),
    check(
      'professionals_birthday',
      sql`${table.birthday} = '' or ${table.birthday} ~ '^[0-3][0-9]/[01][0-9]$'`,
    ),
    check('professionals_product_rate', sql`${table.productBasisPoints} between 0 and 10000`),
    check('professionals_inactive_since', sql`${table.active} = (${table.inactiveSince} is null)`),
  ],
);
tellOf('professionals', professionals);
