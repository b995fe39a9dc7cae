import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { clients } from '../clients/clients.table.ts';
import { companies, companyPartTable } from '../company/companies.table.ts';
import { coupons } from './coupons.table.ts';

/** Who used which coupon for which appointment. Cancelling the appointment gives the use back. */
export const couponUses = companyPartTable(
  'coupon_uses',
  {
    id: idColumn(),
    couponId: uuid('coupon_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The migration adds the foreign key: an appointment takes its use along. */
    appointmentId: uuid('appointment_id').notNull(),
    discount: centsColumn('discount_in_cents').notNull(),
    /** Whether she came by the coupon's own link. */
    byLink: boolean('by_link').notNull().default(false),
    usedAt: instantColumn('used_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({
      name: 'coupon_uses_pkey',
      columns: [table.companyId, table.appointmentId],
    }),
    foreignKey({
      name: 'coupon_uses_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('coupon_uses_coupon_fk', table.couponId, coupons),
    companyReference('coupon_uses_client_fk', table.clientId, clients),
    index('coupon_uses_coupon_index').on(table.companyId, table.couponId, table.clientId),
    index('coupon_uses_client_index').on(table.companyId, table.clientId, table.usedAt),
    index('coupon_uses_link_index').on(table.companyId, table.couponId).where(sql`${table.byLink}`),
  ],
);
tellOf('coupons', couponUses);
