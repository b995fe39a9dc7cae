import { SETTING_SECTIONS, type SettingSection } from '@app/contract/platform/settings.contract';
import { SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { MAIL_SETTINGS } from '../../foundation/mail/saved-mail-server.ts';
import { countSettingChanges } from '../../foundation/settings/setting-changes.ts';
import { SIGN_UP_CHECKOUT } from '../billing/sign-up-checkout.rules.ts';
import { HOURLY_LIMIT_SETTING } from '../messaging/sending/limits.queries.ts';
import {
  APPEARANCE_SETTINGS,
  featureKey,
  OWNER_SETTINGS,
  PLATFORM_NAME,
} from './setting-keys.rules.ts';
import { SUPPORT_EMAIL, SUPPORT_WHATSAPP } from './support.queries.ts';

const KEYS: Record<SettingSection, readonly string[]> = {
  general: [
    PLATFORM_NAME,
    SUPPORT_WHATSAPP,
    SUPPORT_EMAIL,
    HOURLY_LIMIT_SETTING,
    SIGN_UP_CHECKOUT,
    ...SWITCHABLE_MODULES.map(featureKey),
  ],
  company: Object.values(OWNER_SETTINGS),
  appearance: Object.values(APPEARANCE_SETTINGS),
  evolution: ['evolution_url', 'evolution_api_key'],
  meta: ['meta_app_id', 'meta_app_secret', 'meta_verify_token', 'meta_graph_version'],
  openai: Object.values(ASSISTANT_SETTINGS),
  smtp: Object.values(MAIL_SETTINGS),
};

/** The list of changes only grows, so how long it is says which version of a section somebody has seen. */
export async function readSettingVersions(
  scope: OperatorScope,
): Promise<Record<SettingSection, number>> {
  const changes = await countSettingChanges(scope);
  const versionOf = (section: SettingSection) =>
    KEYS[section].reduce((sum, key) => sum + (changes.get(key) ?? 0), 1);
  const versions = SETTING_SECTIONS.map((section) => [section, versionOf(section)]);
  // Each section has its entry, which a list of pairs does not tell.
  return Object.fromEntries(versions) as Record<SettingSection, number>;
}
