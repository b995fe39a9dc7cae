import { isHourlyLimit } from '@app/domain/messaging/pace';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { type Changer, recordSettingChange } from '../../../foundation/settings/setting-changes.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';
import { HOURLY_LIMIT_SETTING } from './limits.queries.ts';

/** How many messages each number sends in an hour. It holds from the next message on. */
export async function changeHourlyLimit(
  scope: OperatorScope,
  settings: SettingsStore,
  { limit, ...changer }: { limit: number } & Changer,
): Promise<Result<number, 'out-of-range'>> {
  if (!isHourlyLimit(limit)) return refuse('out-of-range');
  await recordSettingChange(scope, HOURLY_LIMIT_SETTING, changer);
  const saved = { key: HOURLY_LIMIT_SETTING, value: String(limit) };
  await settings.save(scope, saved, changer.userId);
  return accept(limit);
}
