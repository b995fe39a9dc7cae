import type { ProductsImportReport } from '@app/contract/stock/products-import.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import ProductsImportDialog from './products-import-dialog.tsx';

const fake = fakeServer.stock.productsImport;
const report: ProductsImportReport = {
  headers: ['Produto', 'Custo'],
  columns: { name: 0, purchasePrice: 1 },
  counts: { new: 2, update: 0, same: 0, invalid: 1 },
  rows: [
    { rowNumber: 2, name: 'Gel', outcome: 'new', remarks: [] },
    { rowNumber: 3, name: 'Óleo', outcome: 'invalid', remarks: ['Preço de custo inválido: “x”.'] },
    { rowNumber: 4, name: 'Cera', outcome: 'new', remarks: [] },
  ],
};

async function choose(): Promise<void> {
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no field for a file');
  await userEvent.upload(input, new File(['Produto;Custo'], 'produtos.csv'));
}

test('a file of products is told row by row, stored when somebody says so, and then seen', async () => {
  const close = vi.fn();
  const run = vi.fn((_asked: { input: { columns: object } }) => report);
  renderWithApi(<ProductsImportDialog onClose={close} />, {
    stock: {
      productsImport: { check: fake.check.handler(() => report), run: fake.run.handler(run) },
    },
  });
  await screen.findByRole('dialog', { name: 'Importar produtos' });
  await choose();
  expect(await screen.findByText('2 novos · 1 com problema')).toBeTruthy();
  expect(screen.getByText(/não há como desfazer a importação inteira/)).toBeTruthy();
  const [wrong] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(wrong?.textContent).toContain('Linha 3 · Preço de custo inválido: “x”.');
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Importar 2 produtos' }));
  expect(await screen.findByText('2 produtos novos.')).toBeTruthy();
  expect(run.mock.calls[0]?.[0].input.columns).toEqual(report.columns);
  expect(screen.queryByRole('button', { name: 'Desfazer importação' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver produtos' }));
  expect(close).toHaveBeenCalledOnce();
});

test('products that changed meanwhile are said, and the file stays', async () => {
  const run = fake.run.handler(({ errors }) => {
    throw errors.PRODUCTS_CHANGED();
  });
  renderWithApi(<ProductsImportDialog onClose={vi.fn()} />, {
    stock: { productsImport: { check: fake.check.handler(() => report), run } },
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importar 2 produtos' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Os produtos mudaram');
});
