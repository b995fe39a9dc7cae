import { defaultText } from '@app/domain/messaging/default-texts';
import { Stack, Switch } from '@mantine/core';
import { MessageField } from '../templates/message-field.tsx';
import type { SettingsDraftForm } from './messaging-settings.form.ts';
import { messagingSettingsLabels as labels } from './messaging-settings.labels.ts';

const TOLD = ['mailsBooked', 'mailsMoved', 'mailsCancelled'] as const;
const REMINDED = [
  { wanted: 'mailsReminder24h', text: 'mailReminder24hText', type: 'appointment_reminder_24h' },
  { wanted: 'mailsReminder1h', text: 'mailReminder1hText', type: 'appointment_reminder_1h' },
] as const;

/** Which letters go to whoever gave an address, and the words of the reminders. */
export function MailFields({ form }: { form: SettingsDraftForm }) {
  return (
    <Stack gap="lg">
      {TOLD.map((name) => (
        <Switch
          key={name}
          label={labels[name]}
          description={name === 'mailsBooked' ? labels.mailsBookedHelp : undefined}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
      {REMINDED.map(({ wanted, text, type }) => (
        <Stack key={wanted} gap="sm">
          <Switch label={labels[wanted]} {...form.getInputProps(wanted, { type: 'checkbox' })} />
          {form.values[wanted] && (
            <MessageField
              label={labels[text]}
              {...form.getInputProps(text)}
              value={form.values[text]}
              usual={defaultText(type)}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
