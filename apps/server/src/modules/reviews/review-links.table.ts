import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';

/**
 * What opens the page on which a client reviews one visit. Only its fingerprint is kept here, so whoever
 * asks again makes another one; that a visit is reviewed once, the reviews themselves say.
 */
export const reviewLinks = companyTable(
  'review_links',
  {
    appointmentId: uuid('appointment_id').notNull(),
    tokenHash: text('token').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('review_links_appointment_fk', table.appointmentId, appointments),
    index('review_links_appointment_index').on(table.companyId, table.appointmentId),
    uniqueIndex('review_links_token_unique').on(table.tokenHash),
  ],
);
tellOf('reviews', reviewLinks);
