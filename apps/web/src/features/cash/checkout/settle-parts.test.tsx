import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { detail } from '../../../../tests/sample-appointments.ts';
import { cash, openSession, pix } from '../../../../tests/sample-cash.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import SettleDialog from './settle-dialog.tsx';

const { sessions } = fakeServer.cash;
const done = { ...detail, status: 'completed' as const };

async function openSplit(times: number) {
  renderWithApi(<SettleDialog appointmentId={done.id} onClose={() => {}} />, {
    scheduling: {
      appointments: { get: fakeServer.scheduling.appointments.get.handler(() => done) },
    },
    cash: {
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => ({
          usualPaymentMethodId: null,
          paymentMethods: [
            { ...cash, kind: 'cash' as const },
            { ...pix, kind: 'pix' as const },
          ],
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  const split = await dialog.findByRole('button', { name: 'Dividir pagamento' });
  for (let count = 0; count < times; count += 1) await userEvent.click(split);
  return dialog;
}

test('a keyboard goes on at the neighbour of a part that was removed', async () => {
  const dialog = await openSplit(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Remover pagamento 2' }));
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Pagamento 2' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remover pagamento 2' }));
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Pagamento' }));
  expect(dialog.queryByRole('button', { name: /^Remover pagamento/ })).toBeNull();
});
