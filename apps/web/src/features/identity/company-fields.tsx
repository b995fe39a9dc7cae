import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useId } from 'react';
import { DocumentField } from '../../ui/document-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import classes from './company-fields.module.css';
import type { CompanyDraft } from './form-steps.api.ts';
import { signUpLabels } from './sign-up.labels.ts';

/** The part of a form that is about a company, whatever else it asks for. */
type CompanyForm = {
  values: { company: CompanyDraft };
  getInputProps: (path: `company.${keyof CompanyDraft}`) => GetInputPropsReturnType;
};

export function CompanyFields({ form }: { form: CompanyForm }) {
  return (
    <Stack gap="md">
      <TextInput
        label={signUpLabels.companyName}
        autoComplete="organization"
        {...form.getInputProps('company.name')}
      />
      <DocumentTypeField form={form} />
      <DocumentField
        documentType={form.values.company.documentType}
        {...form.getInputProps('company.document')}
      />
      <PhoneField label={signUpLabels.companyPhone} {...form.getInputProps('company.phone')} />
    </Stack>
  );
}

function DocumentTypeField({ form }: { form: CompanyForm }) {
  const labelId = useId();
  const { error, ...control } = form.getInputProps('company.documentType');
  return (
    <Input.Wrapper
      label={signUpLabels.documentType}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <SegmentedControl
        fullWidth
        className={classes.documentType}
        data={signUpLabels.documentTypes}
        aria-labelledby={labelId}
        {...control}
      />
    </Input.Wrapper>
  );
}
