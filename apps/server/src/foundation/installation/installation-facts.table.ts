import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * What every process of this installation has to agree on, before any company exists: the key of
 * marks, sealed, and the marks of settings. For the owner alone; requests and operators get no rights.
 */
export const installationFacts = pgTable('installation_facts', {
  name: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instantColumn('updated_at').notNull().default(sql`now()`),
});
