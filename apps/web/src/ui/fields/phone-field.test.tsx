import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { PhoneField } from './phone-field.tsx';

type Props = { initial?: string; error?: string };

function Phone({ initial = '', error }: Props) {
  const [value, setValue] = useState(initial);
  return <PhoneField label="Telefone" value={value} error={error} onChange={setValue} />;
}

function field(): HTMLInputElement {
  return screen.getByLabelText('Telefone');
}

test('a phone is written as people write it while it is typed', async () => {
  renderWithApi(<Phone />);

  await userEvent.type(field(), '11987654321');

  expect(field().value).toBe('(11) 98765-4321');
});

test.each(['+55 11 98765-4321', '5511987654321', '(11)98765.4321'])(
  '"%s" can be pasted',
  async (pasted) => {
    renderWithApi(<Phone />);

    await userEvent.click(field());
    await userEvent.paste(pasted);

    expect(field().value).toBe('(11) 98765-4321');
  },
);

test('a phone as it is stored is shown without its country', () => {
  renderWithApi(<Phone initial="+551132654321" />);

  expect(field().value).toBe('(11) 3265-4321');
});

test('a stored phone from abroad is shown as it is, and not as somebody else’s', () => {
  renderWithApi(<Phone initial="+41 91 234 56 78" />);

  expect(field().value).toBe('+41 91 234 56 78');
});

test.each([
  ['119', 'Telefone é obrigatório, com DDD e todos os dígitos.'],
  ['', 'Telefone é obrigatório'],
  ['1132654321', 'Telefone é obrigatório'],
])('once the form complains about "%s", it says one thing: %s', (initial, sentence) => {
  renderWithApi(<Phone initial={initial} error="Telefone é obrigatório" />);

  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.querySelectorAll('p')).toHaveLength(1);
});
