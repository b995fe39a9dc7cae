import {
  type DocumentType,
  hasValidCheckDigits,
  maskDocument,
  normalizeDocument,
} from '@app/domain/shared/documents';
import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type DocumentFieldProps = Omit<MaskedInputProps, 'mask'> & { documentType: DocumentType };

const looks = {
  cpf: { label: 'CPF', placeholder: '000.000.000-00', length: 11, inputMode: 'numeric' },
  // Since 2026 a CNPJ may carry letters, so a phone must offer them.
  cnpj: { label: 'CNPJ', placeholder: '00.000.000/0000-00', length: 14, inputMode: 'text' },
} as const;

const warnings = {
  checkDigits: 'Confira o documento: os dígitos verificadores não conferem.',
  cpf: 'Confira o documento: está incompleto. Um CPF tem 11 dígitos.',
  cnpj: 'Confira o documento: está incompleto. Um CNPJ tem 14 caracteres.',
};

/** Hands on the document without punctuation. What looks doubtful warns and does not forbid. */
export function DocumentField(props: DocumentFieldProps) {
  const { documentType, value = '', onChange, description, onFocus, onBlur, ...others } = props;
  const { label, placeholder, inputMode } = looks[documentType];
  const [isTyping, setTyping] = useState(false);
  const warning =
    isTyping && !isWhole(documentType, value) ? null : doubtAbout(documentType, value);
  const note = warning ? <Warning>{warning}</Warning> : description;

  return (
    <MaskedInput
      label={label}
      placeholder={placeholder}
      inputMode={inputMode}
      autoCapitalize="characters"
      autoComplete="off"
      {...others}
      // What the form complains about is said alone.
      description={others.error ? null : note}
      onFocus={(event) => {
        setTyping(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      value={maskDocument(documentType, value)}
      mask={(typed) => maskDocument(documentType, typed)}
      onChange={(masked) => onChange(normalizeDocument(masked))}
    />
  );
}

function isWhole(type: DocumentType, value: string): boolean {
  return normalizeDocument(value).length === looks[type].length;
}

function doubtAbout(type: DocumentType, value: string): string | null {
  if (value === '' || hasValidCheckDigits(type, value)) return null;
  return isWhole(type, value) ? warnings.checkDigits : warnings[type];
}

function Warning({ children }: { children: string }) {
  return (
    <Group component="span" role="status" gap={6} wrap="nowrap" c="var(--warn-text)">
      <IconAlertTriangle size={16} style={{ flexShrink: 0 }} />
      {children}
    </Group>
  );
}
