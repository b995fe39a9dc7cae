import { TRANSACTION_KINDS, TRANSACTION_TYPES } from '@app/domain/cash/transaction';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';
import { financialCategories } from '../../company/financial-categories.table.ts';
import { paymentMethods } from '../../company/payment-methods.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { settlements } from '../checkout/settlements.table.ts';
import { cashSessions } from '../drawer/cash-sessions.table.ts';

/** Kept by the database: what is owed is paid once. */
export const OWED_PAID_ONCE = 'transactions_owed_paid_once';
/** Raised by a trigger: money that was counted is corrected by a refund, never by an edit. */
export const KEPT_MONEY = 'transactions_kept';

/** Every movement of money, and what professionals are owed. Amounts are negative only in refunds. */
export const transactions = companyTable(
  'transactions',
  {
    type: text({ enum: TRANSACTION_TYPES }).notNull(),
    kind: text({ enum: TRANSACTION_KINDS }).notNull(),
    /** The same as the kind; of a refund the kind of what it takes back. */
    countsAs: text('counts_as', { enum: TRANSACTION_KINDS }).notNull(),
    amount: centsColumn('amount_in_cents').notNull(),
    /** Of a payment and of the tip in it: what was paid at once, both together. */
    paidTogether: centsColumn('paid_together_in_cents'),
    /** Never the name of a client: who it was, the appointment says. */
    description: text().notNull(),
    date: dateColumn('date').notNull(),
    paymentMethodId: uuid('payment_method_id'),
    /** Of a card: what the machine keeps, its brand, and in how many instalments. */
    fee: centsColumn('fee_in_cents').notNull().default(sql`0`),
    cardBrand: text('card_brand').notNull().default(''),
    instalments: integer().notNull().default(1),
    categoryId: uuid('category_id'),
    appointmentId: uuid('appointment_id'),
    settlementId: uuid('settlement_id'),
    /** The drawer it went through; null where no money moved, or on another day than today. */
    cashSessionId: uuid('cash_session_id'),
    /** Who is owed or was paid. */
    professionalId: uuid('professional_id'),
    /** Of a commission: which service of the settlement. */
    itemPosition: integer('item_position'),
    /** What is owed that this row pays. */
    paysId: uuid('pays_id'),
    /** Of what is owed: whether a payment of it stands. A trigger says so, whatever is written here. */
    paid: boolean().notNull().default(false),
    /** Of what was handed to a professional at once: the part that stands for all of them. */
    payoutId: uuid('payout_id'),
    /** Of that part: what all of them come to, the vale taken off. */
    payoutTotal: centsColumn('payout_in_cents'),
    refundOfId: uuid('refund_of_id'),
    refundedAt: instantColumn('refunded_at'),
    version: integer().notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('transactions_method_fk', table.paymentMethodId, paymentMethods),
    companyReference('transactions_category_fk', table.categoryId, financialCategories),
    companyReference('transactions_appointment_fk', table.appointmentId, appointments),
    companyReference('transactions_settlement_fk', table.settlementId, settlements),
    companyReference('transactions_session_fk', table.cashSessionId, cashSessions),
    companyReference('transactions_professional_fk', table.professionalId, professionals),
    companyReference('transactions_pays_fk', table.paysId, table),
    companyReference('transactions_refund_fk', table.refundOfId, table),
    companyReference('transactions_payout_fk', table.payoutId, table),
    uniqueIndex(OWED_PAID_ONCE)
      .on(table.companyId, table.paysId)
      .where(sql`${table.refundedAt} is null and ${table.refundOfId} is null`),
    unique('transactions_refunded_once').on(table.companyId, table.refundOfId),
    index('transactions_session_index')
      .on(table.companyId, table.cashSessionId)
      .where(sql`${table.cashSessionId} is not null`),
    index('transactions_appointment_index')
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
    index('transactions_settlement_index')
      .on(table.companyId, table.settlementId)
      .where(sql`${table.settlementId} is not null`),
    index('transactions_professional_index')
      .on(table.companyId, table.professionalId, table.date)
      .where(sql`${table.professionalId} is not null`),
    index('transactions_method_index')
      .on(table.companyId, table.paymentMethodId)
      .where(sql`${table.paymentMethodId} is not null`),
    index('transactions_category_index')
      .on(table.companyId, table.categoryId)
      .where(sql`${table.categoryId} is not null`),
    index('transactions_description_index').on(table.companyId, table.description),
    index('transactions_owed_index')
      .on(table.companyId, table.professionalId, table.id)
      .where(
        sql`${table.kind} in ('commission', 'tip_share') and ${table.refundedAt} is null and not ${table.paid}`,
      ),
    index('transactions_payout_index')
      .on(table.companyId, table.payoutId)
      .where(sql`${table.payoutId} is not null`),
    // Each row that goes asks whether another points at it.
    index('transactions_refund_index')
      .on(table.companyId, table.refundOfId)
      .where(sql`${table.refundOfId} is not null`),
    index('transactions_pays_index')
      .on(table.companyId, table.paysId)
      .where(sql`${table.paysId} is not null`),
    index('transactions_advance_index')
      .on(table.companyId, table.professionalId)
      .where(sql`${table.countsAs} in ('advance', 'advance_return')`),
    check(
      'transactions_fees',
      sql`abs(${table.fee}) <= abs(${table.amount}) and ${table.fee}::numeric * ${table.amount} >= 0 and ${table.instalments} between 1 and 24`,
    ),
    check(
      'transactions_signs',
      sql`case when ${table.kind} = 'refund' then ${table.amount} <= 0 else ${table.amount} >= 0 end`,
    ),
    check(
      'transactions_refunds',
      sql`(${table.kind} = 'refund') = (${table.refundOfId} is not null) and ${table.countsAs} <> 'refund' and (${table.kind} = 'refund' or ${table.countsAs} = ${table.kind})`,
    ),
    check(
      'transactions_owed_moves_nothing',
      sql`${table.countsAs} not in ('commission', 'tip_share') or (${table.cashSessionId} is null and ${table.paymentMethodId} is null and ${table.professionalId} is not null)`,
    ),
    check(
      'transactions_through_a_drawer',
      sql`${table.countsAs} in ('manual', 'commission', 'tip_share') or ${table.cashSessionId} is not null`,
    ),
    check(
      'transactions_payments_pay',
      sql`${table.paysId} is null or ${table.kind} in ('commission_payment', 'tip_payment', 'advance_return')`,
    ),
    // That they add up to it, a trigger says when everything is written.
    check(
      'transactions_paid_together',
      sql`${table.paidTogether} is null or (${table.countsAs} in ('payment', 'tip') and ${table.settlementId} is not null and abs(${table.amount}) <= abs(${table.paidTogether}) and ${table.amount}::numeric * ${table.paidTogether} >= 0)`,
    ),
    // That they add up to it, a trigger says of each write.
    check(
      'transactions_payout',
      sql`(${table.payoutTotal} is not null) = coalesce(${table.payoutId} = ${table.id}, false) and (${table.payoutId} is null or ${table.countsAs} in ('commission_payment', 'tip_payment', 'advance_return'))`,
    ),
    check(
      'transactions_owed_is_paid',
      sql`not ${table.paid} or ${table.kind} in ('commission', 'tip_share')`,
    ),
  ],
);
tellOf('cash', transactions);
