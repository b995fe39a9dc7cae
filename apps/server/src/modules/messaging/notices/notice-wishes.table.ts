import { NOTICE_KINDS } from '@app/domain/messaging/notice';
import { boolean, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { members } from '../../team/members.table.ts';

/** Where a member wants to hear of a kind of notice, once she has said so. */
export const noticeWishes = companyPartTable(
  'notice_wishes',
  {
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    app: boolean().notNull(),
    email: boolean().notNull(),
    /** On her devices, while the application is closed. */
    push: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({
      name: 'notice_wishes_pkey',
      columns: [table.companyId, table.memberId, table.kind],
    }),
    companyReference('notice_wishes_member_fk', table.memberId, members).onDelete('cascade'),
  ],
);
tellOf('notices', noticeWishes);
