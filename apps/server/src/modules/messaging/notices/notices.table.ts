import { NOTICE_KINDS } from '@app/domain/messaging/notice';
import { sql } from 'drizzle-orm';
import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../../foundation/database/company-columns.ts';
import { clientImports } from '../../clients/imports/client-imports.table.ts';
import { companyTable } from '../../company/companies.table.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { products } from '../../stock/products.table.ts';
import { professionals } from '../../team/professionals.table.ts';
import { campaigns } from '../campaigns/campaigns.table.ts';
import { conversations } from '../conversations/conversations.table.ts';

/**
 * What the team is told of. Nobody's name is kept here: whoever reads it finds it where it lives, as
 * it is by then. Ids grow with time, so the newest stand last in the key.
 */
export const notices = companyTable(
  'notices',
  {
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    /** In whose agenda it happened. */
    professionalId: uuid('professional_id'),
    appointmentId: uuid('appointment_id'),
    startTime: instantColumn('start_time'),
    previousStartTime: instantColumn('previous_start_time'),
    importId: uuid('import_id'),
    conversationId: uuid('conversation_id'),
    productId: uuid('product_id'),
    campaignId: uuid('campaign_id'),
    amountInCents: integer('amount_in_cents'),
    /** Of how many it tells together; null where it is one. */
    gathered: integer(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('notices_professional_fk', table.professionalId, professionals).onDelete(
      'cascade',
    ),
    companyReference('notices_appointment_fk', table.appointmentId, appointments).onDelete(
      'cascade',
    ),
    companyReference('notices_conversation_fk', table.conversationId, conversations).onDelete(
      'cascade',
    ),
    companyReference('notices_product_fk', table.productId, products).onDelete('cascade'),
    companyReference('notices_campaign_fk', table.campaignId, campaigns).onDelete('cascade'),
    companyReference('notices_import_fk', table.importId, clientImports).onDelete('cascade'),
    // Taking an appointment away looks for what was told of it.
    index('notices_conversation_index').on(table.companyId, table.conversationId),
    index('notices_campaign_index').on(table.companyId, table.campaignId),
    index('notices_product_index').on(table.companyId, table.productId),
    index('notices_appointment_index').on(table.companyId, table.appointmentId),
  ],
);
tellOf('notices', notices);
