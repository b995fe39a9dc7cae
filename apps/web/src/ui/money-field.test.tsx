import { type Cents, cents } from '@app/domain/shared/money';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../tests/support.tsx';
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
  return screen.getByLabelText('Preço');
}

function amount(): string {
  return screen.getByRole('status').textContent;
}

test.each([
  ['8', '0,08', '8'],
  ['8500', '85,00', '8500'],
  ['85,00', '85,00', '8500'],
  ['123456', '1.234,56', '123456'],
  ['0', '0,00', '0'],
])('typing %s shows %s', async (typed, shown, inCents) => {
  renderWithApi(<Price />);

  await userEvent.type(field(), typed);

  expect(field().value).toBe(shown);
  expect(amount()).toBe(inCents);
});

test('deleting takes the last figure away, and in the end everything', async () => {
  renderWithApi(<Price initial={cents(12_34)} />);

  await userEvent.type(field(), '{Backspace}');
  expect(field().value).toBe('1,23');

  await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}');
  expect(field().value).toBe('');
  expect(amount()).toBe('empty');
});

test('figures beyond the maximum are not taken', async () => {
  renderWithApi(<Price />);

  await userEvent.type(field(), '9999991');

  expect(field().value).toBe('9.999,99');
});

test.each([
  ['R$ 1.234,50', '1.234,50'],
  ['1234.5', '1.234,50'],
  ['80', '80,00'],
])('pasting "%s" is understood as an amount', async (pasted, shown) => {
  renderWithApi(<Price initial={cents(1)} />);

  await userEvent.click(field());
  await userEvent.paste(pasted);

  expect(field().value).toBe(shown);
});

test('pasting something that is no amount changes nothing', async () => {
  renderWithApi(<Price initial={cents(80_00)} />);

  await userEvent.click(field());
  await userEvent.paste('oitenta');

  expect(field().value).toBe('80,00');
});
