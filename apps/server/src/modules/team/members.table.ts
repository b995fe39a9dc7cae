import { ROLES } from '@app/domain/team/permissions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';

/** Kept by a trigger: a company never loses its last owner. */
export const LAST_OWNER_RULE = 'members_last_owner';

export const members = pgTable(
  'members',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    userId: uuid('user_id').notNull(),
    role: text({ enum: ROLES }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'members_pkey', columns: [table.companyId, table.id] }),
    unique('members_company_user_unique').on(table.companyId, table.userId),
    foreignKey({
      name: 'members_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'members_user_fk',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('members_user_index').on(table.userId),
    companyPolicy('members'),
  ],
);
