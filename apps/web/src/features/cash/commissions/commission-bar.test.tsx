import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSession, pix } from '../../../../tests/sample-cash.ts';
import { pending, team } from '../../../../tests/sample-commissions.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import CommissionsTab from './commissions-tab.tsx';

const { commissions, sessions } = fakeServer.cash;

async function selectNails() {
  let owed = pending;
  renderWithApi(<CommissionsTab />, {
    cash: {
      commissions: {
        listPending: commissions.listPending.handler(() => owed),
        listPaid: commissions.listPaid.handler(() => ({ items: [], nextCursor: null })),
        pay: commissions.pay.handler(() => {
          owed = { ...pending, items: [], professionals: [] };
          return { paidIds: [], paidCents: 26_00, returnedCents: 0, handedOverCents: 26_00 };
        }),
      },
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => ({
          usualPaymentMethodId: null,
          paymentMethods: [{ ...pix, kind: 'pix' as const }],
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
    },
    team: { professionals: { list: fakeServer.team.professionals.list.handler(() => team) } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Rita Alves/ }));
  return screen.getByRole('heading', { level: 2, name: 'Comissões a pagar' });
}

test('a keyboard goes on at the heading once nothing is selected any more', async () => {
  const heading = await selectNails();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(screen.queryByRole('button', { name: 'Limpar seleção' })).toBeNull();
  expect(document.activeElement).toBe(heading);
});

test('and once everything selected is paid', async () => {
  const heading = await selectNails();
  await userEvent.click(screen.getByRole('button', { name: 'Pagar selecionadas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pagar comissões' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Método de pagamento' }));
  await userEvent.click(await screen.findByRole('option', { name: 'PIX' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Pagar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(heading);
});
