import { foreignKey, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { members } from './members.table.ts';

/**
 * When each member was last in this company, to the hour. What she does elsewhere is no business of
 * its. Apart from the members, whose every change is written down.
 */
export const memberVisits = pgTable(
  'member_visits',
  {
    companyId: companyIdColumn(),
    memberId: uuid('member_id').notNull(),
    lastSeenAt: instantColumn('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'member_visits_pkey', columns: [table.companyId, table.memberId] }),
    foreignKey({
      name: 'member_visits_member_fk',
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
    companyPolicy('member_visits'),
  ],
);
