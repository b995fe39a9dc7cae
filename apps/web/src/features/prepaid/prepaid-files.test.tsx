import type { Role } from '@app/domain/team/permissions';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chooseMore, offeredMore } from '../../../tests/page-menu.ts';
import { fakeServer, renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { GiftCardsPage } from './gift-cards-page.tsx';
import { OrdersPage } from './orders-page.tsx';
import { OwingPage } from './owing-page.tsx';

const { giftCards, orders, clients } = fakeServer.prepaid;
const asked = vi.fn<(input: unknown) => void>();
const noFile = ({ input }: { input: unknown }): never => {
  asked(input);
  throw new Error('no file');
};
const nothing = { items: [], nextCursor: null };
const server = {
  prepaid: {
    giftCards: {
      list: giftCards.list.handler(() => ({ ...nothing, totals: { count: 0, balanceCents: 0 } })),
      exportCsv: giftCards.exportCsv.handler(noFile),
    },
    orders: {
      list: orders.list.handler(() => ({ ...nothing, totals: { count: 0, amountCents: 0 } })),
      exportCsv: orders.exportCsv.handler(noFile),
      shop: orders.shop.handler(() => ({
        url: 'https://hora.test/comprar/salao',
        hasPixKey: true,
        packages: 0,
        giftCards: { sells: false, leastCents: 1, mostCents: 2, validDays: null, version: 1 },
      })),
    },
    clients: {
      owing: clients.owing.handler(() => ({
        ...nothing,
        totals: { count: 0, owedCents: 0, anonymizedCents: 0 },
      })),
      exportOwing: clients.exportOwing.handler(noFile),
    },
  },
};

function as(role: Role) {
  const { company } = sampleSession;
  return { session: { ...sampleSession, company: company && { ...company, role } } };
}

test.each([
  ['Vales-presente', GiftCardsPage, { which: 'usable' }, 'Erro ao exportar vales-presente'],
  ['Pedidos', OrdersPage, { which: 'open' }, 'Erro ao exportar pedidos'],
  ['Fiado', OwingPage, undefined, 'Erro ao exportar o fiado'],
])('%s: a file of what is shown, for whoever manages it', async (title, Page, input, failure) => {
  const heading = { name: title, level: 1 };
  const owner = renderWithApi(<Page />, server);
  await screen.findByRole('heading', heading);
  await chooseMore('Exportar CSV');
  expect(await screen.findByText(failure)).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith(input);
  owner.unmount();

  const desk = renderWithApi(<Page />, server, as('receptionist'));
  await screen.findByRole('heading', heading);
  expect(await offeredMore()).toEqual([]);
  desk.unmount();

  renderWithApi(<Page />, {}, as('professional'));
  expect(await screen.findByText('Sem permissão')).toBeTruthy();
  expect(screen.getByRole('heading', heading)).toBeTruthy();
});
