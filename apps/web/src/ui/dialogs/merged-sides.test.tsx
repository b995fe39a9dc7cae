import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import type { Sides } from '../../foundation/drafts/merge-sides.ts';
import { textWithNames, valueText } from './merged-notice.labels.ts';
import { MergedSides } from './merged-sides.tsx';

type Draft = { name: string; priceCents: number };

test('shows both side by side, mine first, and takes the one that is chosen', async () => {
  const choose = vi.fn<Sides<Draft>['choose']>();
  const mine = { name: 'Corte', priceCents: 90_00 };
  const theirs = { name: 'Corte curto', priceCents: 80_00 };
  renderWithApi(
    <MergedSides
      sides={{ mine, theirs, choose }}
      fields={[
        { field: 'name', name: 'Nome' },
        { field: 'priceCents', name: 'Preço' },
      ]}
    />,
  );
  const price = within(screen.getByRole('radiogroup', { name: 'Qual fica em Preço?' }));
  expect(price.getByRole<HTMLInputElement>('radio', { name: /^O seu: R\$\s90,00$/ }).checked).toBe(
    true,
  );
  await userEvent.click(price.getByRole('radio', { name: /^O da outra pessoa: R\$\s80,00$/ }));
  expect(choose).toHaveBeenCalledWith('priceCents', 'theirs');
});

test.each([
  ['', 'vazio'],
  [null, 'vazio'],
  [true, 'Sim'],
  [['VIP', 'Nova'], 'VIP, Nova'],
  [[], 'vazio'],
  [30, '30'],
])('%j is read as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('durations and choices are read as people read them, ids never', () => {
  expect(valueText(90, 'durationMinutes')).toBe('1h 30min');
  expect(valueText('01990000-0000-7000-8000-000000000001', 'memberId')).toBe('');
  expect(valueText(7200, 'autoConfirmAfterInSeconds')).toBe('2h');
  expect(valueText('2026-11-17', 'date')).toBe('17/11/2026');
  expect(valueText('expense', 'type')).toBe('Despesa');
  expect(valueText(null, 'memberId')).toBe('vazio');
});

test('what was chosen is read by its name, a colour by the one that people see', () => {
  const [bia, cut] = [
    { id: '01990000-0000-7000-8000-000000000001', name: 'Bia' },
    { id: '01990000-0000-7000-8000-000000000002', name: 'Corte' },
  ];
  const textOf = textWithNames(bia, null, cut);
  expect(textOf(bia.id, 'memberId')).toBe('Bia');
  expect(textOf([cut.id], 'serviceIds')).toBe('Corte');
  expect(textOf([], 'serviceIds')).toBe('vazio');
  expect(textOf('01990000-0000-7000-8000-000000000009', 'memberId')).toBe('');
  expect(textOf(90_00, 'priceCents')).toMatch(/^R\$\s90,00$/);
  expect(valueText('#2563EB', 'color')).toBe('Azul');
});
