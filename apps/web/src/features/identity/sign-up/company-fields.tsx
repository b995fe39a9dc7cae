import { Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { DocumentField } from '../../../ui/fields/document-field.tsx';
import { DocumentTypeField } from '../../../ui/fields/document-type-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import type { CompanyDraft } from './form-steps.view.ts';
import { signUpLabels } from './sign-up.labels.ts';

/** The part of a form that is about a company, whatever else it asks for. */
type CompanyForm = {
  values: { company: CompanyDraft };
  getInputProps: (path: `company.${keyof CompanyDraft}`) => GetInputPropsReturnType;
  setFieldValue: (path: 'company.document', document: string) => void;
};

export function CompanyFields({ form }: { form: CompanyForm }) {
  return (
    <Stack gap="md">
      <TextInput
        label={signUpLabels.companyName}
        autoComplete="organization"
        enterKeyHint="next"
        {...form.getInputProps('company.name')}
      />
      <DocumentTypeField
        input={form.getInputProps('company.documentType')}
        values={form.values.company}
        onDocument={(document) => form.setFieldValue('company.document', document)}
      />
      <DocumentField
        documentType={form.values.company.documentType}
        {...form.getInputProps('company.document')}
      />
      <PhoneField label={signUpLabels.companyPhone} {...form.getInputProps('company.phone')} />
    </Stack>
  );
}
