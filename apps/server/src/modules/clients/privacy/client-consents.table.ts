import { CONSENT_SOURCES } from '@app/domain/clients/consent';
import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { companyPartTable } from '../../company/companies.table.ts';
import { clients } from '../clients.table.ts';

/** Each time a client allowed or refused marketing: the proof, so nothing here is ever changed. */
export const clientConsents = companyPartTable(
  'client_consents',
  {
    id: idColumn(),
    clientId: uuid('client_id').notNull(),
    granted: boolean().notNull(),
    source: text({ enum: CONSENT_SOURCES }).notNull(),
    /** Who wrote it down; nobody when the client said it herself. */
    recordedByUserId: uuid('recorded_by_user_id'),
    recordedByName: text('recorded_by_name').notNull().default(''),
    recordedAt: instantColumn('recorded_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'client_consents_pkey', columns: [table.companyId, table.id] }),
    companyReference('client_consents_client_fk', table.clientId, clients).onDelete('cascade'),
    index('client_consents_client_index').on(table.companyId, table.clientId),
  ],
);
tellOf('clients', clientConsents);
