import { type MetaForm, metaSettingsSchema } from '@app/contract/platform/settings.contract';
import { Group, Stack, TextInput } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { RemoveSecret } from './remove-secret.tsx';
import { SecretField } from './secret-field.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { metaLabels as labels, secretLabels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';

export default settingsTab(function MetaTab({ settings }) {
  const { hasAppSecret, hasVerifyToken, webhookUrl } = settings.meta;
  const { saving, merged, discard } = useSettingsForm<MetaForm>({
    about: 'meta',
    settings,
    draftOf: ({ meta: { appId, graphVersion } }) => ({
      appId,
      appSecret: '',
      verifyToken: '',
      graphVersion,
    }),
    schema: metaSettingsSchema,
    send: useChangeSettings().meta,
  });
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      <SettingsSection {...labels.section}>
        <Stack gap="md">
          <TextInput
            label={labels.appId}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('appId')}
          />
          <SecretField
            label={labels.appSecret}
            isSet={hasAppSecret}
            {...form.getInputProps('appSecret')}
          />
          <SecretField
            label={labels.verifyToken}
            isSet={hasVerifyToken}
            description={hasVerifyToken ? secretLabels.set : labels.verifyTokenHelp}
            {...form.getInputProps('verifyToken')}
          />
          {(hasAppSecret || hasVerifyToken) && <RemoveSecret of="meta" />}
          <TextInput
            label={labels.graphVersion}
            description={labels.graphVersionHelp}
            placeholder="v23.0"
            autoComplete="off"
            {...form.getInputProps('graphVersion')}
          />
          <Webhook address={webhookUrl} />
        </Stack>
      </SettingsSection>
    </SettingsForm>
  );
});

function Webhook({ address }: { address: string }) {
  return (
    <Group align="end" gap="sm">
      <TextInput
        label={labels.webhook}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        style={{ flex: '1 1 16rem' }}
      />
      <CopyButton label={labels.copy} text={address} failure={labels.copyFailure} />
    </Group>
  );
}
