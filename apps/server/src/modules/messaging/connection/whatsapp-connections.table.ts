import { CONNECTION_STATES } from '@app/domain/messaging/governor';
import { sql } from 'drizzle-orm';
import { foreignKey, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dateColumn, idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companies, companyPartTable } from '../../company/companies.table.ts';

/** A number of WhatsApp's own API belongs to one company. */
export const OFFICIAL_NUMBER_KEY = 'whatsapp_connections_number_unique';

/** A phone is connected in one company at a time. */
export const CONNECTED_PHONE_KEY = 'whatsapp_connections_phone_unique';

/** The number a company sends from: how it is connected, and what it has sent lately. */
export const whatsappConnections = companyPartTable(
  'whatsapp_connections',
  {
    id: idColumn(),
    provider: text({ enum: ['evolution', 'meta'] }).notNull(),
    /** What the gateway calls the line. */
    lineName: text('line_name').notNull(),
    /** Of the secret in the address to which its news come; the secret itself is nowhere. */
    secretHash: text('secret_hash').notNull(),
    /** Another secret is made from another number. */
    secretNumber: integer('secret_number').notNull().default(1),
    /** At WhatsApp itself; empty at a gateway. */
    phoneNumberId: text('phone_number_id'),
    businessId: text('business_id'),
    sealedToken: text('sealed_token'),
    state: text({ enum: CONNECTION_STATES }).notNull().default('disconnected'),
    phone: text().notNull().default(''),
    profileName: text('profile_name').notNull().default(''),
    /** What a person scans or types now, and until when it holds. */
    qrCode: text('qr_code'),
    pairingCode: text('pairing_code'),
    codeUntil: instantColumn('code_until'),
    connectedAt: instantColumn('connected_at'),
    disconnectedAt: instantColumn('disconnected_at'),
    /** When a person ended it. */
    leftAt: instantColumn('left_at'),
    /** Why it was lost, as the gateway numbers it. */
    lostBecause: integer('lost_because'),
    bannedAt: instantColumn('banned_at'),
    pausedAt: instantColumn('paused_at'),
    pausedBy: uuid('paused_by'),
    /** The gateway told something, whatever it was. */
    heardAt: instantColumn('heard_at'),
    askedAt: instantColumn('asked_at'),
    /** Whoever sends for this number holds it until then; one message at a time. */
    leaseUntil: instantColumn('lease_until'),
    nextSendAt: instantColumn('next_send_at'),
    hourFrom: instantColumn('hour_from'),
    hourSent: integer('hour_sent').notNull().default(0),
    countedDay: dateColumn('counted_day'),
    /** Counted attempts. Only the version before reads it, while it is being replaced. */
    daySent: integer('day_sent').notNull().default(0),
    dayNewPeople: integer('day_new_people').notNull().default(0),
    refusedInARow: integer('refused_in_a_row').notNull().default(0),
    strangersStoppedAt: instantColumn('strangers_stopped_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'whatsapp_connections_pkey', columns: [table.companyId] }),
    foreignKey({
      name: 'whatsapp_connections_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    // News come without a company: their secret, or the number, says whose they are.
    uniqueIndex('whatsapp_connections_secret_unique').on(table.secretHash),
    uniqueIndex(OFFICIAL_NUMBER_KEY)
      .on(table.phoneNumberId)
      .where(sql`${table.phoneNumberId} is not null`),
    // Companies do not see each other: this decides between two that pair the same phone.
    uniqueIndex(CONNECTED_PHONE_KEY)
      .on(table.phone)
      .where(sql`${table.state} = 'connected' and ${table.phone} <> ''`),
  ],
);
tellOf('messages', whatsappConnections);
