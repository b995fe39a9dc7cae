import type { MessagingSettings as Shown } from '@app/contract/messaging/messaging-settings.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { saveMessagingSettings } from './messaging-settings.commands.ts';
import { type MessagingSettings, readMessagingSettings } from './messaging-settings.queries.ts';

const settings = forCompany.messaging.settings.use(opens('messages'));

export const messagingSettingsHandlers = {
  get: settings.get
    .use(requires('messages.view'))
    .handler(async ({ context }) => shown(await readMessagingSettings(context.scope))),

  save: settings.save
    .use(requires('messages.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await saveMessagingSettings(context.scope, input, context.now);
      valueOr(outcome, { 'changed-meanwhile': errors.MESSAGING_SETTINGS_CHANGED });
      return shown(await readMessagingSettings(context.scope));
    }),
};

/** What is set elsewhere, with the birthdays, stays there. */
function shown(known: MessagingSettings): Shown {
  const { quietFrom, quietUntil, noticeChannels, reminderChannels, version } = known;
  const { mailsBooked, mailsMoved, mailsCancelled } = known;
  const { mailsReminder24h, mailsReminder1h, mailReminder24hText, mailReminder1hText } = known;
  return {
    quietFrom,
    quietUntil,
    noticeChannels,
    reminderChannels,
    version,
    mailsBooked,
    mailsMoved,
    mailsCancelled,
    mailsReminder24h,
    mailsReminder1h,
    mailReminder24hText,
    mailReminder1hText,
  };
}
