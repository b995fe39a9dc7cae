import type { MessagingSettings as Shown } from '@app/contract/messaging/messaging-settings.contract';
import { lettersSwitchedOff } from '@app/domain/messaging/letter';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { armAgainLater, armReminders } from './arming.commands.ts';
import { leaveLetters } from './letters/letters.commands.ts';
import { readMessagingSettings } from './messaging-settings.queries.ts';
import { messagingSettings } from './messaging-settings.table.ts';

/**
 * Replaces them as they were when their form was opened. Reminders that are new are armed, and letters
 * that wait for a switch that is off now are not written.
 */
export async function saveMessagingSettings(
  scope: CompanyScope,
  { version, ...changes }: Shown,
  now: Temporal.Instant,
): Promise<Result<null, 'changed-meanwhile'>> {
  const before = await readMessagingSettings(scope);
  if (before.version !== version) return refuse('changed-meanwhile');
  const [saved] = await scope
    .insert(messagingSettings)
    .values({ ...changes, version: version + 1 })
    .onConflictDoUpdate({
      target: messagingSettings.companyId,
      set: { ...changes, version: sql`${messagingSettings.version} + 1` },
      setWhere: eq(messagingSettings.version, version),
    })
    .returning({ version: messagingSettings.version });
  if (!saved) return refuse('changed-meanwhile');
  const isNew =
    (changes.mailsReminder24h && !before.mailsReminder24h) ||
    (changes.mailsReminder1h && !before.mailsReminder1h);
  await leaveLetters(scope, lettersSwitchedOff(before, changes));
  if (isNew) {
    await armReminders(scope, now);
    await armAgainLater(scope, now);
  }
  return accept(null);
}
