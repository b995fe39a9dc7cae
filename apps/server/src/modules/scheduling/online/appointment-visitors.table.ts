import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

/**
 * What somebody typed who booked online. Nobody proved that it is true: it is shown to her, and the
 * team compares it with the client who has this phone.
 */
export const appointmentVisitors = companyPartTable(
  'appointment_visitors',
  {
    appointmentId: uuid('appointment_id').notNull(),
    name: text().notNull(),
    /** Digits only, country first. */
    phone: text().notNull(),
    phoneKey: text('phone_key').notNull(),
    email: text().notNull().default(''),
    /** She wants none about this appointment. What the client allowed is written elsewhere. */
    stopsMessages: boolean('stops_messages').notNull().default(false),
    /** When the team said whose appointment it is. */
    settledAt: instantColumn('settled_at'),
    /** Marks of where it was booked from, until the team confirms it or days have passed. */
    askedFrom: text('asked_from'),
    askedFromNetwork: text('asked_from_network'),
    bookedAt: instantColumn('booked_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'appointment_visitors_pkey',
      columns: [table.companyId, table.appointmentId],
    }),
    companyReference(
      'appointment_visitors_appointment_fk',
      table.appointmentId,
      appointments,
    ).onDelete('cascade'),
    // Few rows have a mark, and those are the ones that are counted.
    index('appointment_visitors_asked_index')
      .on(table.companyId, table.bookedAt)
      .where(sql`${table.askedFrom} is not null`),
  ],
);
