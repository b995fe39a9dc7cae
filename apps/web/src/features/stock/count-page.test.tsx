import type { Product } from '@app/contract/stock/products.contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { CountPage } from './count-page.tsx';

const fake = fakeServer.stock.products;

function product(name: string, last: string, details: Partial<Product> = {}): Product {
  return {
    id: `01990000-0000-7000-8000-00000000000${last}`,
    name,
    description: '',
    purchasePriceCents: 20_00,
    priceCents: null,
    commissionBasisPoints: null,
    barcode: '',
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
    createdAt: '2026-03-10T12:00:00Z',
    ...details,
  };
}

const shampoo = product('Shampoo', 'a', { barcode: '7891000100103' });
const tint = product('Tinta', 'b', { unit: 'ml', currentStock: 100 });

const counted = { counted: 2, different: 1, differenceCents: -20_00 };

function opens(count = fake.count.handler(() => counted)) {
  renderWithApi(<CountPage />, {
    stock: {
      products: {
        list: fake.list.handler(() => [shampoo, tint, product('Velho', 'c', { active: false })]),
        count,
      },
    },
  });
}

test('what a reader reads is one more, what is typed is all of it, and the difference is told', async () => {
  const sent = vi.fn();
  opens(
    fake.count.handler(({ input }) => {
      sent(input);
      return counted;
    }),
  );
  const box = await screen.findByRole('searchbox', { name: 'Buscar ou ler código de barras' });
  expect(screen.queryByText('Velho')).toBeNull();
  for (let turn = 0; turn < 4; turn += 1) await userEvent.type(box, `${shampoo.barcode}{Enter}`);
  expect(screen.getByText(/Faltam 1 un/)).toBeTruthy();
  expect(box.getAttribute('value')).toBe('');

  const field = screen.getByRole('textbox', { name: 'Quanto há de Tinta' });
  await userEvent.type(field, '100{Enter}');
  expect(screen.getByText(/Confere/)).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Salvar contagem' }));
  expect(await screen.findByText(/2 produtos, 1 diferença/)).toBeTruthy();
  expect(sent).toHaveBeenCalledWith({
    lines: [
      { productId: shampoo.id, counted: 4, expected: 5 },
      { productId: tint.id, counted: 100, expected: 100 },
    ],
  });
});

test('a code that nobody has is told of, a name is looked for', async () => {
  opens();
  const box = await screen.findByRole('searchbox');
  await userEvent.type(box, '999999999{Enter}');
  expect(await screen.findByText('Nenhum produto com o código 999999999')).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'tin');
  expect(screen.getByText('Tinta')).toBeTruthy();
  expect(screen.queryByText('Shampoo')).toBeNull();
});

test('what moved meanwhile is said beside its line, and is counted of what lies there now', async () => {
  const sent = vi.fn();
  opens(
    fake.count.handler(({ input, errors }) => {
      sent(input);
      if (sent.mock.calls.length > 1) return counted;
      const { id, name, unit } = shampoo;
      throw errors.STOCK_CHANGED({ data: { products: [{ id, name, unit, currentStock: 4 }] } });
    }),
  );
  const field = await screen.findByRole('textbox', { name: 'Quanto há de Shampoo' });
  await userEvent.type(field, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar contagem' }));
  const sentence = 'Mudou enquanto você contava: agora há 4 un. Confira e salve de novo.';
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/Faltam 1 un/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar contagem' }));
  expect(await screen.findByText(/Contagem registrada/)).toBeTruthy();
  expect(sent.mock.lastCall).toEqual([
    { lines: [{ productId: shampoo.id, counted: 3, expected: 4 }] },
  ]);
});

test('a line that is refused says so', async () => {
  opens(
    fake.count.handler(({ errors }) => {
      const issues = [{ path: ['lines', 0, 'counted'], message: 'Confira a quantidade.' }];
      throw errors.BAD_REQUEST({ data: { issues } });
    }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Quanto há de Tinta' }), '9');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar contagem' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Confira a quantidade.');
});
