import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

/**
 * Appointments under which hours or hands were taken away, with the place they had then: one that has
 * another place since is seen to.
 */
export const appointmentTroubles = companyPartTable(
  'appointment_troubles',
  {
    id: idColumn(),
    appointmentId: uuid('appointment_id').notNull(),
    professionalId: uuid('professional_id').notNull(),
    startTime: instantColumn('starts_at').notNull(),
    inTheWaySince: instantColumn('in_the_way_since').notNull(),
    /** Somebody said that it stays as it is. */
    keptDespite: boolean('kept_despite').notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'appointment_troubles_pkey',
      columns: [table.companyId, table.appointmentId],
    }),
    companyReference(
      'appointment_troubles_appointment_fk',
      table.appointmentId,
      appointments,
    ).onDelete('cascade'),
    index('appointment_troubles_unsolved_index')
      .on(table.companyId, table.startTime)
      .where(sql`not ${table.keptDespite}`),
  ],
);
tellOf('appointments', appointmentTroubles);
