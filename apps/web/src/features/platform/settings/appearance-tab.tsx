import {
  type AppearanceSettings,
  appearanceSettingsSchema,
} from '@app/contract/platform/settings.contract';
import { APPEARANCE_DEFAULTS } from '@app/domain/platform/appearance';
import { Button, ColorInput, Group, SimpleGrid, Stack } from '@mantine/core';
import { SettingsSection } from '../../company/settings-section.tsx';
import { AppearancePreview } from './appearance-preview.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { appearanceLabels as labels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';
import { showAppearance } from './shown-appearance.ts';

const fields = [
  { name: 'primary', label: labels.primary, description: labels.primaryHelp },
  { name: 'secondary', label: labels.secondary, description: labels.secondaryHelp },
  { name: 'background', label: labels.background },
  { name: 'text', label: labels.text },
] as const;

export default settingsTab(function AppearanceTab({ settings }) {
  const { saving, merged, discard } = useSettingsForm<AppearanceSettings>({
    about: 'appearance',
    settings,
    draftOf: ({ appearance }) => appearance,
    schema: appearanceSettingsSchema,
    send: useChangeSettings().appearance,
    onStored: showAppearance,
  });
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      <SettingsSection {...labels.section}>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {fields.map(({ name, ...words }) => (
              <ColorInput
                key={name}
                {...words}
                format="hex"
                eyeDropperButtonProps={{ 'aria-label': labels.pick }}
                {...form.getInputProps(name)}
              />
            ))}
          </SimpleGrid>
          <AppearancePreview appearance={form.values} />
          <Group>
            <Button variant="default" onClick={() => form.setValues({ ...APPEARANCE_DEFAULTS })}>
              {labels.reset}
            </Button>
          </Group>
        </Stack>
      </SettingsSection>
    </SettingsForm>
  );
});
