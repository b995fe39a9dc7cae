import type { SaleForm } from '@app/contract/cash/sales.contract';
import type { Package } from '@app/contract/prepaid/packages.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../../../tests/sample-cash.ts';
import { team } from '../../../../tests/sample-commissions.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import type { SaleStart } from './sale.form.ts';
import SaleDialog from './sale-dialog.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const maria = { id: id('c1'), name: 'Maria' };
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
  sellsOnline: false,
  active: true,
  version: 1,
  createdAt: '2026-11-01T12:00:00Z',
};
const hers = {
  code: 'ACDEF-GHJKM',
  hasWholeCode: true,
  balanceCents: 250_00,
  recipientName: '',
  validUntil: null,
};
const account = { balanceCents: -20_00, limitCents: 100_00, ownLimitCents: null, entries: [] };

const sold = {
  id: id('b1'),
  code: 'ACDEF-GHJKM',
  amountCents: 80_00,
  balanceCents: 80_00,
  clientId: maria.id,
  clientName: maria.name,
  recipientName: 'Ana',
  message: '',
  validUntil: null,
  standing: 'usable' as const,
  createdAt: '2026-11-16T14:05:00Z',
  hasWholeCode: true,
  companyName: 'Salão da Ana',
  entries: [],
};
const soldLine = {
  kind: 'gift_card' as const,
  giftCardId: sold.id,
  quantity: 1,
  name: 'Vale-presente',
  grossCents: 80_00,
  discountCents: 0,
  paidCents: 80_00,
};

type Selling = (input: SaleForm) => void;

async function open(start: SaleStart | undefined, title: string, sent: Selling = () => {}) {
  const { sessions, sales } = fakeServer.cash;
  const { packages, clients, giftCards } = fakeServer.prepaid;
  renderWithApi(<SaleDialog {...(start && { start })} onClose={() => {}} />, {
    prepaid: {
      packages: { list: packages.list.handler(() => [cuts]) },
      clients: {
        packages: clients.packages.handler(() => []),
        account: clients.account.handler(() => account),
      },
      giftCards: { get: giftCards.get.handler(() => sold) },
    },
    team: {
      professionals: { list: fakeServer.team.professionals.list.handler(() => team) },
    },
    stock: { products: { list: fakeServer.stock.products.list.handler(() => []) } },
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
        cardsOf: sales.cardsOf.handler(() => [hers]),
        sell: sales.sell.handler(({ input }) => {
          sent(input);
          const items = input.items.some(({ kind }) => kind === 'gift_card') ? [soldLine] : [];
          return { ...settlement, items, appointmentId: null, appointmentTime: null };
        }),
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('button', { name: /^Receber R\$|^Concluir$/ });
  return { dialog, user: userEvent.setup() };
}

test('a package begins in the cart, at its price, and names who sold it', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open({ kind: 'package', client: maria }, 'Vender pacote', sent);
  await user.click(dialog.getByRole('combobox', { name: 'Quem vendeu Pacote' }));
  await user.click(await screen.findByRole('option', { name: seller?.name ?? '' }));
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 200,00' }));
  expect(await screen.findByRole('dialog', { name: 'Venda registrada' })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      clientId: maria.id,
      items: [{ kind: 'package', packageId: cuts.id, priceCents: 200_00, sellerId: seller?.id }],
      parts: [{ paymentMethodId: card.id, amountCents: 200_00 }],
    }),
  );
});

test('what she owes stands there already, and an amount is asked for', async () => {
  const sent = vi.fn<Selling>();
  const start = { kind: 'account' as const, client: maria, owedCents: 30_00 };
  const { dialog, user } = await open(start, 'Receber na conta', sent);
  const lines = within(dialog.getByRole('list', { name: 'Itens da venda' }));
  const amount = lines.getByRole('textbox', { name: 'Valor' });
  await user.clear(amount);
  expect(dialog.queryByText('Não falta nada para pagar.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 0,00' }));
  expect(await dialog.findByText('Informe o valor pago na conta.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await user.type(amount, '30');
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 30,00' }));
  await screen.findByRole('dialog', { name: 'Venda registrada' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      clientId: maria.id,
      items: [{ kind: 'account', amountCents: 30_00 }],
      parts: [{ paymentMethodId: card.id, amountCents: 30_00 }],
    }),
  );
});

test('packages and the account are somebody’s', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open(undefined, 'Nova venda', sent);
  await user.click(await dialog.findByRole('button', { name: 'Vender pacote' }));
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 200,00' }));
  const sentence = 'Escolha o cliente: pacotes e a conta são de alguém.';
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

test('a sale that her gift card pays is paid by no other way', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open({ kind: 'package', client: maria }, 'Vender pacote', sent);
  await user.click(
    await dialog.findByRole('checkbox', { name: 'Usar vale-presente de R$ 250,00' }),
  );
  expect(dialog.queryByRole('radiogroup')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Concluir' }));
  await screen.findByRole('dialog', { name: 'Venda registrada' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      parts: [],
      prepaid: {
        sessions: [],
        giftCards: [{ code: hers.code, amountCents: 200_00 }],
        accountCents: 0,
      },
    }),
  );
});

test('a gift card and a package are one payment', async () => {
  const sent = vi.fn<Selling>();
  const start = { kind: 'gift_card' as const, client: maria };
  const { dialog, user } = await open(start, 'Vender vale-presente', sent);
  const lines = within(dialog.getByRole('list', { name: 'Itens da venda' }));
  await user.type(lines.getByRole('textbox', { name: 'Valor' }), '80');
  await user.type(lines.getByRole('textbox', { name: 'Para quem é' }), 'Ana');
  await user.click(await dialog.findByRole('button', { name: 'Vender pacote' }));
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 280,00' }));
  await screen.findByRole('dialog', { name: 'Venda registrada' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      items: [
        {
          kind: 'gift_card',
          amountCents: 80_00,
          recipientName: 'Ana',
          message: '',
          validDays: null,
        },
        { kind: 'package', packageId: cuts.id, priceCents: 200_00 },
      ],
      parts: [{ paymentMethodId: card.id, amountCents: 280_00 }],
    }),
  );
});

test('a gift card goes on from the counter to whoever it is for', async () => {
  const start = { kind: 'gift_card' as const, client: maria };
  const { dialog, user } = await open(start, 'Vender vale-presente');
  const lines = within(dialog.getByRole('list', { name: 'Itens da venda' }));
  await user.type(lines.getByRole('textbox', { name: 'Valor' }), '80');
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 80,00' }));
  const result = within(await screen.findByRole('dialog', { name: 'Venda registrada' }));
  const handed = within(await result.findByRole('region', { name: 'Vale-presente vendido' }));
  expect(handed.getByText('Vale-presente ACDEF-GHJKM · R$ 80,00 · Para Ana')).toBeTruthy();
  const href = handed.getByRole('link', { name: 'Enviar no WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toMatch(/^https:\/\/wa\.me\/5511987654321\?.*ACDEF-GHJKM/);
  expect(handed.getByRole('button', { name: 'Copiar código' })).toBeTruthy();
  expect(handed.getByRole('link', { name: 'Imprimir vale-presente' })).toBeTruthy();
});
