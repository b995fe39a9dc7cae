import {
  type AssistantForm,
  assistantSettingsSchema,
  type PlatformSettings,
} from '@app/contract/platform/settings.contract';
import {
  ASSISTANT_DEFAULTS,
  ASSISTANT_MODELS,
  TEMPERATURE_LIMITS,
} from '@app/domain/platform/assistant-provider';
import { type Cents, cents } from '@app/domain/shared/money';
import { Autocomplete, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { AssistantCosts } from './assistant-costs.tsx';
import { RemoveSecret } from './remove-secret.tsx';
import { SecretField } from './secret-field.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { openaiLabels as labels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';

type FieldsProps = { form: UseFormReturnType<AssistantForm> };
const twoColumns = { base: 1, sm: 2 };

export default settingsTab(function OpenaiTab({ settings }) {
  const { saving, merged, discard } = useSettingsForm<AssistantForm>({
    about: 'openai',
    settings,
    draftOf,
    schema: assistantSettingsSchema,
    send: useChangeSettings().openai,
    fieldOf: { KEY_AGAIN: 'apiKey' },
  });
  const { form } = saving;
  return (
    <Stack gap="lg">
      <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
        <SettingsSection {...labels.provider}>
          <ProviderFields form={form} hasApiKey={settings.openai.hasApiKey} />
        </SettingsSection>
        <SettingsSection {...labels.answers}>
          <AnswerFields form={form} />
        </SettingsSection>
        <SettingsSection {...labels.costs}>
          <CostFields form={form} />
        </SettingsSection>
      </SettingsForm>
      <SettingsSection {...labels.spent}>
        <AssistantCosts />
      </SettingsSection>
    </Stack>
  );
});

function draftOf({ openai: { hasApiKey: _, ...openai } }: PlatformSettings): AssistantForm {
  return { ...openai, apiKey: '' };
}

function ProviderFields({ form, hasApiKey }: FieldsProps & { hasApiKey: boolean }) {
  return (
    <Stack gap="md">
      <TextInput
        label={labels.baseUrl}
        description={labels.baseUrlHelp}
        placeholder={ASSISTANT_DEFAULTS.baseUrl}
        inputMode="url"
        autoComplete="off"
        {...form.getInputProps('baseUrl')}
      />
      <SecretField label={labels.apiKey} isSet={hasApiKey} {...form.getInputProps('apiKey')} />
      {hasApiKey && <RemoveSecret of="openai" />}
      <Autocomplete
        label={labels.model}
        description={labels.modelHelp}
        data={[...ASSISTANT_MODELS]}
        {...form.getInputProps('model')}
      />
    </Stack>
  );
}

function AnswerFields({ form }: FieldsProps) {
  const { least, most, step } = TEMPERATURE_LIMITS;
  return (
    <SimpleGrid cols={twoColumns}>
      <NumberInput
        label={labels.temperature}
        description={labels.temperatureHelp}
        min={least}
        max={most}
        step={step}
        decimalScale={1}
        hideControls={false}
        {...form.getInputProps('temperature')}
      />
      <NumberInput
        label={labels.maxTokens}
        allowDecimal={false}
        {...form.getInputProps('maxTokens')}
      />
    </SimpleGrid>
  );
}

function CostFields({ form }: FieldsProps) {
  const money = (name: 'priceInCents' | 'priceOutCents' | 'monthlyLimitInCents') => ({
    ...form.getInputProps(name),
    value: cents(form.values[name]),
    onChange: (amount: Cents | null) => form.setFieldValue(name, amount ?? 0),
  });
  return (
    <SimpleGrid cols={twoColumns}>
      <MoneyField label={labels.priceIn} {...money('priceInCents')} />
      <MoneyField label={labels.priceOut} {...money('priceOutCents')} />
      <MoneyField
        label={labels.monthlyLimit}
        description={labels.monthlyLimitHelp}
        {...money('monthlyLimitInCents')}
      />
    </SimpleGrid>
  );
}
