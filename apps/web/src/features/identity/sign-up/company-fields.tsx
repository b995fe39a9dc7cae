import { type DocumentType, isBeginningOf } from '@app/domain/shared/documents';
import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useId, useRef } from 'react';
import { DocumentField } from '../../../ui/fields/document-field.tsx';
import { PhoneField } from '../../../ui/fields/phone-field.tsx';
import classes from './company-fields.module.css';
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
  const { error, onChange, ...control } = form.getInputProps('company.documentType');
  const typed = useRef<Partial<Record<DocumentType, string>>>({});

  function change(chosen: string): void {
    const { documentType, document } = form.values.company;
    typed.current[documentType] = document;
    const next = chosen === 'cpf' ? 'cpf' : 'cnpj';
    onChange(next);
    form.setFieldValue('company.document', typed.current[next] || fittingInto(next, document));
  }

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
        onChange={change}
      />
    </Input.Wrapper>
  );
}

/** Whoever typed before choosing keeps it; what is no such document is not cut until it looks like one. */
function fittingInto(type: DocumentType, document: string): string {
  return isBeginningOf(type, document) ? document : '';
}
