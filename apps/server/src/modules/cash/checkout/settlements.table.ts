import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  centsColumn,
  dateColumn,
  idColumn,
  instantColumn,
} from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companies, companyPartTable, companyTable } from '../../company/companies.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { cashSessions } from '../drawer/cash-sessions.table.ts';

/** Kept by the database: an appointment is paid once. */
export const SETTLED_ONCE = 'settlements_appointment_once';
export const SETTLEMENT_REFUNDED_ONCE = 'settlements_refunded_once';

/**
 * How an appointment was paid: what it cost, what was taken off, the tip. Taking it back is a second
 * row with everything negated, never a change of the first; that only notes when.
 */
export const settlements = companyTable(
  'settlements',
  {
    /** As the client reads it on her receipt; of a refund that of what it takes back. */
    receiptNumber: integer('receipt_number').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    professionalId: uuid('professional_id').notNull(),
    cashSessionId: uuid('cash_session_id').notNull(),
    date: dateColumn('date').notNull(),
    /** The services before any discount. */
    subtotal: centsColumn('subtotal_in_cents').notNull(),
    /** The coupon's and what was taken off at the counter. */
    discount: centsColumn('discount_in_cents').notNull(),
    tip: centsColumn('tip_in_cents').notNull(),
    /** Cash handed over beyond what was due, and given back. */
    change: centsColumn('change_in_cents').notNull().default(sql`0`),
    refundOfId: uuid('refund_of_id'),
    refundedAt: instantColumn('refunded_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('settlements_appointment_fk', table.appointmentId, appointments),
    companyReference('settlements_professional_fk', table.professionalId, professionals),
    companyReference('settlements_session_fk', table.cashSessionId, cashSessions),
    companyReference('settlements_refund_fk', table.refundOfId, table),
    uniqueIndex(SETTLED_ONCE)
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.refundOfId} is null and ${table.refundedAt} is null`),
    uniqueIndex('settlements_receipt_unique')
      .on(table.companyId, table.receiptNumber)
      .where(sql`${table.refundOfId} is null`),
    unique(SETTLEMENT_REFUNDED_ONCE).on(table.companyId, table.refundOfId),
    check(
      'settlements_amounts',
      sql`case when ${table.refundOfId} is null
        then ${table.subtotal} >= 0 and ${table.discount} between 0 and ${table.subtotal} and ${table.tip} >= 0 and ${table.change} >= 0
        else ${table.subtotal} <= 0 and ${table.discount} between ${table.subtotal} and 0 and ${table.tip} <= 0 and ${table.change} = 0 end`,
    ),
  ],
);
tellOf('cash', settlements);

/** What was paid for each service, and how it is shared between house and professional. */
export const settlementItems = companyPartTable(
  'settlement_items',
  {
    id: idColumn(),
    settlementId: uuid('settlement_id').notNull(),
    position: integer().notNull(),
    /** Repeated from the settlement, so that reports read one index. */
    date: dateColumn('date').notNull(),
    professionalId: uuid('professional_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    name: text().notNull(),
    gross: centsColumn('gross_in_cents').notNull(),
    discount: centsColumn('discount_in_cents').notNull(),
    /** Hundredths of a percent that held on the day of the appointment; null without a commission. */
    basisPoints: integer('basis_points'),
    commission: centsColumn('commission_in_cents').notNull(),
    /** When its appointment began, which never changes once it is paid: for the hours that bring most. */
    startTime: instantColumn('starts_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'settlement_items_pkey',
      columns: [table.companyId, table.settlementId, table.position],
    }),
    foreignKey({
      name: 'settlement_items_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('settlement_items_settlement_fk', table.settlementId, settlements),
    companyReference('settlement_items_professional_fk', table.professionalId, professionals),
    // What was paid without a commission, found without reading everything that was ever paid.
    index('settlement_items_without_commission')
      .on(table.companyId, table.date)
      .where(sql`${table.basisPoints} is null and ${table.gross} > 0`),
  ],
);
tellOf('cash', settlementItems);
