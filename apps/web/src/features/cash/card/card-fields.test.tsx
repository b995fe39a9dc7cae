import type { SettlementForm } from '@app/contract/cash/settlements.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { detail } from '../../../../tests/sample-appointments.ts';
import { openSession, pix } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import SettleDialog from '../checkout/settle-dialog.tsx';
import { cardInput, shownCard } from './card-draft.ts';

const { sessions } = fakeServer.cash;
const done = { ...detail, status: 'completed' as const, priceCents: 120_00 };
const debit = { ...pix, id: '01990000-0000-7000-8000-0000000000d8', name: 'Débito', kind: 'card' };
const credit = {
  id: '01990000-0000-7000-8000-0000000000d9',
  name: 'Crédito',
  kind: 'card',
  card: { brands: ['Elo'], instalments: 12 },
};

async function open() {
  const settle = vi.fn((_asked: { input: SettlementForm }) => ({
    ...settlement,
    appointmentId: done.id,
    appointmentTime: done.startTime,
    clientName: 'Maria',
    professionalId: done.professionalId,
    professionalName: 'Ana',
    withoutCommission: [],
  }));
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
            { ...debit, kind: 'card' as const },
            { ...credit, kind: 'card' as const },
          ],
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
      settlements: { settle: fakeServer.cash.settlements.settle.handler(settle) },
    },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('radio', { name: 'Débito' });
  return { dialog, sent: () => settle.mock.lastCall?.[0].input.parts };
}

async function receive(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: /^Receber R\$/ }));
}

test('debit asks for nothing', async () => {
  const { dialog, sent } = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Débito' }));
  expect(dialog.queryByRole('combobox', { name: 'Parcelas' })).toBeNull();
  expect(dialog.queryByRole('combobox', { name: 'Bandeira' })).toBeNull();
  await receive(dialog);
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).toEqual([{ paymentMethodId: debit.id, amountCents: 120_00 }]);
});

test('credit asks in how many parts, and says what each is', async () => {
  const { dialog, sent } = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'Crédito' }));
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Parcelas' });
  expect(field.value).toBe('À vista · R$ 120,00');
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: '3× de R$ 40,00' }));
  await receive(dialog);
  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).toEqual([{ paymentMethodId: credit.id, amountCents: 120_00, instalments: 3 }]);
});

test('what was chosen and is no longer asked is not sent', () => {
  const card = { brand: 'Elo', instalments: 10 };
  expect(cardInput(null, card)).toEqual({});
  expect(cardInput({ brands: ['Visa'], instalments: 6 }, card)).toEqual({});
  expect(cardInput({ brands: ['Elo'], instalments: 12 }, card)).toEqual(card);
  expect(shownCard({ brands: [], instalments: 1 }, {})).toEqual({ brand: '', instalments: 1 });
});
