import { sql } from 'drizzle-orm';
import { boolean, check, integer, text, uuid } from 'drizzle-orm/pg-core';
import { centsColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { services } from '../catalog/services.table.ts';
import { companyTable } from '../company/companies.table.ts';

/** Kept by the database: a service that is the reward is there. */
export const POINTS_SERVICE_KEY = 'points_campaigns_service_fk';

/** What points can be exchanged for. */
export const pointsCampaigns = companyTable(
  'points_campaigns',
  {
    name: text().notNull(),
    pointsRequired: integer('points_required').notNull(),
    /** Taken off a payment; null where a service is the reward. */
    rewardValue: centsColumn('reward_value_in_cents'),
    rewardServiceId: uuid('reward_service_id'),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference(POINTS_SERVICE_KEY, table.rewardServiceId, services),
    check(
      'points_campaigns_values',
      sql`${table.pointsRequired} >= 1 and ${table.rewardValue} > 0`,
    ),
  ],
);
tellOf('loyalty', pointsCampaigns);
