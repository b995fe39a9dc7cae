import { NEW_SERVICE } from '@app/domain/catalog/service';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/** Two services of a company never share a name, whatever the letters' case. */
export const SERVICE_NAME_KEY = 'services_company_name_unique';

export const services = companyTable(
  'services',
  {
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Under which it stands on the public page; '' under none. */
    category: text().notNull().default(''),
    durationMinutes: integer('duration_in_minutes').notNull().default(NEW_SERVICE.durationMinutes),
    bufferBeforeMinutes: integer('buffer_before_in_minutes').notNull().default(0),
    bufferAfterMinutes: integer('buffer_after_in_minutes').notNull().default(0),
    price: centsColumn('price_in_cents').notNull().default(sql`0`),
    color: text().notNull().default(NEW_SERVICE.color),
    loyaltyPoints: integer('loyalty_points').notNull().default(0),
    /** After how many days one usually comes again for it. */
    returnAfterDays: integer('return_after_in_days'),
    active: boolean().notNull().default(true),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex(SERVICE_NAME_KEY).on(table.companyId, sql`lower(${table.name})`),
    check('services_duration_positive', sql`${table.durationMinutes} > 0`),
    check(
      'services_buffers_not_negative',
      sql`${table.bufferBeforeMinutes} >= 0 and ${table.bufferAfterMinutes} >= 0`,
    ),
    check('services_price_not_negative', sql`${table.price} >= 0`),
    check('services_return_positive', sql`${table.returnAfterDays} > 0`),
    check('services_points_not_negative', sql`${table.loyaltyPoints} >= 0`),
  ],
);
tellOf('services', services);
