import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { services } from '../../catalog/services.table.ts';
import { companies, companyPartTable, companyTable } from '../../company/companies.table.ts';

/** Two packages of a company never share a name, whatever the letters' case. */
export const PACKAGE_NAME_KEY = 'packages_company_name_unique';

/** Sessions sold together and in advance. */
export const packages = companyTable(
  'packages',
  {
    name: text().notNull(),
    description: text().notNull().default(''),
    price: centsColumn('price_in_cents').notNull(),
    /** How long its sessions can be used once it is sold; null: for ever. */
    validDays: integer('valid_days'),
    /** Hundredths of a percent for whoever sells it; null without a commission. */
    commissionBasisPoints: integer('commission_basis_points'),
    /** Whether clients may order it by the public link. */
    sellsOnline: boolean('sells_online').notNull().default(false),
    active: boolean().notNull().default(true),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex(PACKAGE_NAME_KEY).on(table.companyId, sql`lower(${table.name})`),
    check(
      'packages_values',
      sql`${table.price} >= 0 and ${table.validDays} > 0 and ${table.commissionBasisPoints} between 0 and 10000`,
    ),
  ],
);
tellOf('prepaid', packages);

/** Which services a package holds, and how often. */
export const packageServices = companyPartTable(
  'package_services',
  {
    packageId: uuid('package_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    sessions: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'package_services_pkey',
      columns: [table.companyId, table.packageId, table.serviceId],
    }),
    foreignKey({
      name: 'package_services_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('package_services_package_fk', table.packageId, packages).onDelete('cascade'),
    companyReference('package_services_service_fk', table.serviceId, services).onDelete('cascade'),
    index('package_services_service_index').on(table.companyId, table.serviceId),
    check('package_services_sessions', sql`${table.sessions} between 1 and 1000`),
  ],
);
tellOf('prepaid', packageServices);
