import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** What was tried, by whom and how often. The sign-in library counts here too; columns are its. */
export const rateLimits = pgTable('rate_limits', {
  id: uuid().primaryKey().default(sql`uuidv7()`),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});
