import { foreignKey, index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companies, companyPartTable } from '../../company/companies.table.ts';

/**
 * When each client came for the first time, or will: her earliest appointment that was not
 * cancelled. Triggers of `appointments` write it, nobody else does. It points at no client, so that
 * whoever merges two of them leaves it to the triggers too.
 */
export const firstVisits = companyPartTable(
  'first_visits',
  {
    clientId: uuid('client_id').notNull(),
    startTime: instantColumn('starts_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'first_visits_pkey', columns: [table.companyId, table.clientId] }),
    foreignKey({
      name: 'first_visits_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    index('first_visits_time_index').on(table.companyId, table.startTime),
  ],
);
