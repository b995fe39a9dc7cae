import type { ApprovedWords } from '@app/domain/messaging/approved-words';
import { REENGAGEMENT_FREQUENCIES } from '@app/domain/messaging/reengagement';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { messageTemplates } from '../message-templates.table.ts';

/** Writes again and again to whoever stays away. */
export const reengagements = companyTable(
  'reengagements',
  {
    name: text().notNull(),
    description: text().notNull().default(''),
    daysInactive: integer('days_inactive').notNull(),
    templateId: uuid('template_id'),
    /** In place of a template: the text that WhatsApp approved, and what stands in its fields. */
    approvedWords: jsonb('approved_words').$type<ApprovedWords>(),
    /** Since when WhatsApp lets nobody send that text; nobody is asked meanwhile. */
    wordsTakenBackAt: instantColumn('words_taken_back_at'),
    enabled: boolean().notNull().default(true),
    frequency: text({ enum: REENGAGEMENT_FREQUENCIES }).notNull(),
    maxAttempts: integer('max_attempts').notNull(),
    excludeIfScheduled: boolean('exclude_if_scheduled').notNull().default(true),
    lastRunOn: dateColumn('last_run_on'),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('reengagements_template_fk', table.templateId, messageTemplates),
    index('reengagements_template_index').on(table.companyId, table.templateId),
    index('reengagements_enabled_index').on(table.lastRunOn).where(sql`${table.enabled}`),
    check(
      'reengagements_words',
      sql`num_nonnulls(${table.templateId}, ${table.approvedWords}) = 1`,
    ),
    check('reengagements_attempts', sql`${table.maxAttempts} between 1 and 3`),
  ],
);
tellOf('messages', reengagements);
