import {
  type MailForm,
  mailSettingsSchema,
  type PlatformSettings,
} from '@app/contract/platform/settings.contract';
import { MAIL_SECURITIES } from '@app/domain/platform/mail-server';
import { NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { SettingsSection } from '../../company/settings-section.tsx';
import { FixedNotice } from './fixed-notice.tsx';
import { RemoveSecret } from './remove-secret.tsx';
import { SecretField } from './secret-field.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { fixedLabels, smtpLabels as labels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';
import { TestMail } from './test-mail.tsx';

type FieldsProps = {
  form: UseFormReturnType<MailForm>;
  smtp: PlatformSettings['smtp'];
};

export default settingsTab(function SmtpTab({ settings }) {
  const { smtp } = settings;
  const { saving, merged, discard } = useSettingsForm<MailForm>({
    about: 'smtp',
    settings,
    draftOf,
    schema: mailSettingsSchema,
    send: useChangeSettings().smtp,
    fieldOf: { PASSWORD_MISSING: 'password', PASSWORD_AGAIN: 'password' },
  });
  const { form } = saving;
  /** The user went with the password; what else is typed stays. */
  function withoutUser(stored: PlatformSettings): void {
    form.setInitialValues(draftOf(stored));
    form.setFieldValue('user', stored.smtp.user);
  }
  return (
    <>
      <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
        {smtp.isFixed && <FixedNotice sentence={fixedLabels.smtp} />}
        <SettingsSection {...labels.section}>
          <Stack gap="md">
            <ServerFields form={form} smtp={smtp} />
            {smtp.hasPassword && !smtp.isFixed && (
              <RemoveSecret of="smtp" onRemoved={withoutUser} />
            )}
          </Stack>
        </SettingsSection>
      </SettingsForm>
      <TestMail isDirty={form.isDirty()} />
    </>
  );
});

function draftOf({ smtp }: PlatformSettings): MailForm {
  const { host, port, security, user, sender } = smtp;
  return { host, port, security, user, sender, password: '' };
}

function ServerFields({ form, smtp }: FieldsProps) {
  const { isFixed: disabled } = smtp;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={labels.host}
        placeholder="smtp.exemplo.com.br"
        autoComplete="off"
        disabled={disabled}
        {...form.getInputProps('host')}
      />
      <NumberInput
        label={labels.port}
        allowDecimal={false}
        thousandSeparator=""
        disabled={disabled}
        {...form.getInputProps('port')}
      />
      <Select
        label={labels.security}
        description={labels.securityHelp[form.values.security]}
        data={[...MAIL_SECURITIES]}
        allowDeselect={false}
        disabled={disabled}
        {...form.getInputProps('security')}
      />
      <TextInput
        label={labels.sender}
        type="email"
        inputMode="email"
        placeholder="avisos@exemplo.com.br"
        autoComplete="off"
        disabled={disabled}
        {...form.getInputProps('sender')}
      />
      <TextInput
        label={labels.user}
        autoComplete="off"
        disabled={disabled}
        {...form.getInputProps('user')}
      />
      <SecretField
        label={labels.password}
        isSet={smtp.hasPassword}
        disabled={disabled}
        {...form.getInputProps('password')}
      />
    </SimpleGrid>
  );
}
