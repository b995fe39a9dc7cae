import { sql } from 'drizzle-orm';
import { index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { sessions } from '../../identity/accounts.table.ts';
import { members } from '../../team/members.table.ts';

/** A browser is told once for each company, by whoever used it last. */
export const ENDPOINT_KEY = 'push_subscriptions_endpoint_unique';

/** The browsers in which a member allowed notices while the application is closed. */
export const pushSubscriptions = companyTable(
  'push_subscriptions',
  {
    memberId: uuid('member_id').notNull(),
    /** Where she allowed it: whatever ends the session ends its notices. Without one it is from before. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** What the browser gave to seal its notices with. */
    publicKey: text('public_key').notNull(),
    authSecret: text('auth_secret').notNull(),
    /** Which one it is, in words she recognises. */
    device: text().notNull().default(''),
    failures: integer().notNull().default(0),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(ENDPOINT_KEY).on(table.companyId, table.endpoint),
    companyReference('push_subscriptions_member_fk', table.memberId, members).onDelete('cascade'),
    index('push_subscriptions_member_index').on(table.companyId, table.memberId),
    index('push_subscriptions_session_index').on(table.sessionId),
  ],
);
tellOf('notices', pushSubscriptions);
