import { type Result, refuse } from '@app/domain/shared/result';
import { keptThings } from '../../foundation/database/kept-things.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import { LOYALTY_SERVICE_KEY, loyaltyCampaigns } from './loyalty-campaigns.table.ts';
import { POINTS_SERVICE_KEY, pointsCampaigns } from './points-campaigns.table.ts';

// Two campaigns may be called alike: the only key that no two share is the one of every table.
export const loyalty = keptThings(loyaltyCampaigns, 'loyalty_campaigns_pkey');
export const points = keptThings(pointsCampaigns, 'points_campaigns_pkey');

/** A write whose reward is a service that is gone is refused by name. */
export async function unlessServiceGone<Value, Reason extends string>(
  write: Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'service-gone'>> {
  try {
    return await write;
  } catch (error) {
    const keys = [LOYALTY_SERVICE_KEY, POINTS_SERVICE_KEY];
    if (keys.some((key) => isMissingReference(key, error))) return refuse('service-gone');
    throw error;
  }
}
