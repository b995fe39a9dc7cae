import { ACCOUNT_KINDS } from '@app/domain/prepaid/ledgers';
import { sql } from 'drizzle-orm';
import { check, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { clients } from '../../clients/clients.table.ts';
import { companyTable } from '../../company/companies.table.ts';

/** Kept by the database: what was entered is taken back once. */
export const ACCOUNT_RETURNED_ONCE = 'account_entries_returned_once';
/** Raised by a trigger: nobody owes more than she may. */
export const ACCOUNT_WITHIN_LIMIT = 'account_within_limit';

/**
 * What clients have with the company or owe it. Rows are added, never changed; what they come to is
 * the balance, below zero for whoever owes.
 */
export const accountEntries = companyTable(
  'account_entries',
  {
    clientId: uuid('client_id').notNull(),
    kind: text({ enum: ACCOUNT_KINDS }).notNull(),
    amount: centsColumn('amount_in_cents').notNull(),
    date: dateColumn('date').notNull(),
    /** The migration adds the foreign key. */
    settlementId: uuid('settlement_id').notNull(),
    /** Of what is taken back: what was entered. */
    returnsId: uuid('returns_id'),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('account_entries_client_fk', table.clientId, clients),
    companyReference('account_entries_returns_fk', table.returnsId, table),
    uniqueIndex(ACCOUNT_RETURNED_ONCE)
      .on(table.companyId, table.returnsId)
      .where(sql`${table.returnsId} is not null`),
    index('account_entries_client_index').on(table.companyId, table.clientId, table.createdAt),
    index('account_entries_settlement_index').on(table.companyId, table.settlementId),
    check(
      'account_entries_signs',
      sql`case when ${table.kind} in ('paid_in', 'used_back') then ${table.amount} > 0 else ${table.amount} < 0 end and (${table.kind} in ('paid_in_back', 'used_back')) = (${table.returnsId} is not null)`,
    ),
  ],
);
tellOf('prepaid', accountEntries);
