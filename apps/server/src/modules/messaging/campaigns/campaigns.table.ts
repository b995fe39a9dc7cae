import type { ApprovedWords } from '@app/domain/messaging/approved-words';
import { CAMPAIGN_STATES, PAUSE_REASONS } from '@app/domain/messaging/campaign';
import type { LeftOut } from '@app/domain/messaging/recipients';
import { SEGMENTS } from '@app/domain/messaging/segment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { messageTemplates } from '../message-templates.table.ts';

/** A message to many. Whom it goes to is counted when it is saved and fixed when it starts. */
export const campaigns = companyTable(
  'campaigns',
  {
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Kept as it was when the campaign was saved, whatever becomes of the template. */
    text: text().notNull(),
    templateId: uuid('template_id'),
    /** The text that WhatsApp approved, and what stands in its fields; empty where own words go out. */
    approvedWords: jsonb('approved_words').$type<ApprovedWords>(),
    segments: text({ enum: SEGMENTS }).array().notNull(),
    state: text({ enum: CAMPAIGN_STATES }).notNull().default('pending'),
    /** When it starts; at once without one. */
    scheduledAt: instantColumn('scheduled_at'),
    respectBusinessHours: boolean('respect_business_hours').notNull().default(false),
    excludeRecentContacts: boolean('exclude_recent_contacts').notNull().default(false),
    totalRecipients: integer('total_recipients').notNull().default(0),
    /** How many were left out, by the reason. */
    leftOut: jsonb('left_out').$type<Partial<Record<LeftOut, number>>>().notNull().default({}),
    startedAt: instantColumn('started_at'),
    pausedAt: instantColumn('paused_at'),
    /** Empty where a person paused it. */
    pausedBecause: text('paused_because', { enum: PAUSE_REASONS }),
    stoppedAt: instantColumn('stopped_at'),
    finishedAt: instantColumn('finished_at'),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    // A template that a campaign used may go; the campaign has its words.
    companyReference('campaigns_template_fk', table.templateId, messageTemplates),
    index('campaigns_template_index').on(table.companyId, table.templateId),
    check('campaigns_text', sql`${table.text} <> ''`),
    check('campaigns_segments', sql`cardinality(${table.segments}) > 0`),
    // Whoever looks for what is to start, or under way, looks in all companies at once.
    index('campaigns_pending_index').on(table.scheduledAt).where(sql`${table.state} = 'pending'`),
    index('campaigns_sending_index').on(table.companyId).where(sql`${table.state} = 'sending'`),
  ],
);
tellOf('messages', campaigns);
