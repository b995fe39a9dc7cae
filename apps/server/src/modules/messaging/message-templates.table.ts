import { TEMPLATE_TYPES } from '@app/domain/messaging/template';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/** Two templates of a company never share a name. */
export const TEMPLATE_NAME_KEY = 'message_templates_name_unique';

export const messageTemplates = companyTable(
  'message_templates',
  {
    name: text().notNull(),
    type: text({ enum: TEMPLATE_TYPES }).notNull(),
    /** With its variables, as it was typed. */
    text: text().notNull(),
    /** Made by 'criar modelos padrão', which makes each type once. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Under which WhatsApp itself has approved it; empty where it goes through a gateway. */
    officialName: text('official_name').notNull().default(''),
    officialLanguage: text('official_language').notNull().default('pt_BR'),
    officialStatus: text('official_status').notNull().default(''),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(TEMPLATE_NAME_KEY).on(table.companyId, table.name),
    uniqueIndex('message_templates_one_default')
      .on(table.companyId, table.type)
      .where(sql`${table.isDefault}`),
    check('message_templates_text', sql`${table.text} <> ''`),
  ],
);
tellOf('messages', messageTemplates);
