import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { users } from './accounts.table.ts';

/**
 * Who came in when and from where, as the law asks a provider to keep for six months (Lei
 * 12.965/2014, art. 15), and no more than that; who was refused with a wrong password or code; and
 * whose second step was taken away at the terminal. They belong to an account, not to a company; of
 * an account that is erased they no longer say whose they were.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the network; or who sat at the terminal. */
    address: text(),
    /** Whether the door opened, or what was done to it. */
    outcome: text({ enum: ['entered', 'refused', 'two-factor-reset'] })
      .notNull()
      .default('entered'),
    at: instantColumn('at').notNull().default(sql`now()`),
  },
  (table) => [
    index('access_records_user_index').on(table.userId),
    index('access_records_at_index').on(table.at),
  ],
);
