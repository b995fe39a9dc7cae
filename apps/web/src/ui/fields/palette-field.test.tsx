import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { PaletteField } from './palette-field.tsx';

const colors = [
  { value: '#2563EB', name: 'Azul' },
  { value: '#047857', name: 'Verde' },
  { value: '#B91C1C', name: 'Vermelho' },
];

function ServiceColor() {
  const [value, setValue] = useState('#2563eb');
  return <PaletteField label="Cor" colors={colors} value={value} onChange={setValue} />;
}

function checked(): string | null {
  return screen.getByRole('radio', { checked: true }).getAttribute('aria-label');
}

test('colours are one group, and each has a name', () => {
  renderWithApi(<ServiceColor />);

  expect(screen.getByRole('radiogroup', { name: 'Cor' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    'Azul',
    'Verde',
    'Vermelho',
  ]);
});

test('the chosen colour is recognised in any case of letters', () => {
  renderWithApi(<ServiceColor />);

  expect(checked()).toBe('Azul');
});

test('a colour is chosen by click', async () => {
  renderWithApi(<ServiceColor />);

  await userEvent.click(screen.getByRole('radio', { name: 'Vermelho' }));

  expect(checked()).toBe('Vermelho');
});

test('a colour is chosen by arrows', async () => {
  renderWithApi(<ServiceColor />);

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(checked()).toBe('Verde');
});
