import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companies, companyPartTable, companyTable } from '../company/companies.table.ts';

/** How the company wants its assistant to answer. */
export const assistantSettings = companyPartTable(
  'assistant_settings',
  {
    instructions: text().notNull(),
    /** Goes up with every change, so that two people do not overwrite each other unseen. */
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'assistant_settings_pkey', columns: [table.companyId] }),
    foreignKey({
      name: 'assistant_settings_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
);
tellOf('company', assistantSettings);

/**
 * What each question to the assistant cost. Neither question nor answer is kept. While it is being
 * answered it counts with the most it may cost, so that no two at once go beyond the month's limit.
 */
export const assistantQuestions = companyTable(
  'assistant_questions',
  {
    userId: uuid('user_id'),
    askedAt: instantColumn('asked_at').notNull(),
    answeredAt: instantColumn('answered_at'),
    model: text().notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** In millionths of a real: one question costs less than a cent. */
    costInMicros: bigint('cost_in_micros', { mode: 'number' }).notNull(),
    /** Why there is no answer, or nothing. */
    failure: text().notNull().default(''),
  },
  (table) => [
    index('assistant_questions_asked_index').on(table.companyId, table.askedAt),
    check(
      'assistant_questions_counts',
      sql`${table.inputTokens} >= 0 and ${table.outputTokens} >= 0 and ${table.costInMicros} >= 0`,
    ),
  ],
);
