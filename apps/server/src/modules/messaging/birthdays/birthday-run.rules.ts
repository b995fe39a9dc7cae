import type { BirthdaySettings } from '@app/domain/messaging/birthday';
import { usualText } from '@app/domain/messaging/default-texts';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { type MessagingSettings, readMessagingSettings } from '../messaging-settings.queries.ts';
import { readBirthdayAutomation } from './birthdays.queries.ts';

export function runSettings(settings: MessagingSettings): BirthdaySettings {
  return {
    sendTime: settings.birthdaySendTime,
    toleranceMinutes: settings.birthdayToleranceMinutes,
    timezoneAware: settings.birthdayTimezoneAware,
  };
}

export function zoneOf(settings: MessagingSettings, companyZone: string): string {
  return settings.birthdayTimezoneAware ? companyZone : DEFAULT_TIMEZONE;
}

/** The words of a wish: those written for it, those of the chosen template, or the usual ones. */
export async function wishWords(
  scope: CompanyScope,
): Promise<{ enabled: boolean; text: string; usual: string }> {
  const { birthdayCustomMessage } = await readMessagingSettings(scope);
  const { enabled, templateText } = await readBirthdayAutomation(scope);
  const usual = templateText ?? usualText('birthday');
  return { enabled, text: birthdayCustomMessage || usual, usual };
}
