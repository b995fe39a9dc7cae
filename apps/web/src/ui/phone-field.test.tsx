import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
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

test.each([
  ['an unfinished phone is called unfinished', '119', true],
  ['an empty one is not', '', false],
  ['a whole one is not', '1132654321', false],
])('once the form complains, %s', (_case, initial, isSaid) => {
  renderWithApi(<Phone initial={initial} error="Telefone é obrigatório" />);

  const hint = screen.queryByText('Número incompleto: informe o DDD e todos os dígitos.');
  expect(hint !== null).toBe(isSaid);
});

test('while it is typed, an unfinished phone is not complained about', () => {
  renderWithApi(<Phone initial="119" />);

  expect(screen.queryByText(/Número incompleto/)).toBeNull();
});
