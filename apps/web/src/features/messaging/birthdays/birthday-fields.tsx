import { BIRTHDAY_TOLERANCE } from '@app/domain/messaging/birthday';
import { CLIENT_VARIABLES } from '@app/domain/messaging/template';
import { minutesOfDay, timeOfMinutes } from '@app/domain/shared/local-time';
import { NumberInput, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { MessageField } from '../templates/message-field.tsx';
import type { BirthdayDraftForm } from './birthday.form.ts';
import { birthdayLabels as labels } from './birthdays.labels.ts';

type BirthdayFieldsProps = { form: BirthdayDraftForm; usualMessage: string };

export function BirthdayFields({ form, usualMessage }: BirthdayFieldsProps) {
  const { sendTime, customMessage } = form.values;
  return (
    <Stack gap="lg">
      <Switch
        label={labels.enabled}
        description={labels.enabledHelp}
        {...form.getInputProps('enabled', { type: 'checkbox' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw={640}>
        <TimeField
          label={labels.sendTime}
          error={form.errors.sendTime}
          value={sendTime === '' ? null : minutesOfDay(sendTime)}
          onChange={(minutes) =>
            form.setFieldValue('sendTime', minutes === null ? '' : timeOfMinutes(minutes))
          }
        />
        <NumberInput
          label={labels.tolerance}
          description={labels.toleranceHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={BIRTHDAY_TOLERANCE.least}
          max={BIRTHDAY_TOLERANCE.most}
          clampBehavior="none"
          allowDecimal={false}
          {...form.getInputProps('toleranceMinutes')}
        />
      </SimpleGrid>
      <Switch
        label={labels.timezoneAware}
        description={labels.timezoneHelp}
        {...form.getInputProps('timezoneAware', { type: 'checkbox' })}
      />
      <div>
        <MessageField
          label={labels.message}
          usual={usualMessage}
          variables={CLIENT_VARIABLES}
          {...form.getInputProps('customMessage')}
          value={customMessage}
        />
        {customMessage === '' && (
          <Text size="sm" c="dimmed" mt="xs">
            {labels.messageHelp}
          </Text>
        )}
      </div>
    </Stack>
  );
}
