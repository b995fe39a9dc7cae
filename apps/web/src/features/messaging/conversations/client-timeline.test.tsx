import type { Client } from '@app/contract/clients/clients.contract';
import type { TimelineEntry } from '@app/contract/messaging/conversations.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { ClientTimeline } from './client-timeline.tsx';

const server = fakeServer.messaging.conversations;
const id = (last: number) => `01990000-0000-7000-8000-0000000000${last}`;

const maria = { id: id(11), phone: '5511987654321', isAnonymized: false } as Client;
const visit: TimelineEntry = {
  type: 'visit',
  id: id(21),
  startTime: '2026-11-18T17:00:00Z',
  status: 'confirmed',
  serviceNames: 'Corte',
  professionalName: 'Ana',
};
const answer: TimelineEntry = {
  type: 'message',
  id: id(31),
  at: '2026-11-17T14:30:00Z',
  from: 'client',
  kind: 'text',
  text: 'SIM',
  outcome: 'confirmed',
  channel: null,
  state: null,
  occasion: null,
  authorName: '',
  error: '',
};

function open(entries: TimelineEntry[], client = maria) {
  const started = vi.fn();
  const conversations = {
    timeline: server.timeline.handler(() => ({ items: entries, nextCursor: null })),
    start: server.start.handler(({ input }) => {
      started(input.clientId);
      return { id: id(41) };
    }),
  };
  renderWithApi(<ClientTimeline client={client} />, { messaging: { conversations } });
  return started;
}

test('shows messages among visits, and what an answer led to', async () => {
  open([visit, answer]);
  expect(await screen.findByRole('link', { name: '18/11/2026 14:00' })).toBeTruthy();
  expect(screen.getByText('SIM')).toBeTruthy();
  expect(screen.getByText('Confirmou o horário')).toBeTruthy();
});

test('leads to the conversation with her', async () => {
  const started = open([]);
  expect(await screen.findByText(/aparecem aqui/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Escrever no WhatsApp' }));
  await waitFor(() => expect(started).toHaveBeenCalledWith(maria.id));
});

test('offers no message to whoever has no phone', async () => {
  open([], { ...maria, phone: '' });
  await screen.findByText(/aparecem aqui/);
  expect(screen.queryByRole('button', { name: 'Escrever no WhatsApp' })).toBeNull();
});
