import { sql } from 'drizzle-orm';
import { foreignKey, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';
import { members } from '../team/members.table.ts';
import { professionals } from '../team/professionals.table.ts';

/**
 * A secret address by which a member's calendar program follows the agenda. A new row is a new
 * address. Those of before members had their own belong to nobody and show nothing.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    /** Whose agenda; null is the whole company's. */
    professionalId: uuid('professional_id'),
    /** Who follows it: the address shows what she may see, and nothing once she may not. */
    memberId: uuid('member_id'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'calendar_feeds_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'calendar_feeds_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
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
    companyPolicy('calendar_feeds'),
  ],
);
