import type { SaleForm } from '@app/contract/cash/sales.contract';
import type { Package } from '@app/contract/prepaid/packages.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../../../tests/sample-cash.ts';
import { team } from '../../../../tests/sample-commissions.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import type { PrepaidKind } from './prepaid-sale.labels.ts';
import PrepaidSaleDialog from './prepaid-sale-dialog.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const maria = id('c1');
const card = { id: id('01'), name: 'Cartão', kind: 'card' as const };
const [seller] = team;
const cuts: Package = {
  id: id('a1'),
  name: 'Cinco cortes',
  description: '',
  priceCents: 200_00,
  validDays: 90,
  commissionBasisPoints: 500,
  services: [{ serviceId: id('d1'), serviceName: 'Corte', sessions: 5, listPriceCents: 50_00 }],
  active: true,
  version: 1,
  createdAt: '2026-11-01T12:00:00Z',
};

type Selling = (input: SaleForm) => void;

async function open(kind: PrepaidKind, title: string, sent: Selling) {
  const { sessions, sales } = fakeServer.cash;
  renderWithApi(<PrepaidSaleDialog kind={kind} clientId={maria} onClose={() => {}} />, {
    prepaid: { packages: { list: fakeServer.prepaid.packages.list.handler(() => [cuts]) } },
    team: {
      professionals: { list: fakeServer.team.professionals.list.handler(() => team) },
    },
    cash: {
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => ({
          paymentMethods: [card],
          usualPaymentMethodId: card.id,
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
      sales: {
        sell: sales.sell.handler(({ input }) => {
          sent(input);
          return { ...settlement, appointmentId: null, appointmentTime: null };
        }),
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('button', { name: 'Receber' });
  return { dialog, user: userEvent.setup() };
}

test('a package is sold at its price, and names who sold it', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open('package', 'Vender pacote', sent);
  await user.click(dialog.getByRole('combobox', { name: 'Quem vendeu' }));
  await user.click(await screen.findByRole('option', { name: seller?.name ?? '' }));
  await user.click(dialog.getByRole('button', { name: 'Receber' }));
  expect(await screen.findByText('Pacote vendido com sucesso!')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      clientId: maria,
      sellerId: seller?.id,
      items: [{ kind: 'package', packageId: cuts.id, priceCents: 200_00 }],
      parts: [{ paymentMethodId: card.id, amountCents: 200_00 }],
    }),
  );
});

test('a payment on account asks for an amount first', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open('account', 'Receber na conta', sent);
  await user.click(dialog.getByRole('button', { name: 'Receber' }));
  expect(sent).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: 'Valor' }), '30');
  await user.click(dialog.getByRole('button', { name: 'Receber' }));
  expect(await screen.findByText('Pagamento registrado na conta!')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      clientId: maria,
      items: [{ kind: 'account', amountCents: 30_00 }],
      parts: [{ paymentMethodId: card.id, amountCents: 30_00 }],
    }),
  );
});
