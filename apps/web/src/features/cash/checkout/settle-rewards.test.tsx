import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { SettlementForm } from '@app/contract/cash/settlements.contract';
import type { Redeemable } from '@app/contract/loyalty/client-rewards.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { detail } from '../../../../tests/sample-appointments.ts';
import { openSession } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import SettleDialog from './settle-dialog.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000001${last}`;
const visit = {
  ...detail,
  status: 'completed' as const,
  priceCents: 80_00,
  subtotalCents: 80_00,
  discountCents: 0,
  couponCode: null,
};
const choices: CashChoices = {
  usualPaymentMethodId: id('01'),
  paymentMethods: [{ id: id('01'), name: 'Dinheiro', kind: 'cash' }],
  incomeCategories: [],
  expenseCategories: [],
  pix: null,
};
const redeemable: Redeemable = {
  balance: 60,
  rewards: [
    {
      id: id('21'),
      name: 'Cliente fiel',
      rewardType: 'percentage_discount',
      rewardValue: 50_00,
      rewardServiceId: null,
      rewardServiceName: null,
    },
    {
      id: id('22'),
      name: 'Massagem',
      rewardType: 'free_service',
      rewardValue: null,
      rewardServiceId: id('99'),
      rewardServiceName: 'Massagem',
    },
  ],
  exchanges: [
    {
      campaignId: id('31'),
      name: 'Vale R$ 90',
      pointsRequired: 60,
      rewardType: 'fixed_discount',
      rewardValue: 90_00,
      rewardServiceId: null,
      rewardServiceName: null,
    },
  ],
};

async function open(role: 'owner' | 'receptionist' = 'owner') {
  const sent = vi.fn<(input: SettlementForm) => void>();
  const asked = vi.fn<() => void>();
  const { sessions, settlements } = fakeServer.cash;
  const { company } = sampleSession;
  renderWithApi(
    <SettleDialog appointmentId={visit.id} onClose={() => {}} />,
    {
      scheduling: {
        appointments: { get: fakeServer.scheduling.appointments.get.handler(() => visit) },
      },
      loyalty: {
        clients: {
          redeemable: fakeServer.loyalty.clients.redeemable.handler(() => {
            asked();
            return redeemable;
          }),
        },
      },
      cash: {
        sessions: {
          current: sessions.current.handler(() => openSession),
          choices: sessions.choices.handler(() => choices),
        },
        settlements: {
          settle: settlements.settle.handler(({ input }) => {
            sent(input);
            return { ...settlement, withoutCommission: [] };
          }),
        },
      },
    },
    {
      session: { ...sampleSession, company: company && { ...company, role } },
      address: '/dashboard/appointments?date=2026-11-16',
    },
  );
  const dialog = within(await screen.findByRole('dialog'));
  return { sent, asked, user: userEvent.setup(), dialog };
}

test('rewards come off the price, and what is left is sent with them', async () => {
  const { user, dialog, sent } = await open('receptionist');
  await user.click(await dialog.findByRole('checkbox', { name: 'Cliente fiel' }));
  expect(dialog.getByText('−R$ 40,00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 40,00' }));
  await screen.findByText('Pagamento registrado');
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      priceCents: 80_00,
      discountCents: 0,
      parts: [{ paymentMethodId: id('01'), amountCents: 40_00 }],
      rewards: [{ kind: 'loyalty', id: id('21') }],
    }),
  );
});

test('one that is worth more than is left says so, and takes what is left', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('checkbox', { name: 'Cliente fiel' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Vale R$ 90' }));
  expect(
    dialog.getByText(/60 pontos por R\$ 90,00 de desconto\. Vale R\$ 90,00 e desconta R\$ 40,00/),
  ).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Concluir' })).toBeTruthy();
});

test('what takes nothing off this visit is not offered', async () => {
  const { dialog } = await open();
  await dialog.findByRole('checkbox', { name: 'Cliente fiel' });
  expect(dialog.queryByRole('checkbox', { name: 'Massagem' })).toBeNull();
});

test('where nothing is left to pay, nothing more can be used', async () => {
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('checkbox', { name: 'Vale R$ 90' }));
  const other = dialog.getByRole('checkbox', { name: 'Cliente fiel' });
  expect(other).toHaveProperty('disabled', true);
});
