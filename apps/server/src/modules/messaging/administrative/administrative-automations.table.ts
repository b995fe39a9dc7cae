import { ADMINISTRATIVE_AUTOMATIONS } from '@app/domain/messaging/administrative';
import { boolean, foreignKey, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companies, companyPartTable } from '../../company/companies.table.ts';
import { messageTemplates } from '../message-templates.table.ts';

/** What the platform writes to the companies, from its own company's number; without a row it is off. */
export const administrativeAutomations = companyPartTable(
  'administrative_automations',
  {
    id: idColumn(),
    automation: text({ enum: ADMINISTRATIVE_AUTOMATIONS }).notNull(),
    enabled: boolean().notNull(),
    /** Without one the usual message is sent. */
    templateId: uuid('template_id'),
    /** Of each automation only what it knows. */
    sendDelayHours: integer('send_delay_hours'),
    sendImmediately: boolean('send_immediately'),
    daysBeforeExpiry: integer('days_before_expiry'),
    sendTime: text('send_time'),
  },
  (table) => [
    primaryKey({
      name: 'administrative_automations_pkey',
      columns: [table.companyId, table.automation],
    }),
    foreignKey({
      name: 'administrative_automations_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('administrative_automations_template_fk', table.templateId, messageTemplates),
    index('administrative_automations_template_index').on(table.companyId, table.templateId),
  ],
);
tellOf('messages', administrativeAutomations);
