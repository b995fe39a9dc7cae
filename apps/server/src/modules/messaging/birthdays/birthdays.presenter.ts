import type { BirthdayLogLine } from '@app/contract/messaging/birthdays.contract';
import {
  BIRTHDAY_LEFT_OUT,
  type BirthdayLeftOut,
  leftOutOnBirthday,
  wishesStatus,
} from '@app/domain/messaging/birthday';
import type { Celebrant } from '../../clients/birthdays.queries.ts';
import type { MessagingSettings } from '../messaging-settings.queries.ts';
import { birthdayLabels as labels } from './birthdays.labels.ts';
import type { BirthdayDay } from './birthdays.queries.ts';

type Shown = { enabled: boolean; usual: string };

export function presentBirthdays(settings: MessagingSettings, { enabled, usual }: Shown) {
  return {
    enabled,
    sendTime: settings.birthdaySendTime,
    toleranceMinutes: settings.birthdayToleranceMinutes,
    customMessage: settings.birthdayCustomMessage,
    timezoneAware: settings.birthdayTimezoneAware,
    version: settings.version,
    usualMessage: usual,
    nextRunAt: enabled ? settings.birthdayNextRunAt : null,
    lastRunAt: settings.birthdayLastRunAt,
  };
}

export function presentDay(line: BirthdayDay): BirthdayLogLine {
  return { ...line, status: wishesStatus(line) };
}

export function splitCelebrants(celebrants: readonly Celebrant[]) {
  const reasons = celebrants.map((client) => ({ client, reason: leftOutOnBirthday(client) }));
  const countOf = (reason: BirthdayLeftOut) =>
    reasons.filter((one) => one.reason === reason).length;
  return {
    recipients: reasons.filter(({ reason }) => reason === null).map(({ client }) => client),
    leftOut: BIRTHDAY_LEFT_OUT.map((reason) => ({ reason, count: countOf(reason) })).filter(
      ({ count }) => count > 0,
    ),
  };
}

export function testSentence(count: number, sentTo: string | null): string {
  const who = count === 0 ? labels.nobody : labels.would(count);
  return `${who} ${sentTo === null ? labels.noNumber : labels.sent}`;
}
