import {
  type EvolutionForm,
  evolutionSettingsSchema,
} from '@app/contract/platform/settings.contract';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { SettingsSection } from '../../company/settings-section.tsx';
import { FixedNotice } from './fixed-notice.tsx';
import { RemoveSecret } from './remove-secret.tsx';
import { SecretField } from './secret-field.tsx';
import { useChangeSettings, useTestEvolution } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { fixedLabels, evolutionLabels as labels, testLabels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';
import { TestOutcome } from './test-outcome.tsx';

export default settingsTab(function EvolutionTab({ settings }) {
  const { isFixed, hasApiKey } = settings.evolution;
  const { saving, merged, discard } = useSettingsForm<EvolutionForm>({
    about: 'evolution',
    settings,
    draftOf: ({ evolution }) => ({ url: evolution.url, apiKey: '' }),
    schema: evolutionSettingsSchema,
    send: useChangeSettings().evolution,
    fieldOf: { KEY_AGAIN: 'apiKey' },
  });
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      {isFixed && <FixedNotice sentence={fixedLabels.evolution} />}
      <SettingsSection {...labels.section}>
        <Stack gap="md">
          <TextInput
            label={labels.url}
            placeholder="https://evolution.exemplo.com.br"
            inputMode="url"
            autoComplete="off"
            disabled={isFixed}
            {...form.getInputProps('url')}
          />
          <SecretField
            label={labels.apiKey}
            isSet={hasApiKey}
            disabled={isFixed}
            {...form.getInputProps('apiKey')}
          />
          {hasApiKey && !isFixed && <RemoveSecret of="evolution" />}
          <ConnectionTest isDirty={form.isDirty()} />
        </Stack>
      </SettingsSection>
    </SettingsForm>
  );
});

function ConnectionTest({ isDirty }: { isDirty: boolean }) {
  const test = useTestEvolution();
  return (
    <Stack gap="xs" align="start">
      <Button
        variant="default"
        loading={test.isPending}
        disabled={isDirty}
        onClick={() => test.mutate(undefined)}
      >
        {labels.test}
      </Button>
      {isDirty ? <Text size="xs">{testLabels.saveFirst}</Text> : <TestOutcome test={test} />}
    </Stack>
  );
}
