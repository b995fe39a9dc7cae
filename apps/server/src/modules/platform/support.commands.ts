import { isEmail } from '@app/domain/shared/email';
import { normalizePhone } from '@app/domain/shared/phones';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { type Changer, recordSettingChange } from '../../foundation/settings/setting-changes.ts';
import type { SettingsStore } from '../../foundation/settings/settings.ts';
import {
  SUPPORT_EMAIL,
  SUPPORT_WHATSAPP,
  type SupportContact,
  supportContact,
} from './support.queries.ts';

export type SupportRefusal = 'invalid-whatsapp' | 'invalid-email';
/** What is not named stays as it is; an empty text takes it away. */
export type SupportChange = { whatsapp?: string | undefined; email?: string | undefined };

/** Everything is checked before anything is saved. */
export async function changeSupportContact(
  scope: OperatorScope,
  settings: SettingsStore,
  { whatsapp, email, ...changer }: SupportChange & Changer,
): Promise<Result<SupportContact, SupportRefusal>> {
  const phone = whatsapp ? normalizePhone(whatsapp) : whatsapp;
  if (phone === null) return refuse('invalid-whatsapp');
  if (email && !isEmail(email)) return refuse('invalid-email');

  for (const [key, value] of [
    [SUPPORT_WHATSAPP, phone],
    [SUPPORT_EMAIL, email],
  ] as const) {
    if (value === undefined) continue;
    await recordSettingChange(scope, key, changer);
    await settings.save(scope, { key, value }, changer.userId);
  }
  return accept(await supportContact(scope, settings));
}
