import { type DocumentType, isBeginningOf } from '@app/domain/shared/documents';
import { Input, SegmentedControl } from '@mantine/core';
import { useId, useRef } from 'react';
import { DocumentField } from '../../../ui/fields/document-field.tsx';
import type { CompanyFormState } from './company.form.ts';
import { companyFieldLabels as labels } from './company.labels.ts';
import classes from './company-form.module.css';

type CompanyDocumentFieldsProps = { form: CompanyFormState };

export function CompanyDocumentFields({ form }: CompanyDocumentFieldsProps) {
  const { documentType } = form.values;
  const example = documentType === 'cnpj' && { placeholder: labels.cnpjExample };
  return (
    <>
      <DocumentTypeField form={form} />
      <DocumentField
        documentType={documentType}
        required
        {...example}
        {...form.getInputProps('document')}
      />
    </>
  );
}

function DocumentTypeField({ form }: CompanyDocumentFieldsProps) {
  const labelId = useId();
  const { error, onChange, ...control } = form.getInputProps('documentType');
  const typed = useRef<Partial<Record<DocumentType, string>>>({});

  function change(chosen: string): void {
    const { documentType, document } = form.values;
    typed.current[documentType] = document;
    const next = chosen === 'cpf' ? 'cpf' : 'cnpj';
    onChange(next);
    form.setFieldValue('document', typed.current[next] || fittingInto(next, document));
  }

  return (
    <Input.Wrapper
      label={labels.documentType}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <SegmentedControl
        fullWidth
        className={classes.choice}
        data={labels.documentTypes}
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
