import { sql } from 'drizzle-orm';
import { text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';

/** The address at which a client reviews one visit. Whoever opens it is in no company yet. */
export const reviewLinks = companyTable(
  'review_links',
  {
    appointmentId: uuid('appointment_id').notNull(),
    token: text().notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('review_links_appointment_fk', table.appointmentId, appointments),
    unique('review_links_appointment_once').on(table.companyId, table.appointmentId),
    uniqueIndex('review_links_token_unique').on(table.token),
  ],
);
tellOf('reviews', reviewLinks);
