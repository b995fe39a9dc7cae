import type { BirthdayForm } from '@app/contract/messaging/birthdays.contract';
import { birthDaysOn, birthdayRun, isOn, leftOutOnBirthday } from '@app/domain/messaging/birthday';
import { occasionKey } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import { startOfDay } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import { withSavepoint } from '../../../foundation/database/savepoint.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Logger } from '../../../foundation/logger.ts';
import { listBornOn } from '../../clients/birthdays.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { findSendingPhone } from '../connection/sending-number.rules.ts';
import { messageAutomations } from '../message-automations.table.ts';
import { messages } from '../messages.table.ts';
import { type MessagingSettings, readMessagingSettings } from '../messaging-settings.queries.ts';
import { messagingSettings } from '../messaging-settings.table.ts';
import { runSettings, zoneOf } from './birthday-run.rules.ts';

/**
 * Writes the wishes of a day, if its run is on: one for each, and one a year. A run that was missed by
 * more than the tolerance is not made up for. Whatever came of it, the next one is planned.
 */
export async function runBirthdays(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  await scope.insert(messagingSettings).values({}).onConflictDoNothing();
  const [settings] = await scope.select().from(messagingSettings).for('update');
  if (!settings) return;
  const { timezone } = await readCompany(scope);
  const run = birthdayRun(runSettings(settings), timezone, now);
  const isNew = isOn(run, now) && !settings.birthdayLastDay?.equals(run.day);
  if (isNew)
    await queueWishes(scope, { day: run.day, from: run.from, zone: zoneOf(settings, timezone) });
  await scope.update(messagingSettings).set({
    birthdayNextRunAt: isOn(run, now)
      ? birthdayRun(runSettings(settings), timezone, run.until).from
      : run.from,
    ...(isNew && { birthdayLastRunAt: now, birthdayLastDay: run.day }),
  });
}

type Day = { day: Temporal.PlainDate; from: Temporal.Instant; zone: string };

/** Late in the evening a number may still be at it; on the next day nobody wants to read it. */
async function queueWishes(scope: CompanyScope, { day, from, zone }: Day): Promise<void> {
  const celebrants = (await listBornOn(scope, birthDaysOn(day))).filter(
    (client) => leftOutOnBirthday(client) === null && sendableNumber(client.phone) !== null,
  );
  if (celebrants.length === 0) return;
  const tooLateAt = startOfDay(day.add({ days: 1 }), zone);
  await scope
    .insert(messages)
    .values(
      celebrants.map(({ id: clientId }) => ({
        occasion: 'birthday' as const,
        occasionKey: occasionKey({ of: 'birthday', clientId, year: day.year }),
        clientId,
        plannedAt: from,
        tooLateAt,
      })),
    )
    .onConflictDoNothing();
}

/** Stores what is said, then plans the next run; where that fails, what was said stays. */
export async function saveBirthdays(
  scope: CompanyScope,
  { version, enabled, ...said }: BirthdayForm & { version: number },
  { now, logger }: { now: Temporal.Instant; logger: Logger },
): Promise<Result<null, 'changed-meanwhile'>> {
  const before = await readMessagingSettings(scope);
  if (before.version !== version) return refuse('changed-meanwhile');
  const changes = {
    birthdaySendTime: said.sendTime,
    birthdayToleranceMinutes: said.toleranceMinutes,
    birthdayCustomMessage: said.customMessage,
    birthdayTimezoneAware: said.timezoneAware,
    birthdayNextRunAt: null,
  };
  const [saved] = await scope
    .insert(messagingSettings)
    .values({ ...changes, version: version + 1 })
    .onConflictDoUpdate({
      target: messagingSettings.companyId,
      set: { ...changes, version: sql`${messagingSettings.version} + 1` },
      setWhere: eq(messagingSettings.version, version),
    })
    .returning();
  if (!saved) return refuse('changed-meanwhile');
  await switchWishes(scope, enabled);
  if (enabled) {
    await withSavepoint(scope, () => planNext(scope, saved, now)).catch((error: unknown) =>
      logger.warn({ err: error }, 'the next birthdays are not planned'),
    );
  }
  return accept(null);
}

async function switchWishes(scope: CompanyScope, enabled: boolean): Promise<void> {
  await scope
    .insert(messageAutomations)
    .values({ automation: 'birthday_message', enabled })
    .onConflictDoUpdate({
      target: [messageAutomations.companyId, messageAutomations.automation],
      set: { enabled },
    });
}

async function planNext(
  scope: CompanyScope,
  settings: MessagingSettings,
  now: Temporal.Instant,
): Promise<void> {
  const { timezone } = await readCompany(scope);
  const run = birthdayRun(runSettings(settings), timezone, now);
  await scope.update(messagingSettings).set({ birthdayNextRunAt: run.from });
}

/** To the company's own number, and to nobody else. `null`: nothing leaves from it. */
export async function sendTestWish(
  scope: CompanyScope,
  text: string,
  { userId, now }: { userId: string; now: Temporal.Instant },
): Promise<string | null> {
  const phone = await findSendingPhone(scope);
  if (phone === null) return null;
  await scope.insert(messages).values({
    occasion: 'test',
    occasionKey: `test:birthday:${crypto.randomUUID()}`,
    recipient: phone,
    text,
    plannedAt: now,
    sentBy: userId,
  });
  return phone;
}
