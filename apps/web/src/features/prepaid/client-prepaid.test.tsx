import type { OpenedGiftCard } from '@app/contract/prepaid/gift-cards.contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { ClientAccount } from './client-account.tsx';
import { ClientPackages } from './client-packages.tsx';
import { GiftCardPage } from './gift-card-page.tsx';
import { OwingPage } from './owing-page.tsx';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const maria = { id: id('c1'), name: 'Maria', isAnonymized: false };
const bought = {
  id: id('a1'),
  name: 'Cinco cortes',
  priceCents: 200_00,
  validUntil: '2026-06-08',
  standing: 'usable' as const,
  services: [{ serviceId: id('d1'), serviceName: 'Corte', sessions: 5, left: 3 }],
  createdAt: '2026-03-10T15:00:00Z',
};
const entry = {
  id: id('e1'),
  kind: 'used' as const,
  amountCents: -60_00,
  date: '2026-03-10',
  settlementId: id('f1'),
  createdAt: '2026-03-10T15:00:00Z',
};
const { clients } = fakeServer.prepaid;

test('what is left of a package, and until when', async () => {
  const packages = clients.packages.handler(() => [bought]);
  renderWithApi(<ClientPackages clientId={maria.id} />, { prepaid: { clients: { packages } } });
  expect(await screen.findByText('3 de 5')).toBeTruthy();
  expect(screen.getByText('Vale até 08/06/2026')).toBeTruthy();
  expect(screen.getByText('Em uso')).toBeTruthy();
});

test.each([
  ['expired', 'Venceu em 08/06/2026.'],
  ['used-up', 'Todas as sessões foram usadas.'],
  ['taken-back', 'O pagamento foi estornado.'],
] as const)('a package that is %s says so in one sentence', async (standing, sentence) => {
  const packages = clients.packages.handler(() => [{ ...bought, standing }]);
  renderWithApi(<ClientPackages clientId={maria.id} />, { prepaid: { clients: { packages } } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('what a client owes is said in words, and her limit is changed', async () => {
  const limited = vi.fn();
  const known = { balanceCents: -60_00, limitCents: 100_00, ownLimitCents: null, entries: [entry] };
  const account = clients.account.handler(() => known);
  const setLimit = clients.setLimit.handler(({ input }) => {
    limited(input);
    return known;
  });
  renderWithApi(<ClientAccount client={maria} />, {
    prepaid: { clients: { account, setLimit } },
  });
  expect(await screen.findByText('Deve R$ 60,00')).toBeTruthy();
  expect(screen.getByText('Ficou na conta')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Alterar limite' }));
  await userEvent.type(await screen.findByLabelText('Limite só deste cliente'), '150,00');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await vi.waitFor(() =>
    expect(limited).toHaveBeenCalledWith({ clientId: maria.id, limitCents: 150_00 }),
  );
});

test('who owes, with a reminder ready to be sent', async () => {
  const owing = clients.owing.handler(() => ({
    items: [
      {
        clientId: maria.id,
        clientName: 'Maria Lima',
        clientPhone: '5511933334444',
        owedCents: 60_00,
        lastUseDate: '2026-03-10',
      },
    ],
    nextCursor: null,
    totals: { count: 1, owedCents: 60_00, anonymizedCents: 25_00 },
  }));
  renderWithApi(<OwingPage />, { prepaid: { clients: { owing } } });
  const chat = await screen.findByRole('link', { name: 'WhatsApp' });
  expect(chat.getAttribute('href')).toContain('https://wa.me/5511933334444?text=Oi%2C%20Maria!');
  expect(screen.getAllByText('R$ 60,00')).toHaveLength(2);
  expect(screen.getByText(/R\$ 25,00 de clientes anonimizados/)).toBeTruthy();
});

test('a gift card is printed and sent only by whoever reads its code whole', async () => {
  const card: OpenedGiftCard = {
    id: maria.id,
    code: '•••••-•HJKM',
    hasWholeCode: false,
    amountCents: 80_00,
    balanceCents: 50_00,
    clientId: null,
    clientName: null,
    recipientName: 'Lia',
    message: '',
    validUntil: null,
    standing: 'usable',
    createdAt: '2026-03-10T12:00:00Z',
    companyName: 'Salão',
    entries: [],
  };
  const opened = vi.fn(() => card);
  const get = fakeServer.prepaid.giftCards.get.handler(() => opened());
  const api = { prepaid: { giftCards: { get } } };
  const { unmount } = renderWithApi(<GiftCardPage id={maria.id} />, api);
  expect(await screen.findByText(/O código inteiro aparece no dia da venda/)).toBeTruthy();
  expect(screen.getByText('Para Lia · Não vence')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).toBeNull();
  unmount();
  opened.mockReturnValue({ ...card, code: 'ACDEF-GHJKM', hasWholeCode: true });
  renderWithApi(<GiftCardPage id={maria.id} />, api);
  expect(await screen.findByRole('button', { name: 'Imprimir' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Vale-presente ACDEF-GHJKM' })).toBeTruthy();
});
