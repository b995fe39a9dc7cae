import { ROLES } from '@app/domain/team/permissions';
import { sql } from 'drizzle-orm';
import { text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

const INVITATION_EMAIL_KEY = 'invitations_open_email_unique';

/** Links that make somebody a member. Only a fingerprint of the link is kept. */
export const invitations = companyTable(
  'invitations',
  {
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedByUserId: uuid('invited_by_user_id'),
    invitedByName: text('invited_by_name'),
    expiresAt: instantColumn('expires_at').notNull(),
    acceptedAt: instantColumn('accepted_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('invitations_token_unique').on(table.companyId, table.tokenHash),
    // One open invitation per person: inviting again replaces it.
    uniqueIndex(INVITATION_EMAIL_KEY)
      .on(table.companyId, table.email)
      .where(sql`accepted_at is null`),
  ],
);
tellOf('members', invitations);
