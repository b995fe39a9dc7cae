import { type Cents, cents } from '@app/domain/shared/money';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { MoneyField } from './money-field.tsx';

function Price({ initial = null }: { initial?: Cents | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <MoneyField label="Preço" value={value} onChange={setValue} maximum={cents(9_999_99)} />
      <output>{value === null ? 'empty' : value}</output>
    </>
  );
}

function field(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Preço' });
}

function amount(): string {
  return screen.getByRole('status').textContent;
}

test.each([
  ['80', '80,00', '8000'],
  ['80,5', '80,50', '8050'],
  ['0,8', '0,80', '80'],
  ['1.234,56', '1.234,56', '123456'],
  ['1234.56', '1.234,56', '123456'],
  ['R$ 90', '90,00', '9000'],
  ['0', '0,00', '0'],
])('typing %s stays as it is typed, and reads %s afterwards', async (typed, after, inCents) => {
  renderWithApi(<Price />);

  await userEvent.type(field(), typed);
  expect(field().value).toBe(typed);
  expect(amount()).toBe(inCents);

  await userEvent.tab();
  expect(field().value).toBe(after);
  expect(amount()).toBe(inCents);
});

test('whoever enters the field replaces what is there, by keyboard or by mouse', async () => {
  renderWithApi(<Price initial={cents(1_234_00)} />);

  await userEvent.tab();
  await userEvent.keyboard('9');
  expect(amount()).toBe('900');

  await userEvent.tab();
  await userEvent.click(field());
  await userEvent.keyboard('70');
  expect(amount()).toBe('7000');
});

test('deleting everything empties the field', async () => {
  renderWithApi(<Price initial={cents(12_34)} />);

  await userEvent.clear(field());

  expect(field().value).toBe('');
  expect(amount()).toBe('empty');
});

test('a minus is refused in words, typed or pasted', async () => {
  renderWithApi(<Price initial={cents(80_00)} />);

  await userEvent.click(field());
  await userEvent.paste('-10');
  expect(amount()).toBe('8000');
  expect(screen.getByText(/não pode ser negativo/)).toBeTruthy();

  await userEvent.keyboard('x');
  expect(screen.getByText(/não pode ser negativo/)).toBeTruthy();

  await userEvent.clear(field());
  expect(screen.queryByText(/não pode ser negativo/)).toBeNull();

  await userEvent.type(field(), '-10');
  expect(field().value).toBe('10');
  expect(amount()).toBe('1000');
  expect(screen.getByText(/o sinal de menos ficou de fora/)).toBeTruthy();
});

test('what leads beyond the maximum is not taken, and the field says up to where', async () => {
  renderWithApi(<Price />);

  await userEvent.type(field(), '99991');

  expect(field().value).toBe('9999');
  expect(screen.getByText('O valor vai até R$ 9.999,99.')).toBeTruthy();
});

test.each([
  ['R$ 1.234,50', '1.234,50'],
  ['1234.5', '1.234,50'],
  ['80', '80,00'],
])('pasting "%s" is understood as an amount', async (pasted, shown) => {
  renderWithApi(<Price initial={cents(1)} />);

  await userEvent.click(field());
  await userEvent.paste(pasted);
  fireEvent.blur(field());

  expect(field().value).toBe(shown);
});

test('pasting something that is no amount changes nothing and says what one looks like', async () => {
  renderWithApi(<Price initial={cents(80_00)} />);

  await userEvent.click(field());
  await userEvent.paste('oitenta');

  expect(field().value).toBe('80,00');
  expect(screen.getByText('Digite um valor como 90 ou 90,50.')).toBeTruthy();

  await userEvent.type(field(), '{Control>}a{/Control}90');
  expect(screen.queryByText('Digite um valor como 90 ou 90,50.')).toBeNull();
});
