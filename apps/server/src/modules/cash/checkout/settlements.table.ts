import { ITEM_KINDS } from '@app/domain/cash/cart';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
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
import { clients } from '../../clients/clients.table.ts';
import { companies, companyPartTable, companyTable } from '../../company/companies.table.ts';
import { giftCards } from '../../prepaid/gift-cards/gift-cards.table.ts';
import { clientPackages } from '../../prepaid/packages/client-packages.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { products } from '../../stock/products.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { cashSessions } from '../drawer/cash-sessions.table.ts';

/** Kept by the database: an appointment is paid once. */
export const SETTLED_ONCE = 'settlements_appointment_once';
export const SETTLEMENT_REFUNDED_ONCE = 'settlements_refunded_once';

/**
 * How something was paid: what it cost, what was taken off, what was prepaid, the tip. Most often it is
 * an appointment; at the counter things are also sold without one. Taking it back is a second row with
 * everything negated, never a change of the first; that only notes when.
 */
export const settlements = companyTable(
  'settlements',
  {
    /** As the client reads it on her receipt; of a refund that of what it takes back. */
    receiptNumber: integer('receipt_number').notNull(),
    /** Null when something was sold at the counter. */
    appointmentId: uuid('appointment_id'),
    /** Who did or sold it; null when nobody earns of it. */
    professionalId: uuid('professional_id'),
    /** Who bought at the counter, if known; of an appointment that says it. */
    clientId: uuid('client_id'),
    cashSessionId: uuid('cash_session_id').notNull(),
    date: dateColumn('date').notNull(),
    /** Everything before any discount. */
    subtotal: centsColumn('subtotal_in_cents').notNull(),
    /** The coupon's and what was taken off at the counter. */
    discount: centsColumn('discount_in_cents').notNull(),
    /** Of what is left: paid by sessions of a package, a gift card or the client's account. */
    prepaid: centsColumn('prepaid_in_cents').notNull().default(sql`0`),
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
    companyReference('settlements_client_fk', table.clientId, clients),
    companyReference('settlements_session_fk', table.cashSessionId, cashSessions),
    companyReference('settlements_refund_fk', table.refundOfId, table),
    uniqueIndex(SETTLED_ONCE)
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.refundOfId} is null and ${table.refundedAt} is null`),
    uniqueIndex('settlements_receipt_unique')
      .on(table.companyId, table.receiptNumber)
      .where(sql`${table.refundOfId} is null`),
    unique(SETTLEMENT_REFUNDED_ONCE).on(table.companyId, table.refundOfId),
    index('settlements_client_index')
      .on(table.companyId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    // Each row that goes asks whether another points at it.
    index('settlements_refund_index')
      .on(table.companyId, table.refundOfId)
      .where(sql`${table.refundOfId} is not null`),
    index('settlements_appointment_index')
      .on(table.companyId, table.appointmentId)
      .where(sql`${table.appointmentId} is not null`),
    check(
      'settlements_what_for',
      sql`${table.appointmentId} is null or (${table.clientId} is null and ${table.professionalId} is not null)`,
    ),
    check(
      'settlements_prepaid',
      sql`abs(${table.prepaid}) <= abs(${table.subtotal} - ${table.discount}) and ${table.prepaid}::numeric * ${table.subtotal} >= 0`,
    ),
    check(
      'settlements_amounts',
      sql`case when ${table.refundOfId} is null
        then ${table.subtotal} >= 0 and ${table.discount} between 0 and ${table.subtotal} and ${table.tip} >= 0 and ${table.change} >= 0
        else ${table.subtotal} <= 0 and ${table.discount} between ${table.subtotal} and 0 and ${table.tip} <= 0 and ${table.change} = 0 end`,
    ),
  ],
);
tellOf('cash', settlements);

/** What was paid for each thing, and how it is shared between house and professional. */
export const settlementItems = companyPartTable(
  'settlement_items',
  {
    id: idColumn(),
    settlementId: uuid('settlement_id').notNull(),
    position: integer().notNull(),
    /** Repeated from the settlement, so that reports read one index. */
    date: dateColumn('date').notNull(),
    kind: text({ enum: ITEM_KINDS }).notNull().default('service'),
    /** Who did or sold it; null when nobody earns of it. */
    professionalId: uuid('professional_id'),
    /** Of its kind, one of these; what is put on a client's account has none. */
    serviceId: uuid('service_id'),
    productId: uuid('product_id'),
    clientPackageId: uuid('client_package_id'),
    giftCardId: uuid('gift_card_id'),
    /** Of a product how many, or how much. */
    quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull().default(1),
    name: text().notNull(),
    gross: centsColumn('gross_in_cents').notNull(),
    discount: centsColumn('discount_in_cents').notNull(),
    /** Of what is left: its share of what was prepaid. */
    prepaid: centsColumn('prepaid_in_cents').notNull().default(sql`0`),
    /** Its share of what the card machine keeps, where commissions are of what is left of it. */
    fee: centsColumn('fee_in_cents').notNull().default(sql`0`),
    /** Hundredths of a percent that held on the day of the appointment; null without a commission. */
    basisPoints: integer('basis_points'),
    commission: centsColumn('commission_in_cents').notNull(),
    /** When its appointment began, which never changes once it is paid, or when it was sold: for the hours that bring most. */
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
    companyReference('settlement_items_product_fk', table.productId, products),
    companyReference('settlement_items_package_fk', table.clientPackageId, clientPackages),
    companyReference('settlement_items_gift_card_fk', table.giftCardId, giftCards),
    index('settlement_items_product_index')
      .on(table.companyId, table.productId)
      .where(sql`${table.productId} is not null`),
    check(
      'settlement_items_kinds',
      sql`(${table.kind} = 'service') = (${table.serviceId} is not null) and (${table.kind} = 'product' or ${table.productId} is null) and (${table.kind} = 'package') = (${table.clientPackageId} is not null) and (${table.kind} = 'gift_card') = (${table.giftCardId} is not null) and (${table.kind} <> 'service' or ${table.professionalId} is not null)`,
    ),
    check(
      'settlement_items_prepaid',
      sql`abs(${table.prepaid}) <= abs(${table.gross} - ${table.discount}) and ${table.prepaid}::numeric * ${table.gross} >= 0`,
    ),
    check(
      'settlement_items_fee',
      sql`abs(${table.fee}) <= abs(${table.gross} - ${table.discount} - ${table.prepaid}) and ${table.fee}::numeric * ${table.gross} >= 0`,
    ),
    // What was paid without a commission, found without reading everything that was ever paid.
    index('settlement_items_without_commission')
      .on(table.companyId, table.date)
      .where(sql`${table.basisPoints} is null and ${table.gross} > 0`),
  ],
);
tellOf('cash', settlementItems);
