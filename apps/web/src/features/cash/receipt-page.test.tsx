import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { settlement } from '../../../tests/sample-settlement.ts';
import { fakeServer, renderWithApi } from '../../../tests/support.tsx';
import { ReceiptPage } from './receipt-page.tsx';

const { settlements } = fakeServer.cash;

function open(changes: Partial<typeof settlement> = {}) {
  const get = settlements.get.handler(() => ({ ...settlement, ...changes }));
  renderWithApi(<ReceiptPage id={settlement.id} />, { cash: { settlements: { get } } });
  return userEvent.setup();
}

test('it says everything a client wants to read', async () => {
  open();
  const paper = within(await screen.findByRole('article', { name: 'Recibo nº 41' }));
  for (const text of [
    'Salão da Ana',
    '11.222.333/0001-81',
    'Maria Lima',
    'Bia',
    'Corte',
    '−R$ 15,00',
    'Gorjeta',
    'R$ 95,00',
    'Cartão de Crédito',
    'Troco',
  ]) {
    expect(paper.getByText(text)).toBeTruthy();
  }
});

test('it is sent as a text to the phone of the client', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Enviar pelo WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.pathname).toBe('/5511987654321');
  const text = address.searchParams.get('text');
  expect(text).toContain('Recibo nº 41 · 16/11/2026 11:05');
  expect(text).toContain('Total: R$ 95,00');
  expect(text).toContain('Troco: R$ 5,00');
});

test('without a phone it is copied or printed', async () => {
  const user = open({ clientPhone: null });
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalled();
  expect(screen.queryByRole('link', { name: 'Enviar pelo WhatsApp' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copiar texto' }));
  expect(await navigator.clipboard.readText()).toContain('Cartão de Crédito: R$ 50,00');
});

test('one that was refunded says so', async () => {
  open({ refundedAt: '2026-11-17T12:00:00Z' });
  expect(await screen.findByText('ESTORNADO em 17/11/2026 09:00')).toBeTruthy();
});

test('an unknown one is said so', async () => {
  const get = settlements.get.handler(({ errors }) => {
    throw errors.SETTLEMENT_NOT_FOUND();
  });
  renderWithApi(<ReceiptPage id={settlement.id} />, { cash: { settlements: { get } } });
  expect(await screen.findByText('Pagamento não encontrado')).toBeTruthy();
});
