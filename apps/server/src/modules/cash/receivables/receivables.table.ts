import { sql } from 'drizzle-orm';
import { check, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { paymentMethods } from '../../company/payment-methods.table.ts';
import { settlements } from '../checkout/settlements.table.ts';

/** What the card machine still pays, by the day on which it does. */
export const receivables = companyTable(
  'receivables',
  {
    settlementId: uuid('settlement_id').notNull(),
    paymentMethodId: uuid('payment_method_id').notNull(),
    /** The how manieth part of the payment, and the how manieth instalment of it. */
    part: integer().notNull(),
    instalment: integer().notNull(),
    /** In how many the machine pays, and of which card; nothing where nobody named it. */
    instalments: integer().notNull().default(1),
    brand: text('card_brand').notNull().default(''),
    dueDate: dateColumn('due_date').notNull(),
    amount: centsColumn('amount_in_cents').notNull(),
    /** What the machine keeps of it. */
    fee: centsColumn('fee_in_cents').notNull(),
    /** Its payment was taken back. */
    takenBackAt: instantColumn('taken_back_at'),
    /** Somebody saw it in the account, and who. It stays when the payment is taken back later. */
    receivedAt: instantColumn('received_at'),
    receivedBy: uuid('received_by'),
  },
  (table) => [
    companyReference('receivables_settlement_fk', table.settlementId, settlements),
    companyReference('receivables_method_fk', table.paymentMethodId, paymentMethods),
    unique('receivables_once').on(
      table.companyId,
      table.settlementId,
      table.part,
      table.instalment,
    ),
    index('receivables_due_index')
      .on(table.companyId, table.dueDate, table.id)
      .where(sql`${table.takenBackAt} is null`),
    index('receivables_method_index').on(table.companyId, table.paymentMethodId),
    check(
      'receivables_amounts',
      sql`${table.amount} >= 0 and ${table.fee} between 0 and ${table.amount}`,
    ),
    check(
      'receivables_received_by_somebody',
      sql`(${table.receivedAt} is null) = (${table.receivedBy} is null)`,
    ),
  ],
);
tellOf('cash', receivables);
