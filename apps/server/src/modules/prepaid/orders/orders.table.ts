import { ORDER_KINDS, ORDER_STATUSES } from '@app/domain/prepaid/ledgers';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { clients } from '../../clients/clients.table.ts';
import { companyTable } from '../../company/companies.table.ts';
import { packages } from '../packages/packages.table.ts';

/** Two orders of a company are never mistaken for each other on a statement. */
export const ORDER_TXID_KEY = 'prepaid_orders_txid_unique';

export type OrderedSessions = { serviceId: string; sessions: number };

/** A package or gift card that somebody ordered by the link and pays by PIX. */
export const prepaidOrders = companyTable(
  'prepaid_orders',
  {
    kind: text({ enum: ORDER_KINDS }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull().default('waiting'),
    /** Of whoever ordered, as she typed it; nothing once she is forgotten. */
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone').notNull(),
    phoneKey: text('phone_key').notNull(),
    /** Whom the phone belongs to; null as long as nobody is known by it and nothing is paid. */
    clientId: uuid('client_id'),
    /** The migration forgets it when the package goes. */
    packageId: uuid('package_id'),
    /** As it was called and cost when it was ordered. */
    name: text().notNull(),
    amount: centsColumn('amount_in_cents').notNull(),
    /** What the package held when it was ordered; empty of a gift card. */
    held: jsonb().$type<OrderedSessions[]>().notNull().default([]),
    /** From the day on which it is paid; null: for ever. */
    validDays: integer('valid_days'),
    recipientName: text('recipient_name').notNull().default(''),
    message: text().notNull().default(''),
    /** By which the payment is known in the bank's statement. */
    txid: text().notNull(),
    /** The fingerprint of what opens the page of this order. */
    tokenHash: text('token_hash').notNull(),
    /** The payment, once somebody saw the money; the migration adds the foreign key. */
    settlementId: uuid('settlement_id'),
    /** Why somebody refused it. */
    reason: text().notNull().default(''),
    decidedAt: instantColumn('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('prepaid_orders_client_fk', table.clientId, clients),
    companyReference('prepaid_orders_package_fk', table.packageId, packages),
    uniqueIndex(ORDER_TXID_KEY).on(table.companyId, table.txid),
    uniqueIndex('prepaid_orders_token_unique').on(table.companyId, table.tokenHash),
    index('prepaid_orders_created_index').on(table.companyId, table.createdAt, table.id),
    // What one phone left unpaid, and what is hers once somebody is known by it.
    index('prepaid_orders_phone_index').on(table.companyId, table.phoneKey),
    index('prepaid_orders_client_index').on(table.companyId, table.clientId),
    index('prepaid_orders_package_index').on(table.companyId, table.packageId),
    index('prepaid_orders_settlement_index')
      .on(table.companyId, table.settlementId)
      .where(sql`${table.settlementId} is not null`),
    index('prepaid_orders_waiting_index')
      .on(table.companyId, table.createdAt, table.id)
      .where(sql`${table.status} = 'waiting'`),
    check('prepaid_orders_amount', sql`${table.amount} > 0`),
    check(
      'prepaid_orders_paid',
      sql`(${table.status} = 'paid') = (${table.settlementId} is not null)`,
    ),
  ],
);
tellOf('prepaid', prepaidOrders);
