import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';

export const SUPPORT_WHATSAPP = 'support_whatsapp';
export const SUPPORT_EMAIL = 'support_email';

export type SupportContact = { whatsapp: string | null; email: string | null };

/** How a company reaches whoever runs the platform. */
export async function supportContact(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<SupportContact> {
  return {
    whatsapp: (await settings.read(scope, SUPPORT_WHATSAPP)) || null,
    email: (await settings.read(scope, SUPPORT_EMAIL)) || null,
  };
}
