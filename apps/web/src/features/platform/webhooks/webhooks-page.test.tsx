import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { WebhooksPage } from './webhooks-page.tsx';
import type { WebhooksView } from './webhooks-view.ts';

const fake = fakeServer.platform.webhooks;
const listed = vi.fn();
const event = {
  id: 'evt_1',
  environment: 'test' as const,
  type: 'invoice.payment_failed',
  status: 'unmatched' as const,
  company: null,
  error: 'unknown-customer',
  receivedAt: '2026-03-10T15:00:00Z',
  deliveries: 1,
  attempts: 1,
};
const webhooks = {
  read: fake.read.handler(() => ({
    url: 'https://salao.test/api/webhooks/stripe',
    apiVersion: '2026-10-28.endive',
    events: ['invoice.payment_failed'],
    isSecretSet: false,
  })),
  list: fake.list.handler(({ input }) => {
    listed(input);
    return { items: [event], nextCursor: null };
  }),
  test: fake.test.handler(() => ({
    eventId: 'evt_test_1',
    environment: 'test' as const,
    status: 200,
    answer: '{"received":true}',
    milliseconds: 12,
  })),
};

function show(view: WebhooksView) {
  const onView = vi.fn();
  renderWithApi(<WebhooksPage view={view} onView={onView} />, { platform: { webhooks } });
  return onView;
}

test('the address is copied, and what is missing is said', async () => {
  show({});
  const user = userEvent.setup();
  expect(await screen.findByText('https://salao.test/api/webhooks/stripe')).toBeTruthy();
  expect(screen.getByText(/Ainda não definido/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText('URL copiada!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('https://salao.test/api/webhooks/stripe');
});

test('the history asks for what the address says, in words that people know', async () => {
  show({ tab: 'history', status: 'unmatched' });
  expect(await screen.findByText('Sem empresa')).toBeTruthy();
  expect(screen.getByText('Cliente desconhecido')).toBeTruthy();
  expect(screen.getByText('10/03/2026 12:00')).toBeTruthy();
  expect(listed.mock.calls[0]?.[0]).toMatchObject({ search: '', status: 'unmatched' });
});

test('a test event shows what came back and leads to the history', async () => {
  const onView = show({ tab: 'tests' });
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar evento de teste' }));
  expect(await screen.findByText('O evento chegou')).toBeTruthy();
  expect(screen.getByText('{"received":true}')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ver no histórico' }));
  expect(onView).toHaveBeenCalledWith({ tab: 'history' });
});
