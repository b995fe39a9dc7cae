import { USUAL_REMINDER } from '@app/domain/messaging/letter';
import { Stack, Switch, Text } from '@mantine/core';
import { MessageField } from '../templates/message-field.tsx';
import type { SettingsDraftForm } from './messaging-settings.form.ts';
import { messagingSettingsLabels as labels } from './messaging-settings.labels.ts';

const TOLD = ['mailsBooked', 'mailsMoved', 'mailsCancelled'] as const;
const REMINDED = [
  { wanted: 'mailsReminder24h', text: 'mailReminder24hText' },
  { wanted: 'mailsReminder1h', text: 'mailReminder1hText' },
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
      {REMINDED.map(({ wanted, text }) => (
        <Stack key={wanted} gap="sm">
          <Switch label={labels[wanted]} {...form.getInputProps(wanted, { type: 'checkbox' })} />
          {form.values[wanted] && (
            <>
              <MessageField
                label={labels[text]}
                {...form.getInputProps(text)}
                value={form.values[text]}
                usual={USUAL_REMINDER}
              />
              <Text size="xs" c="dimmed">
                {labels.mailTextHelp}
              </Text>
            </>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
