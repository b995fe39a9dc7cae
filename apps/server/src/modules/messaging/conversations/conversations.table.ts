import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { clients } from '../../clients/clients.table.ts';
import { companyTable } from '../../company/companies.table.ts';
import { members } from '../../team/members.table.ts';

/** With whom a company talks on WhatsApp: one talk for each contact. */
export const CONTACT_KEY = 'conversations_contact_unique';

/** What was written with one contact, whether or not she is in the book. */
export const conversations = companyTable(
  'conversations',
  {
    /** Digits, the country first; or the address behind which WhatsApp hides them. */
    contact: text().notNull(),
    /** The address behind which WhatsApp hides this phone, once it told both. */
    lid: text(),
    contactName: text('contact_name').notNull().default(''),
    clientId: uuid('client_id'),
    lastAt: instantColumn('last_at').notNull(),
    /** The beginning of what was said last, and whether she said it. */
    lastText: text('last_text').notNull().default(''),
    lastIncoming: boolean('last_incoming').notNull().default(false),
    /** When she last wrote: until a day later a number may answer as in a talk. */
    lastIncomingAt: instantColumn('last_incoming_at'),
    unread: integer().notNull().default(0),
    /** She said something nobody but a person understands. */
    waitsForPerson: boolean('waits_for_person').notNull().default(false),
    /** Who answers. */
    memberId: uuid('member_id'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique(CONTACT_KEY).on(table.companyId, table.contact),
    uniqueIndex('conversations_lid_unique')
      .on(table.companyId, table.lid)
      .where(sql`${table.lid} is not null`),
    // Whoever may be deleted has no history.
    companyReference('conversations_client_fk', table.clientId, clients).onDelete('cascade'),
    // Whoever leaves the team leaves her talks to the others.
    companyReference('conversations_member_fk', table.memberId, members),
    index('conversations_last_index').on(table.companyId, table.lastAt, table.id),
    // How many there are is asked on every screen.
    index('conversations_unread_index')
      .on(table.companyId, table.lastAt, table.id)
      .where(sql`${table.unread} > 0`),
    index('conversations_client_index').on(table.companyId, table.clientId),
    index('conversations_member_index').on(table.companyId, table.memberId),
  ],
);
tellOf('messages', conversations);
