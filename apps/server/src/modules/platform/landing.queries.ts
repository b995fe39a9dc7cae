import type { Module } from '@app/domain/billing/access';
import type { WhatsappWay } from '@app/domain/billing/missing-capabilities';
import { appearanceStyle } from '@app/domain/platform/appearance-style';
import type { PlatformOwner } from '@app/domain/platform/platform-owner';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import { readHiddenModules } from '../billing/access.queries.ts';
import { listOfferedPlans, type PlanRow, trialDaysOnOffer } from '../billing/plans.queries.ts';
import { appearanceIn } from './platform-settings.queries.ts';
import { APPEARANCE_SETTINGS, OWNER_SETTINGS, PLATFORM_NAME } from './setting-keys.rules.ts';
import { type SupportContact, supportContact } from './support.queries.ts';

/** What visitors are told that may change from one day to the next. */
export type Offer = {
  /** All that can be subscribed to; the landing page shows some of them, or none. */
  plans: PlanRow[];
  /** How long a new company tries for free, whichever plans are shown. */
  trialDays: number;
  support: SupportContact;
  /** What the product calls itself; null for its own name. */
  name: string | null;
  owner: PlatformOwner;
  hasOwnColors: boolean;
  hiddenModules: Module[];
  whatsapp: WhatsappWay;
  /** Whether somebody answers a company's questions. */
  hasAssistant: boolean;
};

export async function currentOffer(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<Omit<Offer, 'hasAssistant' | 'whatsapp'>> {
  const saved = await settings.readAll(scope, [
    PLATFORM_NAME,
    ...Object.values(OWNER_SETTINGS),
    ...Object.values(APPEARANCE_SETTINGS),
  ]);
  return {
    plans: await listOfferedPlans(scope),
    trialDays: await trialDaysOnOffer(scope),
    hiddenModules: await readHiddenModules(scope),
    support: await supportContact(scope, settings),
    name: saved.get(PLATFORM_NAME) ?? null,
    hasOwnColors: appearanceStyle({ ...appearanceIn(saved), name: '' }) !== '',
    owner: {
      name: saved.get(OWNER_SETTINGS.name) ?? '',
      document: saved.get(OWNER_SETTINGS.document) ?? '',
      email: saved.get(OWNER_SETTINGS.email) ?? '',
      phone: saved.get(OWNER_SETTINGS.phone) ?? '',
    },
  };
}
