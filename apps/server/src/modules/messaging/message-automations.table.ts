import { AUTOMATIONS, KEPT_AUTOMATIONS } from '@app/domain/messaging/automation';
import { boolean, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';
import { messageTemplates } from './message-templates.table.ts';

/** The template that an automation names has to be there. */
export const AUTOMATION_TEMPLATE_KEY = 'message_automations_template_fk';

/** What a company said about an automation; one without a row is off. */
export const messageAutomations = companyPartTable(
  'message_automations',
  {
    id: idColumn(),
    automation: text({ enum: [...AUTOMATIONS, ...KEPT_AUTOMATIONS] }).notNull(),
    enabled: boolean().notNull(),
    /** Without one the usual message is sent. */
    templateId: uuid('template_id'),
    /** Of what comes some time after its cause; null: as long as usual. */
    delayHours: integer('delay_hours'),
  },
  (table) => [
    primaryKey({ name: 'message_automations_pkey', columns: [table.companyId, table.automation] }),
    foreignKey({
      name: 'message_automations_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference(AUTOMATION_TEMPLATE_KEY, table.templateId, messageTemplates),
    index('message_automations_template_index').on(table.companyId, table.templateId),
  ],
);
tellOf('messages', messageAutomations);
