import type { MessageByHand } from '@app/contract/messaging/by-hand.contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { ByHandPage } from './by-hand-page.tsx';

const fake = fakeServer.messaging.byHand;
const message: MessageByHand = {
  id: '01990000-0000-7000-8000-00000000000a',
  occasion: 'appointment_reminder_24h',
  clientId: '01990000-0000-7000-8000-00000000000c',
  clientName: 'Mariana Alves',
  recipient: '5511987654321',
  text: 'Olá Mariana! Até amanhã.',
  plannedAt: '2026-03-10T12:00:00Z',
  tooLateAt: '2026-03-11T03:00:00Z',
};

function serving(first: MessageByHand[]) {
  let waiting = first;
  const taken = vi.fn<(how: string) => void>();
  const take = (how: string) => {
    taken(how);
    waiting = [];
  };
  const api = {
    messaging: {
      byHand: {
        list: fake.list.handler(() => waiting),
        markSent: fake.markSent.handler(({ input }) => {
          take('sent');
          return input;
        }),
        skip: fake.skip.handler(({ input }) => {
          take('skipped');
          return input;
        }),
      },
    },
  };
  return { api, taken };
}

test('one tap opens WhatsApp with the text ready, the next one marks it as sent', async () => {
  const { api, taken } = serving([message]);
  renderWithApi(<ByHandPage />, api);
  const open = await screen.findByRole('link', { name: /^Abrir no WhatsApp: Mariana Alves/ });
  expect(open.getAttribute('href')).toBe(
    'https://wa.me/5511987654321?text=Ol%C3%A1%20Mariana!%20At%C3%A9%20amanh%C3%A3.',
  );
  expect(screen.getByText(/Enviar até 11\/03\/2026 00:00/)).toBeTruthy();
  expect(screen.getByText('1 mensagem para enviar')).toBeTruthy();
  await userEvent.click(open);
  expect(await screen.findByRole('link', { name: /^Abrir de novo/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Já enviei/ }));
  expect(await screen.findByText('Marcada como enviada.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText(/Nada para enviar agora/)).toBeTruthy());
  expect(taken.mock.calls).toEqual([['sent']]);
});

test('what shall not be sent leaves the list', async () => {
  const { api, taken } = serving([message]);
  renderWithApi(<ByHandPage />, api);
  await userEvent.click(await screen.findByRole('button', { name: /^Não enviar/ }));
  expect(await screen.findByText('Tirada da lista.')).toBeTruthy();
  expect(taken.mock.calls).toEqual([['skipped']]);
});

test('of two who take the same one, the second reads so', async () => {
  const { api } = serving([message]);
  const markSent = fake.markSent.handler(({ errors }) => {
    throw errors.MESSAGE_NOT_WAITING();
  });
  renderWithApi(<ByHandPage />, {
    messaging: { byHand: { ...api.messaging.byHand, markSent } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Já enviei/ }));
  expect(await screen.findByText('Esta mensagem já não está mais na lista.')).toBeTruthy();
});

test('a professional finds no list', async () => {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'professional' as const },
  };
  renderWithApi(<ByHandPage />, serving([message]).api, { session });
  expect(await screen.findByText('Você não tem permissão para ver as mensagens.')).toBeTruthy();
});
