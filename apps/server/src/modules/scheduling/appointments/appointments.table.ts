import {
  APPOINTMENT_STATUSES,
  BOOKING_SOURCES,
  ENTRY_KINDS,
} from '@app/domain/scheduling/appointment';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { clients } from '../../clients/clients.table.ts';
import { companyTable } from '../../company/companies.table.ts';
import { coupons } from '../../promotions/coupons.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { appointmentSeries } from '../series/appointment-series.table.ts';

/** The constraint by which nobody is booked twice for the same time. */
export const APPOINTMENTS_APART = 'appointments_apart';

/**
 * Everything that takes a professional's time: appointments, blocked time, and times held for
 * visitors. One table, because one constraint has to see them all. A migration adds the constraint
 * and the indexes that cover whole questions: `appointments_busy_index`, `appointments_day_index`
 * and `appointments_client_index`.
 */
export const appointments = companyTable(
  'appointments',
  {
    kind: text({ enum: ENTRY_KINDS }).notNull().default('appointment'),
    status: text({ enum: APPOINTMENT_STATUSES }).notNull().default('scheduled'),
    professionalId: uuid('professional_id').notNull(),
    /** Of an appointment always, of a block or a hold never. */
    clientId: uuid('client_id'),
    startTime: instantColumn('starts_at').notNull(),
    endTime: instantColumn('ends_at').notNull(),
    /** With the buffers, which only the team sees. */
    busyFrom: instantColumn('busy_from').notNull(),
    busyUntil: instantColumn('busy_until').notNull(),
    /** What is to be paid, the discount taken off. Copied when it was booked: history stays. */
    price: centsColumn('price_in_cents').notNull().default(sql`0`),
    discount: centsColumn('discount_in_cents').notNull().default(sql`0`),
    couponId: uuid('coupon_id'),
    /** As a person reads them, in order; each has its own row too. */
    serviceNames: text('service_names').notNull().default(''),
    /** Of an appointment what the client wrote or the team noted, of a block its reason. */
    notes: text().notNull().default(''),
    /** 'Encaixe': put over another one on purpose. */
    overbooked: boolean().notNull().default(false),
    /** Whether the constraint keeps other rows out of its time. */
    keepsTime: boolean('keeps_time').generatedAlwaysAs(
      sql`status <> 'cancelled' and not overbooked`,
    ),
    /** Booked online where somebody looks at it first. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** When the client came, and when it began: moments of her day, not statuses. */
    arrivedAt: instantColumn('arrived_at'),
    startedAt: instantColumn('started_at'),
    source: text({ enum: BOOKING_SOURCES }).notNull().default('staff'),
    cancelledBy: text('cancelled_by', { enum: BOOKING_SOURCES }),
    seriesId: uuid('series_id'),
    /** When it was paid; null again once that is refunded. The counter keeps it. */
    settledAt: instantColumn('settled_at'),
    /** What of its payment the client still owes, on her account. The counter keeps it. */
    owed: centsColumn('owed_in_cents').notNull().default(sql`0`),
    /** Of a hold: until when. */
    heldUntil: instantColumn('held_until'),
    /** Of a hold: a mark of the network that asked for it. */
    heldBy: text('held_by'),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('appointments_professional_fk', table.professionalId, professionals),
    companyReference('appointments_client_fk', table.clientId, clients),
    companyReference('appointments_coupon_fk', table.couponId, coupons),
    companyReference('appointments_series_fk', table.seriesId, appointmentSeries),
    // Lists and calendars of one professional, and whether she has a history.
    index('appointments_professional_index').on(
      table.companyId,
      table.professionalId,
      table.startTime,
    ),
    index('appointments_coupon_index')
      .on(table.companyId, table.couponId)
      .where(sql`${table.couponId} is not null`),
    // A search finds the names there are without reading who had them. Nothing else may use it.
    index('appointments_service_names_index')
      .on(table.companyId, table.serviceNames)
      .where(sql`${table.serviceNames} > ''`),
    // The few that wait for an answer, among all that ever was.
    index('appointments_request_index')
      .on(table.companyId, table.startTime)
      .where(sql`${table.needsApproval}`),
    index('appointments_series_index')
      .on(table.companyId, table.seriesId, table.startTime)
      .where(sql`${table.seriesId} is not null`),
    index('appointments_hold_index')
      .on(table.companyId, table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    check('appointments_in_order', sql`${table.startTime} < ${table.endTime}`),
    check(
      'appointments_busy_around',
      sql`${table.busyFrom} <= ${table.startTime} and ${table.endTime} <= ${table.busyUntil}`,
    ),
    check(
      'appointments_have_clients',
      sql`(${table.kind} = 'appointment') = (${table.clientId} is not null)`,
    ),
    check('appointments_held', sql`(${table.kind} = 'hold') = (${table.heldUntil} is not null)`),
    check(
      'appointments_moments',
      sql`${table.arrivedAt} is null or (${table.kind} = 'appointment' and ${table.status} not in ('cancelled', 'no_show'))`,
    ),
    check(
      'appointments_begun_after_arrival',
      sql`${table.startedAt} is null or (${table.arrivedAt} is not null and ${table.arrivedAt} <= ${table.startedAt})`,
    ),
    check('appointments_prices', sql`${table.price} >= 0 and ${table.discount} >= 0`),
  ],
);
