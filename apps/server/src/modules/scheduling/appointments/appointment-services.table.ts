import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, idColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { services } from '../../catalog/services.table.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { appointments } from './appointments.table.ts';

/** What is done, as it was called and priced when it was booked. */
export const appointmentServices = companyPartTable(
  'appointment_services',
  {
    id: idColumn(),
    appointmentId: uuid('appointment_id').notNull(),
    serviceId: uuid('service_id').notNull(),
    /** The first is the appointment's main service. */
    position: integer().notNull(),
    name: text().notNull(),
    /** Before any discount. */
    price: centsColumn('price_in_cents').notNull(),
    durationMinutes: integer('duration_in_minutes').notNull(),
    loyaltyPoints: integer('loyalty_points').notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'appointment_services_pkey',
      columns: [table.companyId, table.appointmentId, table.position],
    }),
    companyReference(
      'appointment_services_appointment_fk',
      table.appointmentId,
      appointments,
    ).onDelete('cascade'),
    companyReference('appointment_services_service_fk', table.serviceId, services),
    index('appointment_services_service_index').on(table.companyId, table.serviceId),
    check('appointment_services_values', sql`${table.price} >= 0 and ${table.durationMinutes} > 0`),
  ],
);
