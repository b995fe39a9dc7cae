import type { AdministrativeAutomation } from '@app/domain/messaging/administrative';
import { ADMINISTRATIVE_LIMITS } from '@app/domain/messaging/administrative';
import { minutesOfDay } from '@app/domain/shared/local-time';
import { Card, NumberInput, SimpleGrid, Stack, Switch } from '@mantine/core';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { timeText } from '../time-of-day.ts';
import type { AdministrativeDraftForm } from './administrative.form.ts';
import {
  administrativeHelp,
  administrativeTitles,
  administrativeLabels as labels,
} from './administrative.labels.ts';
import { AdministrativeMessage } from './administrative-message.tsx';

type CardProps = { automation: AdministrativeAutomation; form: AdministrativeDraftForm };

/** One thing that companies hear by themselves: whether, when, and in which words. */
export function AdministrativeCard({ automation, form }: CardProps) {
  const { enabled } = form.values[automation];
  const isSent = enabled || automation === 'company_welcome';
  return (
    <Card component="section" aria-label={administrativeTitles[automation]} padding="md">
      <Stack gap="md">
        <Switch
          label={administrativeTitles[automation]}
          description={administrativeHelp[automation]}
          styles={{ label: { fontWeight: 600 } }}
          {...form.getInputProps(`${automation}.enabled`, { type: 'checkbox' })}
        />
        {enabled && <MomentFields automation={automation} form={form} />}
        {isSent && <AdministrativeMessage automation={automation} form={form} />}
      </Stack>
    </Card>
  );
}

function MomentFields({ automation, form }: CardProps) {
  if (automation === 'company_welcome') return <DelayField form={form} />;
  if (automation === 'company_trial_expiring') return <TrialFields form={form} />;
  return (
    <Switch
      label={labels.sendImmediately}
      description={labels.sendImmediatelyHelp}
      {...form.getInputProps(`${automation}.sendImmediately`, { type: 'checkbox' })}
    />
  );
}

type FieldsProps = Pick<CardProps, 'form'>;

function DelayField({ form }: FieldsProps) {
  const { least, most } = ADMINISTRATIVE_LIMITS.sendDelayHours;
  return (
    <NumberInput
      maw={280}
      label={labels.sendDelayHours}
      description={labels.sendDelayHoursHelp}
      suffix=" h"
      min={least}
      max={most}
      clampBehavior="none"
      allowDecimal={false}
      {...form.getInputProps('company_welcome.sendDelayHours')}
    />
  );
}

function TrialFields({ form }: FieldsProps) {
  const { least, most } = ADMINISTRATIVE_LIMITS.daysBeforeExpiry;
  const { sendTime } = form.values.company_trial_expiring;
  return (
    <SimpleGrid cols={2} maw={420}>
      <NumberInput
        label={labels.daysBeforeExpiry}
        description={labels.daysBeforeExpiryHelp}
        min={least}
        max={most}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('company_trial_expiring.daysBeforeExpiry')}
      />
      <TimeField
        label={labels.sendTime}
        description={labels.sendTimeHelp}
        error={form.errors['company_trial_expiring.sendTime']}
        value={sendTime === '' ? null : minutesOfDay(sendTime)}
        onChange={(minutes) =>
          form.setFieldValue('company_trial_expiring.sendTime', timeText(minutes))
        }
      />
    </SimpleGrid>
  );
}
