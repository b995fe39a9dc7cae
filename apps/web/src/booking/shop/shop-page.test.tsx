import type { OwnOrder, PublicShop } from '@app/contract/prepaid/own-order.contract';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ShopAddress } from './shop-address.tsx';

const company = {
  id: 'id',
  slug: 'salao',
  name: 'Salão da Ana',
  logoUrl: null,
  timezone: 'America/Sao_Paulo',
  phone: '11987654321',
  privacyContact: '',
};
const shop: PublicShop = {
  company,
  packages: [
    {
      id: 'p1',
      name: 'Três cortes',
      description: '',
      priceCents: 100_00,
      apartCents: 150_00,
      validDays: 30,
      services: [{ serviceName: 'Corte', sessions: 3 }],
    },
  ],
  giftCards: { leastCents: 50_00, mostCents: 500_00, validDays: 90 },
};
const waiting: OwnOrder = {
  company,
  kind: 'package',
  status: 'waiting',
  code: 'ACDEF-GHJKM',
  name: 'Três cortes',
  services: [{ serviceName: 'Corte', sessions: 3 }],
  amountCents: 100_00,
  recipientName: '',
  message: '',
  createdAt: '2026-11-17T12:00:00Z',
  openUntil: '2026-11-24T12:00:00Z',
  pixCode: '00020126PIX',
  reason: '',
  receipt: null,
};

type Sent = { address: string; body: unknown };

function serve(answer: (address: string, method: string) => Response): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (init?.body) sent.push({ address: String(address), body: JSON.parse(String(init.body)) });
    return answer(String(address), init?.method ?? 'GET');
  });
  return sent;
}

test('a package is ordered at the price that is shown, once the fields say who buys', async () => {
  const sent = serve((_address, method) =>
    method === 'GET'
      ? Response.json(shop)
      : Response.json({ code: 'PRICE_CHANGED', message: 'O preço mudou.' }, { status: 409 }),
  );
  render(<ShopAddress address="/comprar/salao" />);
  await userEvent.click(await screen.findByRole('button', { name: /Três cortes/ }));
  const pay = screen.getByRole('button', { name: /Pagar R\$.100,00 com PIX/ });
  await userEvent.click(pay);
  expect(screen.getByText('Diga o seu nome.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Rita');
  await userEvent.type(screen.getByLabelText('Telefone com DDD'), '11987654321');
  await userEvent.click(pay);
  expect(await screen.findByText('O preço mudou.')).toBeTruthy();
  expect(sent).toEqual([
    {
      address: '/api/public/companies/salao/orders',
      body: {
        contactName: 'Rita',
        contactPhone: '(11) 98765-4321',
        wanted: { kind: 'package', packageId: 'p1', priceCents: 100_00 },
        solved: null,
      },
    },
  ]);
});

test('whoever is asked for work does it, and the order is sent again with it', async () => {
  const salt = 'sal?';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}7`));
  const challenge = Array.from(new Uint8Array(bytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const asked = { algorithm: 'SHA-256', challenge, salt, signature: 'nossa' };
  const sent = serve((address, method) => {
    if (address.endsWith('/orders/challenge')) return Response.json({ ...asked, maxNumber: 20 });
    if (method === 'GET') return Response.json(shop);
    const isWorked = JSON.stringify(sent.at(-1)).includes('"number":7');
    const refusal = isWorked ? 'TOO_MANY_ORDERS' : 'CHALLENGE_REQUIRED';
    return Response.json({ code: refusal, message: 'Demais.' }, { status: isWorked ? 409 : 428 });
  });
  render(<ShopAddress address="/comprar/salao" />);
  await userEvent.click(await screen.findByRole('button', { name: /Três cortes/ }));
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Rita');
  await userEvent.type(screen.getByLabelText('Telefone com DDD'), '11987654321');
  await userEvent.click(screen.getByRole('button', { name: /Pagar/ }));
  expect(await screen.findByText('Demais.')).toBeTruthy();
  expect(sent.map(({ body }) => Object(body).solved)).toEqual([null, { ...asked, number: 7 }]);
});

test('a gift card takes an amount that is sold', async () => {
  const sent = serve((_address, method) =>
    method === 'GET'
      ? Response.json(shop)
      : Response.json({ code: 'TOO_MANY_ORDERS', message: 'Demais.' }, { status: 409 }),
  );
  render(<ShopAddress address="/comprar/salao" />);
  await userEvent.click(await screen.findByRole('button', { name: /Vale-presente/ }));
  await userEvent.type(screen.getByLabelText('Seu nome'), 'Rita');
  await userEvent.type(screen.getByLabelText('Telefone com DDD'), '11987654321');
  await userEvent.type(screen.getByLabelText('Outro valor'), '20');
  await userEvent.click(screen.getByRole('button', { name: /Pagar/ }));
  expect(screen.getByText(/Escolha um valor de/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /150,00/ }));
  await userEvent.click(screen.getByRole('button', { name: /Pagar R\$.150,00/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ wanted: { kind: 'gift_card', amountCents: 150_00 } });
});

test('an order waits with its code and says that it is not paid', async () => {
  serve(() => Response.json(waiting));
  render(<ShopAddress address="/pedido/tok" />);
  expect(await screen.findByText('Aguardando pagamento')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Código PIX em QR' })).toBeTruthy();
  expect(screen.getByLabelText('PIX copia e cola')).toHaveProperty('value', '00020126PIX');
  expect(screen.queryByText('Pagamento confirmado')).toBeNull();
});

test('a gift card that is paid shows its code and its receipt', async () => {
  const receipt = {
    number: 12,
    paidAt: '2026-11-17T15:00:00Z',
    validUntil: '2027-02-15',
    giftCardCode: 'CDEFG-HJKMN',
  };
  const paid = { ...waiting, kind: 'gift_card', status: 'paid', pixCode: null, receipt };
  serve(() => Response.json(paid));
  render(<ShopAddress address="/pedido/tok" />);
  expect(await screen.findByText('CDEFG-HJKMN')).toBeTruthy();
  expect(screen.getByText('Recibo nº 12, PIX confirmado em 17/11/2026')).toBeTruthy();
  expect(screen.getByText('Vale até 15/02/2027')).toBeTruthy();
});

test.each(['/comprar', '/pedido/', '/pedido/a/b'])('%s is no link', (address) => {
  render(<ShopAddress address={address} />);
  expect(screen.getByRole('heading', { name: 'Link inválido' })).toBeTruthy();
});
