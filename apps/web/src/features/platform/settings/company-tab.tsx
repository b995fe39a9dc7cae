import {
  type OwnerSettings,
  ownerSettingsSchema,
  type PlatformSettings,
} from '@app/contract/platform/settings.contract';
import { OWNER_LIMITS } from '@app/domain/platform/platform-owner';
import { documentTypeOf, maskDocument } from '@app/domain/shared/documents';
import { maskPhone } from '@app/domain/shared/phones';
import { SimpleGrid, TextInput } from '@mantine/core';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { useChangeSettings } from './settings.api.ts';
import { useSettingsForm } from './settings.form.ts';
import { companyLabels as labels } from './settings.labels.ts';
import { SettingsForm, settingsTab } from './settings-tab.tsx';

const twoColumns = { base: 1, sm: 2 };

export default settingsTab(function CompanyTab({ settings }) {
  const { saving, merged, discard } = useSettingsForm<OwnerSettings>({
    about: 'company',
    settings,
    draftOf,
    schema: ownerSettingsSchema,
    send: useChangeSettings().company,
  });
  const { form } = saving;
  return (
    <SettingsForm saving={saving} merged={merged} names={labels} onDiscard={discard}>
      <SettingsSection {...labels.section}>
        <SimpleGrid cols={twoColumns}>
          <TextInput
            label={labels.name}
            maxLength={OWNER_LIMITS.name}
            autoComplete="organization"
            {...form.getInputProps('name')}
          />
          <MaskedInput
            label={labels.document}
            mask={maskTyped}
            autoComplete="off"
            {...form.getInputProps('document')}
          />
          <TextInput
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.getInputProps('email')}
          />
          <PhoneField label={labels.phone} {...form.getInputProps('phone')} />
        </SimpleGrid>
      </SettingsSection>
    </SettingsForm>
  );
});

function draftOf({ company }: PlatformSettings): OwnerSettings {
  return { ...company, document: maskTyped(company.document), phone: maskPhone(company.phone) };
}

/** As many signs as a CPF has, and it looks like one; more make it a CNPJ. */
function maskTyped(typed: string): string {
  return maskDocument(documentTypeOf(typed), typed);
}
