import type { KeptSecret } from '@app/contract/platform/settings.contract';
import { type Module, SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { APPEARANCE_DEFAULTS } from '@app/domain/platform/appearance';
import { ASSISTANT_DEFAULTS } from '@app/domain/platform/assistant-provider';
import { MAIL_SERVER_DEFAULTS } from '@app/domain/platform/mail-server';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import { MAIL_SETTINGS } from '../../foundation/mail/saved-mail-server.ts';
import { SIGN_UP_CHECKOUT } from '../billing/sign-up-checkout.rules.ts';

/** Names under which operators' wishes are stored. How one begins says its category. */
export const PLATFORM_NAME = 'platform_name';

export const OWNER_SETTINGS = {
  name: 'owner_name',
  document: 'owner_document',
  email: 'owner_email',
  phone: 'owner_phone',
} as const;

export const APPEARANCE_SETTINGS = {
  primary: 'appearance_primary',
  secondary: 'appearance_secondary',
  background: 'appearance_background',
  text: 'appearance_text',
} as const;

/** 'false' hides the module from every company; whatever else it says, it is there. */
export function featureKey(module: Module): string {
  return `features_${module}`;
}

/** The settings that go with a secret. */
export const SECRETS: Record<KeptSecret, readonly string[]> = {
  evolution: ['evolution_api_key'],
  meta: ['meta_app_secret', 'meta_verify_token'],
  openai: [ASSISTANT_SETTINGS.apiKey],
  // A user without a password could not sign in.
  smtp: [MAIL_SETTINGS.password, MAIL_SETTINGS.user],
};

/** What holds until somebody says otherwise, as it is stored: to save it for the first time is no change. */
export const USUAL_VALUES: ReadonlyMap<string, string> = new Map<string, string>([
  [SIGN_UP_CHECKOUT, 'on'],
  ...SWITCHABLE_MODULES.map((module): [string, string] => [featureKey(module), 'true']),
  [APPEARANCE_SETTINGS.primary, APPEARANCE_DEFAULTS.primary],
  [APPEARANCE_SETTINGS.secondary, APPEARANCE_DEFAULTS.secondary],
  [APPEARANCE_SETTINGS.background, APPEARANCE_DEFAULTS.background],
  [APPEARANCE_SETTINGS.text, APPEARANCE_DEFAULTS.text],
  [ASSISTANT_SETTINGS.model, ASSISTANT_DEFAULTS.model],
  [ASSISTANT_SETTINGS.temperature, String(ASSISTANT_DEFAULTS.temperature)],
  [ASSISTANT_SETTINGS.maxTokens, String(ASSISTANT_DEFAULTS.maxTokens)],
  [ASSISTANT_SETTINGS.priceIn, String(ASSISTANT_DEFAULTS.priceInCents)],
  [ASSISTANT_SETTINGS.priceOut, String(ASSISTANT_DEFAULTS.priceOutCents)],
  [ASSISTANT_SETTINGS.monthlyLimit, String(ASSISTANT_DEFAULTS.monthlyLimitInCents)],
  [MAIL_SETTINGS.port, String(MAIL_SERVER_DEFAULTS.port)],
  [MAIL_SETTINGS.security, MAIL_SERVER_DEFAULTS.security],
]);
