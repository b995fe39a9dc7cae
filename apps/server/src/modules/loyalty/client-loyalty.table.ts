import { LOYALTY_CONDITIONS, REWARD_TYPES } from '@app/domain/loyalty/loyalty-campaign';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { centsColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { services } from '../catalog/services.table.ts';
import { clients } from '../clients/clients.table.ts';
import { companies, companyPartTable, companyTable } from '../company/companies.table.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';

/** Kept by the database: a visit counts once for a campaign, each time that it is completed. */
export const PROGRESS_ONCE = 'loyalty_progress_once';
/** Kept by the database: a reward is used once. */
export const REWARD_USED_ONCE = 'loyalty_redemptions_once';

/**
 * How far a client is in a campaign, with the promise as it was when she began: changing the
 * campaign changes no target that was begun.
 */
export const clientLoyalty = companyTable(
  'client_loyalty',
  {
    clientId: uuid('client_id').notNull(),
    /** Null once the campaign is gone, which the migration says. */
    campaignId: uuid('campaign_id'),
    conditionType: text('condition_type', { enum: LOYALTY_CONDITIONS }).notNull(),
    /** Services, or cents: what its rows of progress come to. */
    progressValue: bigint('progress_value', { mode: 'number' }).notNull().default(0),
    targetValue: bigint('target_value', { mode: 'number' }).notNull(),
    rewardType: text('reward_type', { enum: REWARD_TYPES }).notNull(),
    rewardValue: bigint('reward_value', { mode: 'number' }),
    rewardServiceId: uuid('reward_service_id'),
    earnedAt: instantColumn('earned_at'),
    usedAt: instantColumn('used_at'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('client_loyalty_client_fk', table.clientId, clients),
    companyReference('client_loyalty_campaign_fk', table.campaignId, loyaltyCampaigns),
    companyReference('client_loyalty_service_fk', table.rewardServiceId, services),
    index('client_loyalty_client_index').on(table.companyId, table.clientId, table.createdAt),
    index('client_loyalty_campaign_index').on(table.companyId, table.campaignId),
    check('client_loyalty_values', sql`${table.progressValue} >= 0 and ${table.targetValue} >= 1`),
    check(
      'client_loyalty_used_after_earned',
      sql`${table.usedAt} is null or ${table.earnedAt} is not null`,
    ),
  ],
);
tellOf('loyalty', clientLoyalty);

/** What a visit added, and, when it was undone, took back. Rows are added, never changed. */
export const loyaltyProgress = companyPartTable(
  'loyalty_progress',
  {
    id: idColumn(),
    statusId: uuid('status_id').notNull(),
    /** The campaign, kept apart from the status so that the key holds across statuses. */
    campaignId: uuid('campaign_id').notNull(),
    /** The migration adds the foreign key. */
    appointmentId: uuid('appointment_id').notNull(),
    /** The how manieth completion of the same appointment. */
    round: integer().notNull(),
    takenBack: boolean('taken_back').notNull().default(false),
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'loyalty_progress_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'loyalty_progress_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    companyReference('loyalty_progress_status_fk', table.statusId, clientLoyalty),
    unique(PROGRESS_ONCE).on(
      table.companyId,
      table.campaignId,
      table.appointmentId,
      table.round,
      table.takenBack,
    ),
    index('loyalty_progress_status_index').on(table.companyId, table.statusId),
    index('loyalty_progress_appointment_index').on(table.companyId, table.appointmentId),
    check(
      'loyalty_progress_signs',
      sql`case when ${table.takenBack} then ${table.amount} <= 0 else ${table.amount} >= 0 end`,
    ),
  ],
);
tellOf('loyalty', loyaltyProgress);

/** The use of an earned reward; a refund of its payment takes the use back. */
export const loyaltyRedemptions = companyTable(
  'loyalty_redemptions',
  {
    statusId: uuid('status_id').notNull(),
    /** The payment that it made cheaper; the migration adds the foreign key. */
    settlementId: uuid('settlement_id'),
    discount: centsColumn('discount_in_cents').notNull().default(sql`0`),
    takenBackAt: instantColumn('taken_back_at'),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('loyalty_redemptions_status_fk', table.statusId, clientLoyalty),
    uniqueIndex(REWARD_USED_ONCE)
      .on(table.companyId, table.statusId)
      .where(sql`${table.takenBackAt} is null`),
    index('loyalty_redemptions_settlement_index')
      .on(table.companyId, table.settlementId)
      .where(sql`${table.settlementId} is not null`),
    check('loyalty_redemptions_discount', sql`${table.discount} >= 0`),
  ],
);
tellOf('loyalty', loyaltyRedemptions);
