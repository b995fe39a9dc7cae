import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { OCCASIONS } from '@app/domain/messaging/occasion';
import { CHANNELS, SKIP_REASONS } from '@app/domain/messaging/skip-reason';
import { sql } from 'drizzle-orm';
import { index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { clients } from '../clients/clients.table.ts';
import { companyTable } from '../company/companies.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';

/** An occasion is told once. */
export const OCCASION_KEY = 'messages_occasion_unique';

/** What goes to clients: written with what causes it, told when its moment comes. */
export const messages = companyTable(
  'messages',
  {
    occasion: text({ enum: OCCASIONS }).notNull(),
    occasionKey: text('occasion_key').notNull(),
    clientId: uuid('client_id').notNull(),
    appointmentId: uuid('appointment_id'),
    channel: text({ enum: CHANNELS }).notNull().default('whatsapp'),
    state: text({ enum: MESSAGE_STATES }).notNull().default('queued'),
    /** Why it was skipped. */
    reason: text({ enum: SKIP_REASONS }),
    plannedAt: instantColumn('planned_at').notNull(),
    /** From then on nobody wants to hear it: known, as what follows, once its moment has come. */
    tooLateAt: instantColumn('too_late_at'),
    /** Phone or e-mail, and what was said. */
    recipient: text().notNull().default(''),
    text: text().notNull().default(''),
    sentAt: instantColumn('sent_at'),
    /** Who sent it by hand. */
    sentBy: uuid('sent_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(OCCASION_KEY).on(table.companyId, table.occasionKey),
    // Whoever may be deleted has no history, and what was never there is told to nobody.
    companyReference('messages_client_fk', table.clientId, clients).onDelete('cascade'),
    companyReference('messages_appointment_fk', table.appointmentId, appointments).onDelete(
      'cascade',
    ),
    index('messages_client_index').on(table.companyId, table.clientId),
    index('messages_appointment_index').on(table.companyId, table.appointmentId),
    index('messages_by_hand_index')
      .on(table.companyId, table.tooLateAt)
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'link'`),
    // Whoever looks for what is due looks in all companies at once.
    index('messages_due_index')
      .on(table.plannedAt)
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'whatsapp'`),
  ],
);
tellOf('messages', messages);
