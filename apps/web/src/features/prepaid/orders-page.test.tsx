import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { OrdersPage } from './orders-page.tsx';
import PackageHint from './package-hint.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const order = {
  id: id('a1'),
  kind: 'package' as const,
  status: 'waiting' as const,
  txid: 'HMACDEFGHJKM',
  code: 'ACDEF-GHJKM',
  name: 'Três cortes',
  amountCents: 100_00,
  contactName: 'Rita Sol',
  contactPhone: '5511987654321',
  clientId: null,
  recipientName: '',
  message: '',
  reason: '',
  settlementId: null,
  openUntil: '2026-11-24T12:00:00Z',
  decidedAt: null,
  createdAt: '2026-11-17T12:00:00Z',
};
const shop = {
  url: 'https://hora.test/comprar/salao',
  hasPixKey: true,
  packages: 2,
  giftCards: { sells: true, leastCents: 50_00, mostCents: 500_00, validDays: 365, version: 3 },
};
const fake = fakeServer.prepaid.orders;

type Acts = Partial<Record<'onConfirm' | 'onRefuse' | 'onRefuseMany', (input: object) => void>>;
type Listed = Omit<typeof order, 'status'> & { status: 'waiting' | 'expired' | 'refused' };

function open(acts: Acts, items: Listed[] = [order]) {
  renderWithApi(<OrdersPage />, {
    prepaid: {
      orders: {
        list: fake.list.handler(() => ({
          items,
          nextCursor: null,
          totals: { count: 1, amountCents: 100_00 },
        })),
        shop: fake.shop.handler(() => shop),
        confirm: fake.confirm.handler(({ input }) => {
          acts.onConfirm?.(input);
          return { ...order, status: 'paid' as const };
        }),
        refuse: fake.refuse.handler(({ input }) => {
          acts.onRefuse?.(input);
          return { ...order, status: 'refused' as const };
        }),
        refuseMany: fake.refuseMany.handler(({ input }) => {
          acts.onRefuseMany?.(input);
          return { refused: 1 };
        }),
      },
    },
  });
}

test('an order is confirmed only after a look at the bank', async () => {
  const onConfirm = vi.fn();
  open({ onConfirm });
  expect(await screen.findByText('Rita Sol')).toBeTruthy();
  expect(screen.getByText('À venda: 2 pacotes e vales-presente')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Recebi o PIX' }));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText(/HMACDEFGHJKM/)).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(within(question).getByRole('button', { name: 'Recebi o PIX' }));
  expect(onConfirm).toHaveBeenCalledWith({ id: order.id });
});

test('an order is refused with a reason', async () => {
  const onRefuse = vi.fn();
  open({ onRefuse });
  await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Motivo/), 'Sem vagas');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Recusar pedido' }));
  expect(onRefuse).toHaveBeenCalledWith({ id: order.id, reason: 'Sem vagas' });
});

test('several are refused at once, for one reason', async () => {
  const others = [
    { ...order, id: id('a2'), code: 'CCCCC-GHJKM' },
    { ...order, id: id('a3'), code: 'DDDDD-GHJKM', status: 'refused' as const },
    { ...order, id: id('a4'), code: 'EEEEE-GHJKM', status: 'expired' as const },
  ];
  const onRefuseMany = vi.fn();
  open({ onRefuseMany }, [order, ...others]);
  const user = userEvent.setup();
  const boxes = await screen.findAllByRole('checkbox', { name: /^Selecionar o pedido/ });
  expect(boxes).toHaveLength(3);
  await user.click(
    screen.getByRole('checkbox', { name: 'Selecionar os 2 aguardando nesta lista' }),
  );
  expect(screen.getByText('2 pedidos selecionados')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Limpar seleção' }));
  expect(screen.queryByText(/selecionado/)).toBeNull();
  for (const box of boxes.slice(0, 2)) await user.click(box);
  const bar = screen.getByText('2 pedidos selecionados').closest('[data-thumb-bar]');
  if (!(bar instanceof HTMLElement)) throw new Error('No bar');
  await user.click(within(bar).getByRole('button', { name: 'Recusar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Recusar 2 pedidos' });
  await user.type(within(dialog).getByLabelText(/Motivo/), 'Sem vagas');
  await user.click(within(dialog).getByRole('button', { name: 'Recusar 2 pedidos' }));
  expect(onRefuseMany).toHaveBeenCalledWith({ ids: [order.id, id('a2')], reason: 'Sem vagas' });
  expect(await screen.findByText('1 pedido recusado; 1 já estava fechado')).toBeTruthy();
});

test('whoever books reads what the client has left of that service', async () => {
  const bought = {
    id: id('b1'),
    name: 'Cinco cortes',
    priceCents: 200_00,
    validUntil: '2027-03-12',
    standing: 'usable' as const,
    services: [
      { serviceId: id('d1'), serviceName: 'Corte', sessions: 5, left: 3 },
      { serviceId: id('d2'), serviceName: 'Escova', sessions: 1, left: 1 },
    ],
    createdAt: '2026-03-10T15:00:00Z',
  };
  const lapsed = { ...bought, id: id('b2'), standing: 'expired' as const };
  const packages = fakeServer.prepaid.clients.packages.handler(() => [bought, lapsed]);
  renderWithApi(<PackageHint clientId={id('c1')} serviceIds={[id('d1')]} />, {
    prepaid: { clients: { packages } },
  });
  expect(await screen.findByText('Tem 3 sessões de Corte até 12/03/2027')).toBeTruthy();
  expect(screen.getAllByText(/^Tem /)).toHaveLength(1);
});
