import { hasBirthdayOn, leftOutOnBirthday } from '@app/domain/messaging/birthday';
import { sendableNumber } from '@app/domain/messaging/recipient';
import type { SkipReason } from '@app/domain/messaging/skip-reason';
import { skip } from '@app/domain/messaging/verdict';
import { todayIn } from '@app/domain/shared/local-time';
import { refusesMarketing } from '../../clients/birthdays.queries.ts';
import { findClient } from '../../clients/clients.queries.ts';
import { readCompany } from '../../company/company.queries.ts';
import { filledText } from '../message-values.rules.ts';
import { readMessagingSettings } from '../messaging-settings.queries.ts';
import type { Judge } from '../sending/judge.rules.ts';
import { wishWords, zoneOf } from './birthday-run.rules.ts';

const WHY: Record<NonNullable<ReturnType<typeof leftOutOnBirthday>>, SkipReason> = {
  inactive: 'no-longer-true',
  blocked: 'no-longer-true',
  'no-phone': 'no-contact',
  refused: 'stopped',
};

/** It is her birthday, wishes are switched on, and she is somebody to wish well. */
export const judgeBirthday: Judge = async (scope, message, now) => {
  const { tooLateAt, clientId, plannedAt } = message;
  if (tooLateAt && Temporal.Instant.compare(tooLateAt, now) <= 0) return skip('too-late');
  const { enabled, text } = await wishWords(scope);
  if (!enabled) return skip('switched-off');
  const client = clientId ? await findClient(scope, clientId) : null;
  if (!client || client.anonymizedAt) return skip('client-gone');
  const company = await readCompany(scope);
  const zone = zoneOf(await readMessagingSettings(scope), company.timezone);
  const isHers = client.birthDate && hasBirthdayOn(client.birthDate, todayIn(zone, plannedAt));
  if (!isHers) return skip('no-longer-true');
  const refused = await refusesMarketing(scope, client.id);
  const against = leftOutOnBirthday({ ...client, blocked: client.blockedAt !== null, refused });
  if (against) return skip(WHY[against]);
  const recipient = sendableNumber(client.phone);
  if (recipient === null) return skip('no-contact');
  return {
    say: { recipient, text: await filledText(scope, text, { client, company, now }), tooLateAt },
  };
};
