import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { TransactionsFilterChips } from './transactions-filter-chips.tsx';
import type { TransactionsView } from './transactions-view.api.ts';

function Chips({ start }: { start: TransactionsView }) {
  const [view, setView] = useState(start);
  return <TransactionsFilterChips view={view} onView={setView} />;
}

function show(start: TransactionsView): void {
  const choices = fakeServer.cash.sessions.choices.handler(() => ({
    ...{ paymentMethods: [], incomeCategories: [], expenseCategories: [], pix: null },
  }));
  const list = fakeServer.team.professionals.list.handler(() => []);
  const fake = { cash: { sessions: { choices } }, team: { professionals: { list } } };
  renderWithApi(<Chips start={start} />, fake);
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const remove = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a keyboard goes on at the neighbour of a filter that was removed', async () => {
  show({ type: 'income', kind: 'payment', fromDate: '2026-11-01' });
  const names = screen.getAllByRole('button', { name: /^Remover/ }).map((one) => one.ariaLabel);
  await userEvent.click(screen.getAllByRole('button', { name: /^Remover/ })[0] ?? document.body);
  expect(focused()).toBe(names[1]);
  await userEvent.click(screen.getAllByRole('button', { name: /^Remover/ })[1] ?? document.body);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Limpar filtros' }));
});

test.each([/^Remover/, /^Limpar filtros/])('and stays where the last one was: %s', async (name) => {
  show({ type: 'income' });
  await remove(name);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Nenhum filtro em uso');
});
