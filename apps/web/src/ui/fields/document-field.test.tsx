import type { DocumentType } from '@app/domain/shared/documents';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { DocumentField } from './document-field.tsx';

const warning = 'Confira o documento: os dígitos verificadores não conferem.';

function Document({ type }: { type: DocumentType }) {
  const [value, setValue] = useState('');
  return (
    <>
      <DocumentField documentType={type} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('a CPF gets its punctuation while it is typed and loses it on the way out', async () => {
  renderWithApi(<Document type="cpf" />);

  await userEvent.type(screen.getByLabelText('CPF'), '52998224725');

  expect(screen.getByLabelText<HTMLInputElement>('CPF').value).toBe('529.982.247-25');
  expect(screen.getByText('52998224725')).toBeTruthy();
  expect(screen.queryByText(warning)).toBeNull();
});

test('doubtful check digits warn without marking the field as wrong', async () => {
  renderWithApi(<Document type="cpf" />);

  await userEvent.type(screen.getByLabelText('CPF'), '52998224724');

  expect(screen.getByText(warning)).toBeTruthy();
  expect(screen.getByLabelText('CPF').getAttribute('aria-invalid')).not.toBe('true');
});

test.each([
  ['cpf', 'CPF', '5299822472', 'Um CPF tem 11 dígitos.'],
  ['cnpj', 'CNPJ', '112223330001', 'Um CNPJ tem 14 caracteres.'],
] as const)('an unfinished %s is doubted once it is left', async (type, label, typed, size) => {
  renderWithApi(<Document type={type} />);

  await userEvent.type(screen.getByLabelText(label), typed);
  expect(screen.queryByText(/Confira o documento/)).toBeNull();

  await userEvent.tab();
  expect(screen.getByText(`Confira o documento: está incompleto. ${size}`)).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).not.toBe('true');
});

test('a complaint of the form stands alone', () => {
  renderWithApi(
    <DocumentField
      documentType="cnpj"
      value="1122"
      error="CPF/CNPJ é obrigatório"
      onChange={() => {}}
    />,
  );

  expect(screen.getByText('CPF/CNPJ é obrigatório')).toBeTruthy();
  expect(screen.queryByText(/Confira o documento/)).toBeNull();
});

test('a CNPJ takes letters, from any keyboard and any clipboard', async () => {
  renderWithApi(<Document type="cnpj" />);
  const field = screen.getByLabelText<HTMLInputElement>('CNPJ');

  await userEvent.click(field);
  await userEvent.paste('12abc34501de35');

  expect(field.value).toBe('12.ABC.345/01DE-35');
  expect(field.inputMode).toBe('text');
  expect(field.getAttribute('autocapitalize')).toBe('characters');
});

test('a figure corrected in the middle leaves the caret there', async () => {
  renderWithApi(<Document type="cpf" />);
  const field = screen.getByLabelText<HTMLInputElement>('CPF');
  await userEvent.type(field, '52998224725');

  await userEvent.type(field, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });

  expect(field.value).toBe('529.922.472-5');
  expect(field.selectionStart).toBe(5);
});
