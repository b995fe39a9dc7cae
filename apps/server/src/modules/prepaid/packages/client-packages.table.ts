import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, dateColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { services } from '../../catalog/services.table.ts';
import { clients } from '../../clients/clients.table.ts';
import { companies, companyPartTable, companyTable } from '../../company/companies.table.ts';
import { packages } from './packages.table.ts';

/** Kept by the database: no session is used that is not left. */
export const SESSIONS_NOT_NEGATIVE = 'client_package_services_left';
/** Kept by the database: a use is given back once. */
export const SESSION_RETURNED_ONCE = 'package_uses_returned_once';

/** A package that a client bought. */
export const clientPackages = companyTable(
  'client_packages',
  {
    clientId: uuid('client_id').notNull(),
    /** The migration forgets it when the package goes. */
    packageId: uuid('package_id'),
    /** As it was called when it was sold. */
    name: text().notNull(),
    price: centsColumn('price_in_cents').notNull(),
    /** The last day on which it can be used; null: for ever. */
    validUntil: dateColumn('valid_until'),
    /** The payment that sold it was taken back: nothing of it can be used. */
    takenBackAt: instantColumn('taken_back_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('client_packages_client_fk', table.clientId, clients),
    companyReference('client_packages_package_fk', table.packageId, packages),
    index('client_packages_client_index').on(table.companyId, table.clientId),
    index('client_packages_package_index').on(table.companyId, table.packageId),
  ],
);
tellOf('prepaid', clientPackages);

/** What is left of it, by service. */
export const clientPackageServices = companyPartTable(
  'client_package_services',
  {
    clientPackageId: uuid('client_package_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    sessions: integer().notNull(),
    /** What its uses leave. */
    left: integer().notNull(),
    /** What all its sessions together cost of the price. */
    value: centsColumn('value_in_cents').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'client_package_services_pkey',
      columns: [table.companyId, table.clientPackageId, table.serviceId],
    }),
    foreignKey({
      name: 'client_package_services_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference(
      'client_package_services_package_fk',
      table.clientPackageId,
      clientPackages,
    ).onDelete('cascade'),
    companyReference('client_package_services_service_fk', table.serviceId, services),
    index('client_package_services_service_index').on(table.companyId, table.serviceId),
    check(SESSIONS_NOT_NEGATIVE, sql`${table.left} between 0 and ${table.sessions}`),
  ],
);
tellOf('prepaid', clientPackageServices);

/** Sessions that were used, or given back. Rows are added, never changed; they come to what is left. */
export const packageUses = companyTable(
  'package_uses',
  {
    clientPackageId: uuid('client_package_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    /** 1 when used, -1 when given back. */
    sessions: integer().notNull(),
    /** What that session cost of the package's price. */
    value: centsColumn('value_in_cents').notNull(),
    /** What it spared the client at the counter. */
    covered: centsColumn('covered_in_cents').notNull(),
    /** The migration adds the foreign key. */
    settlementId: uuid('settlement_id').notNull(),
    /** Of what is given back: the use. */
    returnsId: uuid('returns_id'),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('package_uses_package_fk', table.clientPackageId, clientPackages),
    companyReference('package_uses_service_fk', table.serviceId, services),
    companyReference('package_uses_returns_fk', table.returnsId, table),
    uniqueIndex(SESSION_RETURNED_ONCE)
      .on(table.companyId, table.returnsId)
      .where(sql`${table.returnsId} is not null`),
    index('package_uses_package_index').on(table.companyId, table.clientPackageId),
    index('package_uses_service_index').on(table.companyId, table.serviceId),
    index('package_uses_settlement_index').on(table.companyId, table.settlementId),
    check(
      'package_uses_signs',
      sql`case when ${table.returnsId} is null then ${table.sessions} = 1 and ${table.value} >= 0 and ${table.covered} >= 0 else ${table.sessions} = -1 and ${table.value} <= 0 and ${table.covered} <= 0 end`,
    ),
  ],
);
tellOf('prepaid', packageUses);
