import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderWithApi } from '../../../../tests/support.tsx';
import { TransactionsTotals } from './transactions-totals.tsx';
import type { TransactionsView } from './transactions-view.ts';

function show(view: TransactionsView = {}) {
  const totals = { incomeCents: 0, expenseCents: 40_00, feesCents: 0 };
  renderWithApi(<TransactionsTotals view={view} totals={totals} />, {});
  return within(screen.getByLabelText('Totais do que está na lista'));
}

async function explain(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `O que é: ${name}` }));
}

test.each([
  ['Entradas', /descontos de vale e suprimentos/],
  ['Saídas', /vales e sangrias/],
  ['Saldo', /suprimentos e sangrias, por isso não é o lucro/],
])('%s says what it counts', async (name, counted) => {
  show();

  await explain(name);
  expect(await screen.findByText(counted)).toBeTruthy();
});

test.each([
  [{ counts: 'commissions' }, 'Comissões', /estornadas ficam de fora/],
  [{ kind: 'commission' }, 'Comissões', /Estornos diminuem a soma/],
  [{ kind: 'tip_share' }, 'Repasses de gorjeta', /quando a gorjeta é paga/],
] as const)(
  'what was earned with %o is one total, and no money that went out',
  async (view, name, counted) => {
    const totals = show(view);

    expect(totals.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([name]);
    expect(totals.getByRole('definition').textContent).toMatch(/^R\$\s40,00$/);
    await explain(name);
    expect(await screen.findByText(counted)).toBeTruthy();
  },
);
