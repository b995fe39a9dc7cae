import { ANSWER_MEANINGS, INCOMING_KINDS } from '@app/domain/messaging/answer';
import { ANSWER_OUTCOMES } from '@app/domain/messaging/answer-outcome';
import { sql } from 'drizzle-orm';
import { boolean, index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { conversations } from './conversations.table.ts';

/** A gateway tells everything at least once. */
export const INCOMING_KEY = 'incoming_messages_provider_unique';

/** What came from outside: what clients wrote, and what the owner wrote on the phone itself. */
export const incomingMessages = companyTable(
  'incoming_messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** Written on the phone itself, by whoever holds it. */
    fromUs: boolean('from_us').notNull().default(false),
    kind: text({ enum: INCOMING_KINDS }).notNull(),
    text: text().notNull().default(''),
    meaning: text({ enum: ANSWER_MEANINGS }),
    /** What it led to. */
    outcome: text({ enum: ANSWER_OUTCOMES }).notNull().default('none'),
    appointmentId: uuid('appointment_id'),
    receivedAt: instantColumn('received_at').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(INCOMING_KEY).on(table.companyId, table.providerId),
    companyReference(
      'incoming_messages_conversation_fk',
      table.conversationId,
      conversations,
    ).onDelete('cascade'),
    companyReference(
      'incoming_messages_appointment_fk',
      table.appointmentId,
      appointments,
    ).onDelete('cascade'),
    index('incoming_messages_conversation_index').on(
      table.companyId,
      table.conversationId,
      table.receivedAt,
    ),
    index('incoming_messages_appointment_index').on(table.companyId, table.appointmentId),
  ],
);
tellOf('messages', incomingMessages);
