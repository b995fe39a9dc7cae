import { sql } from 'drizzle-orm';
import { uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
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
    companyReference(
      'calendar_feeds_professional_fk',
      table.professionalId,
      professionals,
    ).onDelete('cascade'),
    companyReference('calendar_feeds_member_fk', table.memberId, members).onDelete('cascade'),
    uniqueIndex('calendar_feeds_member_unique').on(
      table.companyId,
      table.memberId,
      sql`coalesce(${table.professionalId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
    ),
  ],
);
tellOf('feeds', calendarFeeds);
