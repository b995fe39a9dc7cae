import type { KeptSecret } from '@app/contract/platform/settings.contract';
import type { Module } from '@app/domain/billing/access';
import { ASSISTANT_SETTINGS } from '../../foundation/assistant/assistant-settings.ts';
import { MAIL_SETTINGS } from '../../foundation/mail/saved-mail-server.ts';

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
  openai: [ASSISTANT_SETTINGS.apiKey],
  // A user without a password could not sign in.
  smtp: [MAIL_SETTINGS.password, MAIL_SETTINGS.user],
};
