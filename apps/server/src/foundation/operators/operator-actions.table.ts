import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

/**
 * What whoever runs the platform did to it: companies, plans, keys, administrators, visits for
 * support. It can be added to and never rewritten. It belongs to no company and names them in words,
 * because it has to outlive the company that was deleted.
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    at: instantColumn('at').notNull(),
    userId: uuid('user_id'),
    /** Who sat at the terminal, by the name the operating system knows. */
    terminalUser: text('terminal_user'),
    requestId: text('request_id'),
    action: text().notNull(),
    companyId: uuid('company_id'),
    /** What it was done to, in the words of that day: a company, a plan, a setting, a person. */
    subject: text().notNull(),
    /** What else is worth knowing, never a secret. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('operator_actions_at_index').on(table.at, table.id),
    index('operator_actions_company_index').on(table.companyId, table.id),
  ],
);
