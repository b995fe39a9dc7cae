import type { SaleForm } from '@app/contract/cash/sales.contract';
import type { Product } from '@app/contract/stock/products.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../../../tests/sample-cash.ts';
import { settlement } from '../../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import SaleDialog from './sale-dialog.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;

const shampoo: Product = {
  id: id('a1'),
  name: 'Xampu',
  description: '',
  purchasePriceCents: 20_00,
  priceCents: 40_00,
  commissionBasisPoints: 1000,
  barcode: '7891234567895',
  unit: 'un',
  currentStock: 5,
  minimumStock: 1,
  supplier: '',
  supplierPhone: '',
  imageUrl: '',
  lowStockAlert: true,
  active: true,
  uses: [],
  version: 1,
  createdAt: '2026-11-01T12:00:00Z',
};
const soldOut = { ...shampoo, id: id('a2'), name: 'Máscara', barcode: '', currentStock: 0 };
const notSold = { ...shampoo, id: id('a3'), name: 'Tinta', barcode: '', priceCents: null };

type Selling = (input: SaleForm) => void;

async function open(sent: Selling = () => {}) {
  const { sessions, sales } = fakeServer.cash;
  const pix = { id: id('01'), name: 'Cartão', kind: 'card' as const };
  renderWithApi(<SaleDialog onClose={() => {}} />, {
    stock: {
      products: { list: fakeServer.stock.products.list.handler(() => [shampoo, soldOut, notSold]) },
    },
    cash: {
      sessions: {
        current: sessions.current.handler(() => openSession),
        choices: sessions.choices.handler(() => ({
          paymentMethods: [pix],
          usualPaymentMethodId: pix.id,
          incomeCategories: [],
          expenseCategories: [],
          pix: null,
        })),
      },
      sales: {
        sell: sales.sell.handler(({ input }) => {
          sent(input);
          return {
            ...settlement,
            appointmentId: null,
            appointmentTime: null,
            clientName: null,
            changeCents: 0,
          };
        }),
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova venda' }));
  await dialog.findByRole('searchbox', { name: 'Nome ou código de barras' });
  return { dialog, user: userEvent.setup() };
}

test('a product read twice is two of it, and is sold at its price', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open(sent);
  const box = dialog.getByRole('searchbox', { name: 'Nome ou código de barras' });
  await user.type(box, '7891234567895{Enter}7891234567895{Enter}');
  expect(dialog.getByRole('list', { name: 'Itens da venda' }).textContent).toContain('R$ 80,00');
  await user.click(dialog.getByRole('button', { name: 'Receber R$ 80,00' }));
  expect(await screen.findByRole('dialog', { name: 'Venda registrada' })).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    clientId: null,
    sellerId: null,
    items: [{ kind: 'product', productId: shampoo.id, quantity: 2, priceCents: 40_00 }],
    discountCents: 0,
    parts: [{ paymentMethodId: id('01'), amountCents: 80_00 }],
    receivedCashCents: null,
    categoryId: null,
  });
});

test('what is not sold is not offered, and what ran out cannot be chosen', async () => {
  const { dialog } = await open();
  const offered = within(dialog.getByRole('list', { name: 'Produtos encontrados' }));
  expect(offered.queryByText('Tinta')).toBeNull();
  expect(offered.getByRole<HTMLButtonElement>('button', { name: /Máscara/ }).disabled).toBe(true);
});

test('nothing is sold without a product', async () => {
  const sent = vi.fn<Selling>();
  const { dialog, user } = await open(sent);
  await user.click(dialog.getByRole('button', { name: 'Concluir' }));
  expect(await dialog.findByText('Escolha o que foi vendido.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
