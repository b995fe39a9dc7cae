import { MOVEMENT_KINDS } from '@app/domain/stock/product';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { services } from '../catalog/services.table.ts';
import { companies, companyPartTable, companyTable } from '../company/companies.table.ts';
import { products } from './products.table.ts';

/** Kept by the database: a visit uses its products once, each time that it is completed. */
export const USED_ONCE = 'stock_movements_use_once';

/** What came, left or was counted. Rows are added, never changed; they come to the stock. */
export const stockMovements = companyTable(
  'stock_movements',
  {
    /** The migration lets the movements go with their product. */
    productId: uuid('product_id').notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    /** Below zero where something leaves. */
    quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
    /** What was there afterwards. */
    stockAfter: numeric('stock_after', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    /** What one of them cost. */
    unitCost: centsColumn('unit_cost_in_cents').notNull(),
    reason: text().notNull().default(''),
    /** The migration adds both foreign keys. */
    settlementId: uuid('settlement_id'),
    appointmentId: uuid('appointment_id'),
    /** Of a use: the how manieth completion of the same appointment. */
    round: integer(),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('stock_movements_product_fk', table.productId, products),
    uniqueIndex(USED_ONCE)
      .on(table.companyId, table.appointmentId, table.productId, table.kind, table.round)
      .where(sql`${table.appointmentId} is not null`),
    index('stock_movements_product_index').on(table.companyId, table.productId, table.createdAt),
    index('stock_movements_settlement_index')
      .on(table.companyId, table.settlementId)
      .where(sql`${table.settlementId} is not null`),
    check(
      'stock_movements_signs',
      sql`case when ${table.kind} in ('sale', 'use', 'loss') then ${table.quantity} <= 0 when ${table.kind} = 'count' then true else ${table.quantity} >= 0 end`,
    ),
  ],
);
tellOf('products', stockMovements);

/** What a service uses up each time. */
export const serviceProducts = companyPartTable(
  'service_products',
  {
    serviceId: uuid('service_id').notNull(),
    productId: uuid('product_id').notNull(),
    quantity: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'service_products_pkey',
      columns: [table.companyId, table.serviceId, table.productId],
    }),
    foreignKey({
      name: 'service_products_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('service_products_service_fk', table.serviceId, services).onDelete('cascade'),
    companyReference('service_products_product_fk', table.productId, products).onDelete('cascade'),
    index('service_products_product_index').on(table.companyId, table.productId),
    check('service_products_quantity', sql`${table.quantity} > 0`),
  ],
);
tellOf('products', serviceProducts);
