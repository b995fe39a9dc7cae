import { PRIVACY_REQUEST_KINDS } from '@app/domain/clients/privacy-request';
import { sql } from 'drizzle-orm';
import { index, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';

/** The register the law asks for: who wanted what and when it was done, without the person's data. */
export const privacyRequests = companyTable(
  'privacy_requests',
  {
    kind: text({ enum: PRIVACY_REQUEST_KINDS }).notNull(),
    /** Stays when the client is deleted: the request was made all the same. */
    clientId: uuid('client_id').notNull(),
    handledByUserId: uuid('handled_by_user_id'),
    handledByName: text('handled_by_name').notNull(),
    handledAt: instantColumn('handled_at').notNull().default(sql`now()`),
  },
  (table) => [index('privacy_requests_client_index').on(table.companyId, table.clientId)],
);
tellOf('clients', privacyRequests);
