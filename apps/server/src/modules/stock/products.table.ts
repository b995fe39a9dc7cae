import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/** Two products of a company never share a name, whatever the letters' case. */
export const PRODUCT_NAME_KEY = 'products_company_name_unique';
/** Nor what the reader at the counter reads. */
export const PRODUCT_BARCODE_KEY = 'products_company_barcode_unique';
/** Kept by the database: nothing leaves that is not there. */
export const STOCK_NOT_NEGATIVE = 'products_stock_not_negative';

/** What lies on the shelf: to be sold, to be used in services, or both. */
export const products = companyTable(
  'products',
  {
    name: text().notNull(),
    description: text().notNull().default(''),
    /** What one costs the company, as the average of what lies there. */
    purchasePrice: centsColumn('purchase_price_in_cents').notNull(),
    /** What a client pays for one; null: it is not sold. */
    price: centsColumn('price_in_cents'),
    /** Hundredths of a percent for whoever sells it; null: what she usually earns of products. */
    commissionBasisPoints: integer('commission_basis_points'),
    barcode: text().notNull().default(''),
    /** What is counted: 'un', 'ml', 'g'. */
    unit: text().notNull().default('un'),
    /** What its movements come to. */
    currentStock: numeric('current_stock', { precision: 12, scale: 3, mode: 'number' })
      .notNull()
      .default(0),
    minimumStock: numeric('minimum_stock', { precision: 12, scale: 3, mode: 'number' })
      .notNull()
      .default(0),
    supplier: text().notNull().default(''),
    /** Digits only, country first. */
    supplierPhone: text('supplier_phone').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    lowStockAlert: boolean('low_stock_alert').notNull().default(true),
    active: boolean().notNull().default(true),
    /** Goes up with every change by a person, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex(PRODUCT_NAME_KEY).on(table.companyId, sql`lower(${table.name})`),
    uniqueIndex(PRODUCT_BARCODE_KEY)
      .on(table.companyId, table.barcode)
      .where(sql`${table.barcode} <> ''`),
    check(STOCK_NOT_NEGATIVE, sql`${table.currentStock} >= 0`),
    check(
      'products_values',
      sql`${table.minimumStock} >= 0 and ${table.purchasePrice} >= 0 and ${table.price} >= 0 and ${table.commissionBasisPoints} between 0 and 10000`,
    ),
  ],
);
tellOf('products', products);
