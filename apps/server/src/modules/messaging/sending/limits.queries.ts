import { HOURLY_LIMIT, isHourlyLimit } from '@app/domain/messaging/pace';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';

export const HOURLY_LIMIT_SETTING = 'messages_per_hour';

/** How many messages a number sends in an hour, as the platform says. */
export async function readHourlyLimit(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<number> {
  const said = Number(await settings.read(scope, HOURLY_LIMIT_SETTING));
  return isHourlyLimit(said) ? said : HOURLY_LIMIT;
}
