import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';

/**
 * Marks that whoever runs the platform puts on companies, such as 'VIP'. They are the operators' own:
 * no company sees them.
 */
export const companyStatuses = pgTable(
  'company_statuses',
  {
    id: uuid().primaryKey().default(sql`uuidv7()`),
    name: text().notNull(),
    /** As `#RRGGBB`. */
    color: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('company_statuses_name_unique').on(sql`lower(${table.name})`)],
);
