import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * Who changed which setting of the platform when; never to what. It can be added to and never
 * rewritten. Settings are those of the whole platform, so no company has a part in it.
 */
export const settingChanges = pgTable('setting_changes', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  key: text().notNull(),
  userId: uuid('user_id'),
  /** Who sat at the terminal, by the name the operating system knows. */
  terminalUser: text('terminal_user'),
  changedAt: instantColumn('changed_at').notNull(),
});
