import { ROLES } from '@app/domain/team/permissions';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';
import { users } from '../identity/accounts.table.ts';

/** Kept by a trigger: a company never loses its last owner. */
export const LAST_OWNER_RULE = 'members_last_owner';

export const members = companyTable(
  'members',
  {
    userId: uuid('user_id').notNull(),
    role: text({ enum: ROLES }).notNull(),
    active: boolean().notNull().default(true),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('members_company_user_unique').on(table.companyId, table.userId),
    foreignKey({
      name: 'members_user_fk',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('members_user_index').on(table.userId),
  ],
);
tellOf('members', members);
