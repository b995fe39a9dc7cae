import { sql } from 'drizzle-orm';
import { index, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { appointments } from '../appointments/appointments.table.ts';

/** What opens the client's own page. The token itself is nowhere: only its fingerprint is kept. */
export const appointmentLinks = companyPartTable(
  'appointment_links',
  {
    id: idColumn(),
    appointmentId: uuid('appointment_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'appointment_links_pkey', columns: [table.companyId, table.id] }),
    companyReference(
      'appointment_links_appointment_fk',
      table.appointmentId,
      appointments,
    ).onDelete('cascade'),
    index('appointment_links_appointment_index').on(table.companyId, table.appointmentId),
    unique('appointment_links_token_unique').on(table.companyId, table.tokenHash),
  ],
);
