import { MESSAGE_STATES } from '@app/domain/messaging/message-state';
import { FORMER, natureOf, OCCASIONS } from '@app/domain/messaging/occasion';
import { CHANNELS, SKIP_REASONS } from '@app/domain/messaging/skip-reason';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { clients } from '../clients/clients.table.ts';
import { companyTable } from '../company/companies.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { campaigns } from './campaigns/campaigns.table.ts';
import { reengagements } from './campaigns/reengagements.table.ts';
import { conversations } from './conversations/conversations.table.ts';

/** An occasion is told once. */
export const OCCASION_KEY = 'messages_occasion_unique';
/** A gateway names each message once; receipts find it by that name. */
export const PROVIDER_KEY = 'messages_provider_unique';

/**
 * From when on it may go. Not `coalesce`: PostgreSQL does not look that up in an index of a company's rows,
 * because it takes it for something that could tell about the rows of others.
 */
export function turnAt({ waitUntil, plannedAt }: Record<'waitUntil' | 'plannedAt', AnyPgColumn>) {
  return sql`(case when ${waitUntil} is null then ${plannedAt} else ${waitUntil} end)`;
}

type Told = Record<'occasion' | 'state' | 'plannedAt' | 'sentAt', AnyPgColumn>;

/** When it left, or was to leave and failed: as the index has it, word for word. */
export function toldAt({ state, plannedAt, sentAt }: Omit<Told, 'occasion'>): SQL {
  return sql`(case when ${state} = 'failed' then ${plannedAt} else ${sentAt} end)`;
}

/** Of what is counted as marketing. What somebody asks one client at a time is no campaign. */
const MARKETING = OCCASIONS.filter(
  (occasion) => natureOf(occasion) === 'marketing' && occasion !== 'return',
);

/** Written out: an index is found only by who says the same. */
export function isMarketing({ occasion }: Pick<Told, 'occasion'>): SQL {
  return sql`${occasion} in (${sql.raw(MARKETING.map((name) => `'${name}'`).join(', '))})`;
}

/** Told about a visit to somebody whose it was not. */
export function isAboutFormer(key: SQL = sql`occasion_key`): SQL {
  return sql`${key} like ${`%${FORMER}%`}`;
}

/** What goes to clients: written with what causes it, told when its moment comes. */
export const messages = companyTable(
  'messages',
  {
    occasion: text({ enum: OCCASIONS }).notNull(),
    occasionKey: text('occasion_key').notNull(),
    /** Nobody of the book: a test, or somebody who wrote and is not known. */
    clientId: uuid('client_id'),
    appointmentId: uuid('appointment_id'),
    conversationId: uuid('conversation_id'),
    campaignId: uuid('campaign_id'),
    reengagementId: uuid('reengagement_id'),
    channel: text({ enum: CHANNELS }).notNull().default('whatsapp'),
    state: text({ enum: MESSAGE_STATES }).notNull().default('queued'),
    /** Why it was skipped. */
    reason: text({ enum: SKIP_REASONS }),
    plannedAt: instantColumn('planned_at').notNull(),
    /** Its moment has come, and something lets it wait: quiet hours, a limit, a failed attempt. */
    waitUntil: instantColumn('wait_until'),
    /** From then on nobody wants to hear it: known, as what follows, once its moment has come. */
    tooLateAt: instantColumn('too_late_at'),
    /** Phone or e-mail, and what was said. */
    recipient: text().notNull().default(''),
    text: text().notNull().default(''),
    /** An address that was made for this message and belongs into its text. */
    link: text().notNull().default(''),
    attempts: integer().notNull().default(0),
    /** When the attempt that is under way began; from then on it may have left. */
    takenAt: instantColumn('taken_at'),
    /** What the gateway calls it, from the moment it took it. */
    providerId: text('provider_id'),
    /** The number that was written to, which may differ from the one asked for. */
    usedNumber: text('used_number').notNull().default(''),
    /** What the last attempt came to, in the gateway's words or ours. */
    error: text().notNull().default(''),
    sentAt: instantColumn('sent_at'),
    deliveredAt: instantColumn('delivered_at'),
    readAt: instantColumn('read_at'),
    /** Who sent it by hand, or wrote it. */
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
    companyReference('messages_conversation_fk', table.conversationId, conversations).onDelete(
      'cascade',
    ),
    companyReference('messages_campaign_fk', table.campaignId, campaigns).onDelete('cascade'),
    companyReference('messages_reengagement_fk', table.reengagementId, reengagements).onDelete(
      'cascade',
    ),
    check('messages_attempts_counted', sql`${table.attempts} >= 0`),
    uniqueIndex(PROVIDER_KEY)
      .on(table.companyId, table.providerId)
      .where(sql`${table.providerId} is not null`),
    index('messages_conversation_index').on(table.companyId, table.conversationId, table.createdAt),
    index('messages_campaign_index').on(table.companyId, table.campaignId),
    index('messages_reengagement_index').on(table.companyId, table.reengagementId),
    // What a number sends next, and what it began and nobody knows the end of.
    index('messages_turn_index')
      .on(table.companyId, turnAt(table))
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'whatsapp'`),
    // Whether the number ever wrote to somebody is asked before each message.
    index('messages_recipient_index')
      .on(table.companyId, table.recipient)
      .where(sql`${table.channel} = 'whatsapp' and ${table.recipient} <> ''`),
    index('messages_log_index').on(table.companyId, table.plannedAt, table.id),
    index('messages_under_way_index').on(table.takenAt).where(sql`${table.state} = 'sending'`),
    // Whoever hears that a message left asks whether it was one in doubt.
    index('messages_in_doubt_index')
      .on(table.companyId)
      .where(sql`${table.state} = 'sending' and ${table.providerId} is null`),
    // How many of the last day arrived.
    index('messages_taken_index')
      .on(table.companyId, table.takenAt)
      .where(sql`${table.providerId} is not null`),
    // Whoever asks for receipts asks for those of all companies at once.
    index('messages_half_receipted_index')
      .on(table.takenAt)
      .where(sql`${table.state} in ('sent', 'delivered') and ${table.providerId} is not null`),
    index('messages_marketing_index').on(table.companyId, toldAt(table)).where(isMarketing(table)),
    index('messages_client_index').on(table.companyId, table.clientId),
    index('messages_appointment_index').on(table.companyId, table.appointmentId),
    index('messages_by_hand_index')
      .on(table.companyId, table.tooLateAt)
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'link'`),
    // Whoever looks for what is due looks in all companies at once.
    index('messages_due_index')
      .on(turnAt(table))
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'whatsapp'`),
    index('messages_letters_index')
      .on(turnAt(table))
      .where(sql`${table.state} = 'queued' and ${table.channel} = 'email'`),
  ],
);
tellOf('messages', messages);

/** Whatever tells whom a message went to and what it said, once she is forgotten. */
export const FORGOTTEN = { recipient: '', usedNumber: '', text: '', link: '' } as const;
