import type { Product } from '@app/contract/stock/products.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { chooseMore } from '../../../tests/page-menu.ts';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../tests/support.tsx';
import { ProductsPage } from './products-page.tsx';

const fake = fakeServer.stock.products;

const shampoo: Product = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Shampoo',
  description: 'Sem sulfato',
  purchasePriceCents: 22_50,
  priceCents: 49_90,
  commissionBasisPoints: 10_00,
  barcode: '7891000100103',
  unit: 'un',
  currentStock: 3,
  minimumStock: 4,
  supplier: 'Beleza Total',
  supplierPhone: '5511987654321',
  imageUrl: '',
  lowStockAlert: true,
  active: true,
  uses: [],
  version: 2,
  createdAt: '2026-03-10T12:00:00Z',
};
const tint: Product = {
  ...shampoo,
  id: shampoo.id.replace(/a$/, 'b'),
  name: 'Tinta',
  description: '',
  barcode: '',
  unit: 'ml',
  priceCents: null,
  currentStock: 500.5,
  minimumStock: 100,
  supplier: '',
};

function serving(products: Product[], handlers: FakeRouter = {}) {
  const { services } = fakeServer.catalog;
  return {
    catalog: { services: { list: services.list.handler(() => []) } },
    stock: { products: { list: fake.list.handler(() => products), ...handlers } },
  };
}

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

describe('the list', () => {
  test('tells of each product what lies there, what it costs and who brings it', async () => {
    renderWithApi(<ProductsPage />, serving([shampoo, tint]));
    const [low, enough] = await screen.findAllByRole('listitem');
    for (const text of ['Sem sulfato', '3 un', '4 un', 'Beleza Total', 'Estoque Baixo'])
      expect(within(low as HTMLElement).getByText(text)).toBeTruthy();
    expect(within(low as HTMLElement).getByText(/22,50/)).toBeTruthy();
    for (const text of ['500,5 ml', '100 ml', 'Em Estoque'])
      expect(within(enough as HTMLElement).getByText(text)).toBeTruthy();
    expect(within(enough as HTMLElement).queryByText('Fornecedor')).toBeNull();
  });

  test('counts the low ones that somebody wants to hear of', async () => {
    const quiet = {
      ...shampoo,
      id: shampoo.id.replace(/a$/, 'c'),
      name: 'Gel',
      lowStockAlert: false,
    };
    renderWithApi(<ProductsPage />, serving([shampoo, tint, quiet]));
    expect(
      await screen.findByText('1 produto(s) com estoque baixo necessitam atenção.'),
    ).toBeTruthy();
  });

  test('says nothing of low stock where nothing is low', async () => {
    renderWithApi(<ProductsPage />, serving([tint]));
    await screen.findByText('Tinta');
    expect(screen.queryByText(/necessitam atenção/)).toBeNull();
  });

  test('is empty until there is something', async () => {
    renderWithApi(<ProductsPage />, serving([]));
    expect(await screen.findByText('Nenhum produto encontrado')).toBeTruthy();
    expect(screen.getByText('Adicione produtos para gerenciar seu estoque')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Novo Produto' }).length).toBeGreaterThan(0);
  });

  test('shows the desk where things went, and nothing to change', async () => {
    const { company } = sampleSession;
    const session: typeof sampleSession = {
      ...sampleSession,
      company: company && { ...company, role: 'receptionist' },
    };
    renderWithApi(<ProductsPage />, serving([shampoo]), { session });
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Shampoo' }));
    const actions = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(actions).toEqual(['Movimentações']);
    expect(screen.queryByRole('button', { name: 'Novo Produto' })).toBeNull();
  });
});

describe('whoever manages it', () => {
  test('adds what came, at what it cost', async () => {
    const added = vi.fn();
    const addStock = fake.addStock.handler(({ input }) => {
      added(input);
      return { ...shampoo, currentStock: 8 };
    });
    renderWithApi(<ProductsPage />, serving([shampoo], { addStock }));
    await choose('Shampoo', 'Adicionar Estoque');
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText('Informe uma quantidade maior que 0')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/Quantidade que chegou/), '5');
    await userEvent.type(screen.getByLabelText(/Preço de custo de cada uma/), '30');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(await screen.findByText('Estoque adicionado com sucesso!')).toBeTruthy();
    expect(added).toHaveBeenCalledWith(
      expect.objectContaining({ id: shampoo.id, quantity: 5, unitCostCents: 30_00 }),
    );
  });

  test('writes off no more than there is, and is told so beside the field', async () => {
    const writeOff = fake.writeOff.handler(({ errors }) => {
      throw errors.STOCK_NOT_ENOUGH();
    });
    renderWithApi(<ProductsPage />, serving([shampoo], { writeOff }));
    await choose('Shampoo', 'Registrar perda');
    await userEvent.type(await screen.findByLabelText(/Quantidade perdida/), '9');
    await userEvent.type(screen.getByLabelText(/O que aconteceu/), 'Venceu');
    await userEvent.click(screen.getByRole('button', { name: 'Registrar perda' }));
    expect(await screen.findByText('Não há tantos no estoque.')).toBeTruthy();
  });

  test('is told what is missing in a new product, and makes it', async () => {
    const created = vi.fn();
    const create = fake.create.handler(({ input }) => {
      created(input);
      return { ...shampoo, ...input };
    });
    renderWithApi(<ProductsPage />, serving([], { create }));
    const [button] = await screen.findAllByRole('button', { name: 'Novo Produto' });
    await userEvent.click(button as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Adicionar serviço' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    for (const text of [
      'Nome é obrigatório',
      'Preço deve ser positivo',
      'Estoque deve ser positivo',
      'Estoque mínimo deve ser positivo',
      'Escolha o serviço',
      'Informe uma quantidade maior que 0',
    ])
      expect(await screen.findByText(text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tirar serviço' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome' }), 'Gel');
    await userEvent.type(screen.getByLabelText(/^Preço de custo/), '10');
    await userEvent.type(screen.getByLabelText(/^Estoque atual/), '2,5');
    await userEvent.type(screen.getByLabelText(/^Estoque mínimo/), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Produto criado com sucesso!')).toBeTruthy();
    expect(created).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Gel',
        purchasePriceCents: 10_00,
        currentStock: 2.5,
        minimumStock: 1,
        lowStockAlert: true,
      }),
    );
  });

  test('reads that a product was changed and removed', async () => {
    renderWithApi(
      <ProductsPage />,
      serving([shampoo], {
        update: fake.update.handler(() => ({ ...shampoo, version: 3 })),
        remove: fake.remove.handler(() => ({ id: shampoo.id })),
      }),
    );
    await choose('Shampoo', 'Editar');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), ' neutro');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Produto atualizado com sucesso!')).toBeTruthy();
    await choose('Shampoo', 'Excluir');
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Produto excluído com sucesso!')).toBeTruthy();
  });

  test('reads what could not be made, changed or removed', async () => {
    const fails = () => {
      throw new Error('Broken');
    };
    renderWithApi(
      <ProductsPage />,
      serving([shampoo], {
        create: fake.create.handler(fails),
        update: fake.update.handler(fails),
        remove: fake.remove.handler(fails),
      }),
    );
    const [button] = await screen.findAllByRole('button', { name: 'Novo Produto' });
    await userEvent.click(button as HTMLElement);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Gel');
    await userEvent.type(screen.getByLabelText(/^Preço de custo/), '10');
    await userEvent.type(screen.getByLabelText(/^Estoque atual/), '2');
    await userEvent.type(screen.getByLabelText(/^Estoque mínimo/), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao criar produto. Tente novamente.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /Descartar/ }));
    await choose('Shampoo', 'Editar');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), ' neutro');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Erro ao atualizar produto. Tente novamente.')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /Descartar/ }));
    await choose('Shampoo', 'Excluir');
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Erro ao excluir produto. Tente novamente.')).toBeTruthy();
  });

  test('sends what to buy to who brings it', async () => {
    renderWithApi(<ProductsPage />, serving([shampoo, tint]));
    await userEvent.click(await screen.findByRole('button', { name: 'Lista de compras' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lista de compras' });
    expect(within(dialog).getByText('comprar 5 un')).toBeTruthy();
    const link = within(dialog).getByRole('link', { name: /Enviar pedido no WhatsApp/ });
    const address = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(address).toContain('wa.me/5511987654321');
    expect(address).toContain('• Shampoo: 5 un');
  });

  test('looks at where everything went', async () => {
    const listMovements = fake.listMovements.handler(() => ({
      items: [
        {
          id: tint.id,
          productId: shampoo.id,
          productName: 'Shampoo',
          unit: 'un',
          kind: 'loss' as const,
          quantity: -2,
          stockAfter: 3,
          unitCostCents: 22_50,
          reason: 'Venceu',
          appointmentId: null,
          settlementId: null,
          createdByName: 'Bê',
          createdAt: '2026-03-10T12:00:00Z',
        },
      ],
      nextCursor: null,
    }));
    renderWithApi(<ProductsPage />, serving([shampoo], { listMovements }));
    await screen.findByText('Shampoo');
    await chooseMore('Ver movimentações');
    expect(await screen.findByText('Shampoo · Perda')).toBeTruthy();
    expect(screen.getByText('−2 un')).toBeTruthy();
    expect(screen.getByText('ficaram 3 un')).toBeTruthy();
  });
});
