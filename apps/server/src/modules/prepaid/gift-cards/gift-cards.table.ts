import { GIFT_CARD_KINDS } from '@app/domain/prepaid/ledgers';
import { sql } from 'drizzle-orm';
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { clients } from '../../clients/clients.table.ts';
import { companyTable } from '../../company/companies.table.ts';

/** Two gift cards of a company never share a code. */
export const GIFT_CARD_CODE_KEY = 'gift_cards_company_code_unique';
/** Kept by the database: nothing is spent that is not left. */
export const GIFT_CARD_NOT_NEGATIVE = 'gift_cards_balance';
/** Kept by the database: what was spent comes back once. */
export const GIFT_CARD_RETURNED_ONCE = 'gift_card_entries_returned_once';

/** Money paid in advance, for whoever brings the code. */
export const giftCards = companyTable(
  'gift_cards',
  {
    /** Capital letters and digits that nobody mistakes for each other. */
    code: text().notNull(),
    amount: centsColumn('amount_in_cents').notNull(),
    /** What its entries leave. */
    balance: centsColumn('balance_in_cents').notNull(),
    /** Who bought it, if known. */
    clientId: uuid('client_id'),
    recipientName: text('recipient_name').notNull().default(''),
    message: text().notNull().default(''),
    /** The last day on which it can be used; null: for ever. */
    validUntil: dateColumn('valid_until'),
    /** The payment that sold it was taken back. */
    takenBackAt: instantColumn('taken_back_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('gift_cards_client_fk', table.clientId, clients),
    uniqueIndex(GIFT_CARD_CODE_KEY).on(table.companyId, table.code),
    index('gift_cards_client_index')
      .on(table.companyId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('gift_cards_created_index').on(table.companyId, table.createdAt, table.id),
    check(
      GIFT_CARD_NOT_NEGATIVE,
      sql`${table.amount} > 0 and ${table.balance} between 0 and ${table.amount}`,
    ),
  ],
);
tellOf('prepaid', giftCards);

/** What was put on a card and spent of it. Rows are added, never changed; they come to the balance. */
export const giftCardEntries = companyTable(
  'gift_card_entries',
  {
    giftCardId: uuid('gift_card_id').notNull(),
    kind: text({ enum: GIFT_CARD_KINDS }).notNull(),
    /** Below zero where something is spent. */
    amount: centsColumn('amount_in_cents').notNull(),
    /** The migration adds the foreign key. */
    settlementId: uuid('settlement_id').notNull(),
    /** Of what comes back: what was spent. */
    returnsId: uuid('returns_id'),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('gift_card_entries_card_fk', table.giftCardId, giftCards),
    companyReference('gift_card_entries_returns_fk', table.returnsId, table),
    uniqueIndex(GIFT_CARD_RETURNED_ONCE)
      .on(table.companyId, table.returnsId)
      .where(sql`${table.returnsId} is not null`),
    index('gift_card_entries_card_index').on(table.companyId, table.giftCardId),
    index('gift_card_entries_settlement_index').on(table.companyId, table.settlementId),
    check(
      'gift_card_entries_signs',
      sql`case when ${table.kind} in ('sold', 'returned') then ${table.amount} > 0 else ${table.amount} <= 0 end and (${table.kind} = 'returned') = (${table.returnsId} is not null)`,
    ),
  ],
);
tellOf('prepaid', giftCardEntries);
