import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import { listLandingPlans, type PlanRow } from '../billing/plans.queries.ts';
import { type SupportContact, supportContact } from './support.queries.ts';

/** What visitors are told that may change from one day to the next. */
export type Offer = { plans: PlanRow[]; support: SupportContact };

export async function currentOffer(scope: OperatorScope, settings: SettingsStore): Promise<Offer> {
  return {
    plans: await listLandingPlans(scope),
    support: await supportContact(scope, settings),
  };
}
