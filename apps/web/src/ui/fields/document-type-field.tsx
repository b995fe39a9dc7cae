import { type DocumentType, isBeginningOf } from '@app/domain/shared/documents';
import { Input, SegmentedControl } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useId, useRef } from 'react';
import classes from './document-type-field.module.css';

const label = 'Tipo de documento';
const types = [
  { value: 'cnpj', label: 'CNPJ' },
  { value: 'cpf', label: 'CPF' },
];

type DocumentTypeFieldProps = {
  input: GetInputPropsReturnType;
  values: { documentType: DocumentType; document: string };
  onDocument: (document: string) => void;
};

/** CNPJ or CPF. Whoever changes her mind finds again what she had typed for each. */
export function DocumentTypeField({ input, values, onDocument }: DocumentTypeFieldProps) {
  const labelId = useId();
  const { error, onChange, ...control } = input;
  const typed = useRef<Partial<Record<DocumentType, string>>>({});

  function change(chosen: string): void {
    const { documentType, document } = values;
    typed.current[documentType] = document;
    const next = chosen === 'cpf' ? 'cpf' : 'cnpj';
    onChange(next);
    onDocument(typed.current[next] || fittingInto(next, document));
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }} error={error}>
      <SegmentedControl
        fullWidth
        className={classes.types}
        data={types}
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
