import { COMPANY_LIMITS, maskZipCode, STATES } from '@app/domain/company/company-form';
import { COMPANY_TIMEZONES } from '@app/domain/shared/local-time';
import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { MaskedInput } from '../../../ui/fields/masked-input.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { type CompanyFormState, useProposedTimezone } from './company.form.ts';
import { companySections, companyFieldLabels as labels, stateNames } from './company.labels.ts';
import { CompanyDocumentFields } from './company-document-fields.tsx';

const twoColumns = { base: 1, sm: 2 };
const limits = COMPANY_LIMITS;
const states = STATES.map((state) => ({ value: state, label: stateNames[state] }));
const timezones = COMPANY_TIMEZONES.map(({ id, label }) => ({ value: id, label }));

export type FieldsProps = { form: CompanyFormState };

export function CompanyFormFields({ form }: FieldsProps) {
  return (
    <>
      <SettingsSection {...companySections.identity}>
        <IdentityFields form={form} />
      </SettingsSection>
      <SettingsSection {...companySections.contact}>
        <ContactFields form={form} />
      </SettingsSection>
      <SettingsSection {...companySections.place}>
        <PlaceFields form={form} />
      </SettingsSection>
    </>
  );
}

export function IdentityFields({ form }: FieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label={labels.name}
        required
        autoComplete="organization"
        maxLength={limits.nameLength}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={labels.tradeName}
        description={labels.tradeNameHelp}
        autoComplete="off"
        maxLength={limits.nameLength}
        {...form.getInputProps('tradeName')}
      />
      <SimpleGrid cols={twoColumns}>
        <CompanyDocumentFields form={form} />
      </SimpleGrid>
    </Stack>
  );
}

export function ContactFields({ form }: FieldsProps) {
  return (
    <Stack gap="md">
      <SimpleGrid cols={twoColumns}>
        <TextInput
          label={labels.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <PhoneField label={labels.phone} {...form.getInputProps('phone')} />
      </SimpleGrid>
      <TextInput
        label={labels.privacyContact}
        description={labels.privacyContactHelp}
        maxLength={limits.privacyContactLength}
        {...form.getInputProps('privacyContact')}
      />
    </Stack>
  );
}

export function PlaceFields({ form }: FieldsProps) {
  const { isProposed, chooseState, chooseTimezone } = useProposedTimezone(form);
  return (
    <SimpleGrid cols={twoColumns}>
      <MaskedInput
        label={labels.zipCode}
        placeholder={labels.zipCodeExample}
        inputMode="numeric"
        autoComplete="postal-code"
        mask={maskZipCode}
        {...form.getInputProps('zipCode')}
      />
      <TextInput
        label={labels.address}
        placeholder={labels.addressExample}
        autoComplete="street-address"
        maxLength={limits.addressLength}
        {...form.getInputProps('address')}
      />
      <TextInput
        label={labels.city}
        autoComplete="address-level2"
        maxLength={limits.cityLength}
        {...form.getInputProps('city')}
      />
      <Select
        label={labels.state}
        placeholder={labels.noState}
        data={states}
        searchable
        clearable
        {...form.getInputProps('state')}
        value={form.values.state || null}
        onChange={(state) => chooseState(state ?? '')}
      />
      <Select
        label={labels.timezone}
        description={isProposed ? labels.timezoneProposed : undefined}
        data={timezones}
        allowDeselect={false}
        {...form.getInputProps('timezone')}
        onChange={(timezone) => timezone && chooseTimezone(timezone)}
      />
    </SimpleGrid>
  );
}
