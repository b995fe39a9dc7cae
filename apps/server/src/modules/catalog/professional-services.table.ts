import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, idColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyPartTable } from '../company/companies.table.ts';
import { professionals } from '../team/professionals.table.ts';
import { services } from './services.table.ts';

export const OFFERED_SERVICE_FK = 'professional_services_service_fk';

/** Who does what. A price or duration of her own stands in for the service's. */
export const professionalServices = companyPartTable(
  'professional_services',
  {
    id: idColumn(),
    professionalId: uuid('professional_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    price: centsColumn('price_in_cents'),
    durationMinutes: integer('duration_in_minutes'),
  },
  (table) => [
    primaryKey({
      name: 'professional_services_pkey',
      columns: [table.companyId, table.professionalId, table.serviceId],
    }),
    companyReference(
      'professional_services_professional_fk',
      table.professionalId,
      professionals,
    ).onDelete('cascade'),
    companyReference(OFFERED_SERVICE_FK, table.serviceId, services).onDelete('cascade'),
    index('professional_services_service_index').on(table.companyId, table.serviceId),
    check('professional_services_price_not_negative', sql`${table.price} >= 0`),
    check('professional_services_duration_positive', sql`${table.durationMinutes} > 0`),
  ],
);
tellOf('professionals', professionalServices);
