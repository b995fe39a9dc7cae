import type { Notice } from '@app/contract/messaging/notices.contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { refresh } from '../../../foundation/refresh.ts';
import { NoticeBell } from './notice-bell.tsx';

const fake = fakeServer.messaging.notices;

beforeEach(() => {
  document.title = 'Hora Marcada';
});
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

function notice(number: number, details: Partial<Notice> = {}): Notice {
  return {
    id: `01990000-0000-7000-8000-00000000000${number}`,
    kind: 'appointment-booked',
    read: false,
    createdAt: '2026-03-10T15:00:00Z',
    clientName: `Maria ${number}`,
    serviceNames: 'Corte',
    professionalName: 'Ana',
    appointmentId: `01990000-0000-7000-8000-0000000000a${number}`,
    startTime: '2026-03-11T13:00:00Z',
    previousStartTime: null,
    importId: null,
    conversationId: null,
    productId: null,
    productName: '',
    campaignName: '',
    amountCents: null,
    gathered: null,
    ...details,
  };
}

function renderBell(told: Notice[], session = sampleSession) {
  const isUnread = ({ read }: Notice) => !read;
  function readUntil(until: string): void {
    for (const one of told) if (one.id <= until) one.read = true;
  }
  const rendered = renderWithApi(
    <NoticeBell />,
    {
      messaging: {
        notices: {
          unread: fake.unread.handler(() => ({
            count: told.filter(isUnread).length,
            newest: told.find(isUnread) ?? null,
          })),
          list: fake.list.handler(() => ({ items: [...told], nextCursor: null })),
          markRead: fake.markRead.handler(({ input: { id } }) => {
            for (const one of told) if (one.id === id) one.read = true;
            return { id };
          }),
          markAllRead: fake.markAllRead.handler(({ input: { until } }) => {
            readUntil(until);
            return { until };
          }),
        },
      },
    },
    { session },
  );
  const comes = async (one: Notice) => {
    told.unshift(one);
    await refresh(rendered, { topic: 'notices', requestId: null });
  };
  return { ...rendered, comes };
}

const bell = (name: string) => screen.findByRole('button', { name });

test('says how many wait, on the bell and in the title of the tab', async () => {
  const { unmount } = renderBell([notice(2), notice(1)]);
  expect((await bell('Avisos: 2 não lidos')).textContent).toBe('2');
  expect(document.title).toBe('(2) Hora Marcada');
  unmount();
  expect(document.title).toBe('Hora Marcada');
});

test('does not count beyond nine', async () => {
  renderBell(Array.from({ length: 9 }, (_, index) => notice(9 - index)).concat(notice(0)));
  expect((await bell('Avisos: 9+ não lidos')).textContent).toBe('9+');
  expect(document.title).toBe('(9+) Hora Marcada');
});

test('rings for what comes, not for what was there, and leads to it', async () => {
  const { comes, history } = renderBell([notice(1)]);
  await bell('Avisos: 1 não lido');
  expect(screen.queryByText(/Maria 1/)).toBeNull();
  await comes(notice(2));
  expect(await screen.findByText('Maria 2 · Corte com Ana · 11/03/2026 10:00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/appointments'));
  expect(history.location.search).toContain(notice(2).appointmentId);
  await bell('Avisos: 1 não lido');
});

test('rings in one place, however many come, so that other toasts need not wait', async () => {
  const { comes } = renderBell([notice(1)]);
  await bell('Avisos: 1 não lido');
  for (const number of [2, 3, 4]) {
    await comes(notice(number));
    await screen.findByText(new RegExp(`Maria ${number}`));
  }
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('Mais 2 avisos');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  await comes(notice(5));
  await screen.findByText(/Maria 5/);
  expect(screen.getByRole('alert').textContent).not.toContain('Mais');
});

test('what rang leaves the screen to the history that holds it', async () => {
  const { comes } = renderBell([notice(1)]);
  await bell('Avisos: 1 não lido');
  await comes(notice(2));
  await screen.findByRole('alert');
  await userEvent.click(await bell('Avisos: 2 não lidos'));
  expect(await screen.findByRole('button', { name: /Maria 2/ })).toBeTruthy();
  expect(notificationsStore.getState().notifications).toEqual([]);
});

test('does not ring again for an older one when the newest is read', async () => {
  const { comes, api, queryClient } = renderBell([notice(2), notice(1)]);
  await bell('Avisos: 2 não lidos');
  await api.messaging.notices.markRead.call({ id: notice(2).id });
  await refresh({ api, queryClient }, { topic: 'notices', requestId: null });
  await bell('Avisos: 1 não lido');
  await comes(notice(3));
  await screen.findByText(/Maria 3/);
  expect(screen.queryByText(/Maria 1/)).toBeNull();
});

test('opens the history, where one leads to its thing and all can be read at once', async () => {
  const moved = { kind: 'appointment-moved', previousStartTime: '2026-03-10T13:00:00Z' } as const;
  const { history } = renderBell([notice(2, moved), notice(1, { read: true })]);
  await userEvent.click(await bell('Avisos: 1 não lido'));
  const item = await screen.findByRole('button', { name: /Cliente remarcou/ });
  expect(item.textContent).toContain('de 10/03/2026 10:00 para 11/03/2026 10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Marcar tudo como lido' }));
  await bell('Avisos');
  await userEvent.click(screen.getByRole('button', { name: /Cliente remarcou/ }));
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/appointments'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says in an empty history what will be there', async () => {
  renderBell([]);
  await userEvent.click(await bell('Avisos'));
  expect(await screen.findByText(/você fica sabendo aqui/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marcar tudo como lido' })).toBeNull();
});

test('is not there where the plan does not open the dashboard', () => {
  const company = sampleSession.company && { ...sampleSession.company, openModules: [] };
  renderBell([notice(1)], { ...sampleSession, company });
  expect(screen.queryByRole('button')).toBeNull();
});
