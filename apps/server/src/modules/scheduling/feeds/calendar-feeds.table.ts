import { sql } from 'drizzle-orm';
import { foreignKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { members } from '../../team/members.table.ts';
import { professionals } from '../../team/professionals.table.ts';

/**
 * A secret address by which a member's calendar program follows the agenda. A new row is a new
 * address. Those of before members had their own belong to nobody and show nothing.
 */
export const calendarFeeds = companyTable(
  'calendar_feeds',
  {
    /** Whose agenda; null is the whole company's. */
    professionalId: uuid('professional_id'),
    /** Who follows it: the address shows what she may see, and nothing once she may not. */
    memberId: uuid('member_id'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    foreignKey({
      name: 'calendar_feeds_professional_fk',
      columns: [table.companyId, table.professionalId],
      foreignColumns: [professionals.companyId, professionals.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'calendar_feeds_member_fk',
      columns: [table.companyId, table.memberId],
      foreignColumns: [members.companyId, members.id],
    }).onDelete('cascade'),
    uniqueIndex('calendar_feeds_member_unique').on(
      table.companyId,
      table.memberId,
      sql`coalesce(${table.professionalId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
  ],
);
tellOf('feeds', calendarFeeds);
