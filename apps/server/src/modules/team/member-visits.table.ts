import { primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { members } from './members.table.ts';

/**
 * When each member was last in this company, to the hour. What she does elsewhere is no business of
 * its. Apart from the members, whose every change is written down.
 */
export const memberVisits = companyPartTable(
  'member_visits',
  {
    memberId: uuid('member_id').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'member_visits_pkey', columns: [table.companyId, table.memberId] }),
    companyReference('member_visits_member_fk', table.memberId, members).onDelete('cascade'),
  ],
);
