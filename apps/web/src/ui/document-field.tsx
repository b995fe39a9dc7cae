import {
  type DocumentType,
  hasValidCheckDigits,
  maskDocument,
  normalizeDocument,
} from '@app/domain/shared/documents';
import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

type DocumentFieldProps = Omit<MaskedInputProps, 'mask'> & { documentType: DocumentType };

const looks = {
  cpf: { label: 'CPF', placeholder: '000.000.000-00', length: 11, inputMode: 'numeric' },
  // Since 2026 a CNPJ may carry letters, so a phone must offer them.
  cnpj: { label: 'CNPJ', placeholder: '00.000.000/0000-00', length: 14, inputMode: 'text' },
} as const;

/** Hands on the document without punctuation. Doubtful check digits warn and do not forbid. */
export function DocumentField(props: DocumentFieldProps) {
  const { documentType, value = '', onChange, description, ...others } = props;
  const { label, placeholder, length, inputMode } = looks[documentType];
  const isComplete = normalizeDocument(value).length === length;
  const isDoubtful = isComplete && !hasValidCheckDigits(documentType, value);

  return (
    <MaskedInput
      label={label}
      placeholder={placeholder}
      inputMode={inputMode}
      autoCapitalize="characters"
      autoComplete="off"
      {...others}
      description={isDoubtful ? <CheckDigitsWarning /> : description}
      value={maskDocument(documentType, value)}
      mask={(typed) => maskDocument(documentType, typed)}
      onChange={(masked) => onChange(normalizeDocument(masked))}
    />
  );
}

function CheckDigitsWarning() {
  return (
    <Group component="span" role="status" gap={6} wrap="nowrap" c="var(--warning-text)">
      <IconAlertTriangle size={16} style={{ flexShrink: 0 }} />
      Confira o documento: os dígitos verificadores não conferem.
    </Group>
  );
}
