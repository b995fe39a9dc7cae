import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { users } from './accounts.table.ts';

/**
 * The address an account asked for and did not confirm yet: one at a time, the last one asked for.
 * It belongs to no company, as the account does not. Whoever reads the database cannot open the
 * mailed link: only a fingerprint of it is kept.
 */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: instantColumn('expires_at').notNull(),
});
