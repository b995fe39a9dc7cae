import { HOURLY_LIMIT, isHourlyLimit } from '@app/domain/messaging/pace';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import type { SettingsStore } from '../../../foundation/settings/settings.ts';
import { messages } from '../messages.table.ts';

export const HOURLY_LIMIT_SETTING = 'messages_per_hour';

/** How many messages a number sends in an hour, as the platform says. */
export async function readHourlyLimit(
  scope: OperatorScope,
  settings: SettingsStore,
): Promise<number> {
  const said = Number(await settings.read(scope, HOURLY_LIMIT_SETTING));
  return isHourlyLimit(said) ? said : HOURLY_LIMIT;
}

/** What people wrote and nobody sent yet: it takes its place in the hour all the same. */
export function countWaiting(scope: CompanyScope): Promise<number> {
  const { state, channel, occasion } = messages;
  const byHand = inArray(occasion, ['manual', 'test']);
  return scope.$count(messages, and(eq(state, 'queued'), eq(channel, 'whatsapp'), byHand));
}
