import { LOYALTY_CONDITIONS, REWARD_TYPES } from '@app/domain/loyalty/loyalty-campaign';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { services } from '../catalog/services.table.ts';
import { companyTable } from '../company/companies.table.ts';

/** Kept by the database: a service that is the reward is there. */
export const LOYALTY_SERVICE_KEY = 'loyalty_campaigns_service_fk';

/** What a company promises to whoever comes again. */
export const loyaltyCampaigns = companyTable(
  'loyalty_campaigns',
  {
    name: text().notNull(),
    conditionType: text('condition_type', { enum: LOYALTY_CONDITIONS }).notNull(),
    /** Services, or cents. */
    conditionValue: bigint('condition_value', { mode: 'number' }).notNull(),
    rewardType: text('reward_type', { enum: REWARD_TYPES }).notNull(),
    /** Hundredths of a percent, or cents; null of a free service. */
    rewardValue: bigint('reward_value', { mode: 'number' }),
    rewardServiceId: uuid('reward_service_id'),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference(LOYALTY_SERVICE_KEY, table.rewardServiceId, services),
    check('loyalty_campaigns_condition', sql`${table.conditionValue} >= 1`),
    check(
      'loyalty_campaigns_reward',
      sql`case when ${table.rewardType} = 'free_service'
        then ${table.rewardServiceId} is not null and ${table.rewardValue} is null
        else ${table.rewardServiceId} is null and ${table.rewardValue} >= 0 and (${table.rewardType} <> 'percentage_discount' or ${table.rewardValue} <= 10000) end`,
    ),
  ],
);
tellOf('loyalty', loyaltyCampaigns);
