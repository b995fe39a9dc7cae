import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../database/columns.ts';

export const MAIL_STATES = ['kept', 'waiting', 'sent', 'failed'] as const;

/** Every e-mail the system writes. Without a mail server it stays here for a month, readable by an operator. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    /** In whose name it goes, and who answers; empty: ours. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    /** An appointment that goes along as a calendar file. */
    calendar: text(),
    state: text({ enum: MAIL_STATES }).notNull(),
    error: text(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('mails_newest_index').on(table.createdAt)],
);
