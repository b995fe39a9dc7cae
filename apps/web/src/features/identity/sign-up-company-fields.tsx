import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { DocumentField } from '../../ui/document-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import classes from './sign-up-company-fields.module.css';
import type { SignUpForm } from './sign-up-form.api.ts';

const documentTypes = [
  { value: 'cnpj', label: 'CNPJ' },
  { value: 'cpf', label: 'CPF' },
];

export function SignUpCompanyFields({ form }: { form: SignUpForm }) {
  return (
    <Stack gap="md">
      <TextInput
        label="Nome da empresa"
        autoComplete="organization"
        {...form.getInputProps('company.name')}
      />
      <DocumentTypeField form={form} />
      <DocumentField
        documentType={form.values.company.documentType}
        {...form.getInputProps('company.document')}
      />
      <PhoneField label="Telefone da empresa" {...form.getInputProps('company.phone')} />
    </Stack>
  );
}

function DocumentTypeField({ form }: { form: SignUpForm }) {
  const labelId = useId();
  const { error, ...control } = form.getInputProps('company.documentType');
  return (
    <Input.Wrapper
      label="Tipo de documento"
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <SegmentedControl
        fullWidth
        className={classes.documentType}
        data={documentTypes}
        aria-labelledby={labelId}
        {...control}
      />
    </Input.Wrapper>
  );
}
