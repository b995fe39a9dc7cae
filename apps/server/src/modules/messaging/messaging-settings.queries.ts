import { DEFAULT_BIRTHDAY_SETTINGS } from '@app/domain/messaging/birthday';
import { DEFAULT_LETTERS } from '@app/domain/messaging/letter';
import { DEFAULT_QUIET_HOURS } from '@app/domain/messaging/quiet-hours';
import { CHANNELS } from '@app/domain/messaging/skip-reason';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messagingSettings } from './messaging-settings.table.ts';

type Row = typeof messagingSettings.$inferSelect;
export type MessagingSettings = Omit<Row, 'id' | 'companyId'>;

/** As the columns say by themselves, for a company that never said anything. */
const USUAL: MessagingSettings = {
  quietFrom: DEFAULT_QUIET_HOURS.from,
  quietUntil: DEFAULT_QUIET_HOURS.until,
  noticeChannels: [...CHANNELS],
  reminderChannels: [...CHANNELS],
  ...DEFAULT_LETTERS,
  mailReminder24hText: '',
  mailReminder1hText: '',
  birthdaySendTime: DEFAULT_BIRTHDAY_SETTINGS.sendTime,
  birthdayToleranceMinutes: DEFAULT_BIRTHDAY_SETTINGS.toleranceMinutes,
  birthdayCustomMessage: '',
  birthdayTimezoneAware: DEFAULT_BIRTHDAY_SETTINGS.timezoneAware,
  birthdayNextRunAt: null,
  birthdayLastRunAt: null,
  birthdayLastDay: null,
  version: 1,
};

/** How the company writes to its clients: what it said, or what is usual. */
export async function readMessagingSettings(scope: CompanyScope): Promise<MessagingSettings> {
  const [row] = await scope.select().from(messagingSettings);
  return row ?? USUAL;
}
