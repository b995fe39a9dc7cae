import {
  type GeneralSettings,
  generalSettingsSchema,
  type PlatformSettings,
} from '@app/contract/platform/settings.contract';
import { SWITCHABLE_MODULES } from '@app/domain/billing/access';
import { OWNER_LIMITS } from '@app/domain/platform/platform-owner';
import { maskPhone } from '@app/domain/shared/phones';
import { NumberInput, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { featureText, generalLabels as labels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';
import { showAppearance } from './shown-appearance.ts';

type FieldsProps = { form: UseFormReturnType<GeneralSettings> };
const twoColumns = { base: 1, sm: 2 };

export default settingsTab(function GeneralTab({ settings }) {
  const { saving, merged, discard } = useSettingsForm<GeneralSettings>({
    about: 'general',
    settings,
    draftOf,
    schema: generalSettingsSchema,
    send: useChangeSettings().general,
    onStored: showAppearance,
  });
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      <SettingsSection {...labels.identity}>
        <TextInput
          label={labels.platformName}
          description={labels.platformNameHelp}
          maxLength={OWNER_LIMITS.platformName}
          autoComplete="off"
          {...form.getInputProps('platformName')}
        />
      </SettingsSection>
      <SettingsSection {...labels.support}>
        <SupportFields form={form} />
      </SettingsSection>
      <SettingsSection {...labels.rules}>
        <RuleFields form={form} />
      </SettingsSection>
      <SettingsSection {...labels.features}>
        <FeatureSwitches form={form} />
      </SettingsSection>
    </SettingsForm>
  );
});

function draftOf({ general }: PlatformSettings): GeneralSettings {
  return { ...general, supportWhatsapp: maskPhone(general.supportWhatsapp) };
}

function SupportFields({ form }: FieldsProps) {
  return (
    <SimpleGrid cols={twoColumns}>
      <PhoneField
        label={labels.supportWhatsapp}
        autoComplete="off"
        {...form.getInputProps('supportWhatsapp')}
      />
      <TextInput
        label={labels.supportEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('supportEmail')}
      />
    </SimpleGrid>
  );
}

function RuleFields({ form }: FieldsProps) {
  return (
    <Stack gap="md">
      <NumberInput
        label={labels.messagesPerHour}
        description={labels.messagesPerHourHelp}
        maw={320}
        allowDecimal={false}
        {...form.getInputProps('messagesPerHour')}
      />
      <Switch
        label={labels.signUpCheckout}
        description={labels.signUpCheckoutHelp}
        {...form.getInputProps('signUpCheckout', { type: 'checkbox' })}
      />
    </Stack>
  );
}

function FeatureSwitches({ form }: FieldsProps) {
  const { hiddenModules } = form.values;
  return (
    <SimpleGrid cols={twoColumns} verticalSpacing="xs">
      {SWITCHABLE_MODULES.map((module) => (
        <Switch
          key={module}
          label={featureText[module]}
          checked={!hiddenModules.includes(module)}
          onChange={({ currentTarget }) =>
            form.setFieldValue(
              'hiddenModules',
              // In the order of the list, so that switching off and on again is no change.
              SWITCHABLE_MODULES.filter((other) =>
                other === module ? !currentTarget.checked : hiddenModules.includes(other),
              ),
            )
          }
        />
      ))}
    </SimpleGrid>
  );
}
