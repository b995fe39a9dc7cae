import { primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { members } from '../../team/members.table.ts';
import { notices } from './notices.table.ts';

/** Which notices a member has seen, on whichever of her devices. */
export const noticeReads = companyPartTable(
  'notice_reads',
  {
    memberId: uuid('member_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    readAt: instantColumn('read_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'notice_reads_pkey',
      columns: [table.companyId, table.noticeId, table.memberId],
    }),
    companyReference('notice_reads_member_fk', table.memberId, members).onDelete('cascade'),
    companyReference('notice_reads_notice_fk', table.noticeId, notices).onDelete('cascade'),
  ],
);
tellOf('notices', noticeReads);
