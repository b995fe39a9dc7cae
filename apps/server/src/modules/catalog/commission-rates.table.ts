import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { dateColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { professionals } from '../team/professionals.table.ts';
import { services } from './services.table.ts';

export const COMMISSION_SERVICE_FK = 'commission_rates_service_fk';

/**
 * What a professional is owed of a service, from a day on and until the next row; without a service
 * of whatever has no rate of its own. What was in force on a day that is over is never changed.
 */
export const commissionRates = companyPartTable(
  'commission_rates',
  {
    id: idColumn(),
    professionalId: uuid('professional_id').notNull(),
    /** Null is her usual rate. */
    serviceId: uuid('service_id'),
    fromDate: dateColumn('from_date').notNull(),
    /** Hundredths of a percent; null ends the rate: of a service her usual one holds again. */
    basisPoints: integer('basis_points'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'commission_rates_id_pkey', columns: [table.companyId, table.id] }),
    unique('commission_rates_once_a_day')
      .on(table.companyId, table.professionalId, table.serviceId, table.fromDate)
      .nullsNotDistinct(),
    companyReference(
      'commission_rates_professional_fk',
      table.professionalId,
      professionals,
    ).onDelete('cascade'),
    companyReference(COMMISSION_SERVICE_FK, table.serviceId, services).onDelete('cascade'),
    index('commission_rates_service_index').on(table.companyId, table.serviceId),
    check('commission_rates_in_range', sql`${table.basisPoints} between 0 and 10000`),
  ],
);
tellOf('professionals', commissionRates);
