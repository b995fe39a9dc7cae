import { POINTS_TYPES } from '@app/domain/loyalty/points';
import { sql } from 'drizzle-orm';
import { check, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { clients } from '../clients/clients.table.ts';
import { companyTable } from '../company/companies.table.ts';
import { pointsCampaigns } from './points-campaigns.table.ts';

/** Kept by the database: a visit earns points once, each time that it is completed. */
export const POINTS_EARNED_ONCE = 'points_transactions_visit_once';
/** Kept by the database: what was redeemed comes back once. */
export const POINTS_RETURNED_ONCE = 'points_transactions_returned_once';
/** Raised by a trigger: nobody has fewer points than none. */
export const POINTS_NOT_NEGATIVE = 'points_not_negative';

/** The points of clients. Rows are added, never changed; what they come to is the balance. */
export const pointsTransactions = companyTable(
  'points_transactions',
  {
    clientId: uuid('client_id').notNull(),
    type: text({ enum: POINTS_TYPES }).notNull(),
    /** Below zero where points go. */
    points: integer().notNull(),
    description: text().notNull().default(''),
    /** The migration adds the foreign key. */
    appointmentId: uuid('appointment_id'),
    /** The how manieth completion of the same appointment. */
    round: integer(),
    campaignId: uuid('campaign_id'),
    /** The payment that they made cheaper; the migration adds the foreign key. */
    settlementId: uuid('settlement_id'),
    /** What they took off it. */
    discount: centsColumn('discount_in_cents').notNull().default(sql`0`),
    /** Of what is returned: what was redeemed. */
    returnsId: uuid('returns_id'),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('points_transactions_client_fk', table.clientId, clients),
    companyReference('points_transactions_campaign_fk', table.campaignId, pointsCampaigns),
    companyReference('points_transactions_returns_fk', table.returnsId, table),
    uniqueIndex(POINTS_EARNED_ONCE)
      .on(table.companyId, table.appointmentId, table.type, table.round)
      .where(sql`${table.appointmentId} is not null`),
    uniqueIndex(POINTS_RETURNED_ONCE)
      .on(table.companyId, table.returnsId)
      .where(sql`${table.returnsId} is not null`),
    index('points_transactions_client_index').on(table.companyId, table.clientId, table.createdAt),
    index('points_transactions_campaign_index').on(table.companyId, table.campaignId),
    index('points_transactions_settlement_index')
      .on(table.companyId, table.settlementId)
      .where(sql`${table.settlementId} is not null`),
    check(
      'points_transactions_signs',
      sql`case when ${table.type} in ('earned', 'returned') then ${table.points} >= 0 else ${table.points} <= 0 end`,
    ),
  ],
);
tellOf('loyalty', pointsTransactions);
