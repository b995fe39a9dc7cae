import { REVIEW_LIMITS } from '@app/domain/reviews/review';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { clients } from '../clients/clients.table.ts';
import { companyTable } from '../company/companies.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { professionals } from '../team/professionals.table.ts';

/** Kept by the database: an appointment is reviewed once. */
export const REVIEWED_ONCE = 'reviews_appointment_once';

/** What a client thought of a visit, and what the company answered. */
export const reviews = companyTable(
  'reviews',
  {
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
    professionalId: uuid('professional_id').notNull(),
    rating: integer().notNull(),
    comment: text().notNull().default(''),
    /** Whoever of the team wrote it down; null when the client wrote it herself. */
    registeredBy: uuid('registered_by'),
    answer: text().notNull().default(''),
    answeredAt: instantColumn('answered_at'),
    /** Taken off the public page; it still counts for the company itself. */
    hiddenAt: instantColumn('hidden_at'),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('reviews_appointment_fk', table.appointmentId, appointments),
    companyReference('reviews_client_fk', table.clientId, clients),
    companyReference('reviews_professional_fk', table.professionalId, professionals),
    unique(REVIEWED_ONCE).on(table.companyId, table.appointmentId),
    index('reviews_created_index').on(table.companyId, table.createdAt, table.id),
    index('reviews_client_index').on(table.companyId, table.clientId),
    index('reviews_professional_index').on(table.companyId, table.professionalId),
    check(
      'reviews_rating',
      sql`${table.rating} between ${sql.raw(String(REVIEW_LIMITS.lowest))} and ${sql.raw(String(REVIEW_LIMITS.highest))}`,
    ),
  ],
);
tellOf('reviews', reviews);
