import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPhone, renderWithApi } from '../../../tests/support.tsx';
import { dayIn, numberFrom, oneOf } from '../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../foundation/filters.ts';
import { FilterBar } from './filter-bar.tsx';
import type { FilterField } from './filter-field.tsx';

const orders = filters({
  longestSearch: 10,
  chosen: {
    state: oneOf(['open', 'paid']),
    table: numberFrom(1, 12),
    fromDay: dayIn,
    toDay: dayIn,
    hidden: oneOf(['yes']),
  },
  days: ['fromDay', 'toDay'],
});
type View = FilteredView<typeof orders>;

const fields: FilterField<keyof View>[] = [
  {
    name: 'state',
    label: 'Situação',
    choices: [
      { group: 'Todas', items: [{ value: 'open', label: 'Aberta' }] },
      { group: 'Antigas', items: [{ value: 'paid', label: 'Paga' }] },
    ],
  },
  { name: 'table', label: 'Mesa', choices: [{ value: '3', label: 'Três' }] },
  { name: 'fromDay', label: 'De', notAfter: 'toDay', isHalf: true },
  { name: 'toDay', label: 'Até', notBefore: 'fromDay', isHalf: true },
  {
    name: 'hidden',
    label: 'Figura',
    choices: [{ value: 'yes', label: 'Receita' }],
    isOnlyChip: true,
  },
];

function show(start: View) {
  const onView = vi.fn<(view: View) => void>();
  function Orders() {
    const [view, setView] = useState(start);
    onView.mockImplementation(setView);
    return (
      <FilterBar
        filters={orders}
        view={view}
        onView={onView}
        fields={fields}
        searchLabel="Buscar pedidos"
        count="8 pedidos"
      />
    );
  }
  renderWithApi(<Orders />);
  return () => onView.mock.lastCall?.[0];
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chips = () => within(screen.getByRole('list', { name: 'Filtros em uso' }));
const openPanel = () => userEvent.click(button('Filtros'));
const everything: View = { state: 'paid', table: 3, fromDay: '2026-11-01', hidden: 'yes' };

test('what is chosen in the panel holds at once, and what a link set is no field there', async () => {
  const last = show({ search: 'x' });
  await openPanel();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Mesa' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Três' }));
  expect(last()).toEqual({ search: 'x', table: 3 });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Mesa' }).value).toBe('Três');
  expect(screen.queryByRole('combobox', { name: 'Figura' })).toBeNull();

  await userEvent.type(screen.getByRole('textbox', { name: 'Até' }), '30112026{Enter}');
  await waitFor(() => expect(last()).toEqual({ search: 'x', table: 3, toDay: '2026-11-30' }));
});

test('the panel clears its filters, and only where there are any', async () => {
  const last = show({ search: 'x', state: 'open' });
  await openPanel();
  const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await userEvent.click(panel.getByRole('button', { name: 'Limpar filtros' }));
  expect(last()).toEqual({ search: 'x' });
  expect(panel.getByRole('button', { name: 'Limpar filtros' })).toHaveProperty('disabled', true);
});

test('each filter in use reads in words, in the order of the fields', () => {
  show(everything);
  const texts = chips()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    ...['Situação: Paga', 'Mesa: Três', 'De: 01/11/2026', 'Figura: Receita'],
    'Limpar filtros',
  ]);
  expect(screen.getByRole('status').textContent).toBe('8 pedidos');
});

test('a name that is still on its way leaves its place', () => {
  show({ table: 12 });
  expect(chips().getByText('Mesa: …')).toBeTruthy();
});

test('the keyboard goes on at the neighbour of a filter that was removed', async () => {
  const last = show(everything);
  button('Remover filtro Mesa: Três').focus();
  await userEvent.keyboard('{Enter}');
  expect(last()).toEqual({ state: 'paid', fromDay: '2026-11-01', hidden: 'yes' });
  expect(document.activeElement).toBe(button('Remover filtro De: 01/11/2026'));

  button('Remover filtro Figura: Receita').focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button('Limpar filtros'));
});

test.each([/^Remover/, /^Limpar filtros/])('and stays where the last one was: %s', async (name) => {
  const last = show({ search: 'x', state: 'open' });
  button(name).focus();
  await userEvent.keyboard('{Enter}');
  expect(last()).toEqual({ search: 'x' });
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Nenhum filtro em uso');
});

test('the search is asked for once the person pauses, and no longer than it may be', async () => {
  const last = show({ state: 'open' });
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar pedidos' });
  await userEvent.type(box, ' ana e mais ');
  expect(last()).toBeUndefined();
  await waitFor(() => expect(last()).toEqual({ state: 'open', search: 'ana e mai' }));
});

test('on a phone the fields come up in a sheet', async () => {
  onPhone();
  const last = show({ state: 'open' });
  await openPanel();
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Limpar filtros' }));
  expect(last()).toEqual({});
  await userEvent.click(sheet.getByRole('button', { name: 'Ver resultados' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
