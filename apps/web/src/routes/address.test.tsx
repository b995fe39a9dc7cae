import type { ListedClient } from '@app/contract/clients/clients.contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openAddress } from '../../tests/render-app.tsx';
import { fakeServer, sampleSession } from '../../tests/support.tsx';

const { session } = fakeServer.identity;
const { list } = fakeServer.clients.clients;

const files = import.meta.glob<string>('./*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('a route hands on of its address only what it knows', () => {
  const routes = Object.entries(files).filter(([name]) => !name.includes('.test.'));
  const careless = routes.filter(([, source]) => source.includes('useSearch'));
  expect(careless.map(([name]) => name)).toEqual([]);
});

test.each([
  'utm_source=mail',
  'x=1&status=nada&birthdayMonth=13&tag=%5B%5D',
  'order=7&search=%7B%7D',
])('the clients are shown whatever else the address says: %s', async (junk) => {
  const asked = vi.fn();
  openAddress(`/clients?${junk}`, {
    identity: { session: { current: session.current.handler(() => sampleSession) } },
    clients: {
      clients: {
        list: list.handler(({ input }) => {
          asked(input);
          const items: ListedClient[] = [];
          return { items, nextCursor: null, totals: { count: 0, isExact: true } };
        }),
      },
    },
  });

  expect(await screen.findByRole('heading', { name: 'Clientes', level: 1 })).toBeTruthy();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(Object.keys(asked.mock.calls[0]?.[0])).toEqual(['order', 'cursor', 'limit']);
});

/** Somebody asked, and waits. */
const waiting = (asked: () => void) => () => {
  asked();
  return new Promise<never>(() => {});
};

const { messaging } = fakeServer;

test.each([
  ['whatsapp', 'WhatsApp', 'connection'],
  ['birthdays', 'Aniversários', 'birthdays'],
] as const)(
  'the settings open %s with what the screen of WhatsApp asks for',
  async (tab, name, of) => {
    const asked = { connection: vi.fn(), birthdays: vi.fn() };
    openAddress(`/dashboard/settings?tab=${tab}`, {
      identity: { session: { current: session.current.handler(() => sampleSession) } },
      messaging: {
        connection: { read: messaging.connection.read.handler(waiting(asked.connection)) },
        birthdays: {
          get: messaging.birthdays.get.handler(waiting(asked.birthdays)),
          log: messaging.birthdays.log.handler(waiting(() => {})),
        },
      },
    });
    expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy();
    await vi.waitFor(() => expect(asked[of]).toHaveBeenCalled());
  },
);

test('a tab of the platform’s WhatsApp has an address of its own, which leads to it', async () => {
  const administrator = { ...sampleSession, platformRole: 'admin' as const };
  const { history } = openAddress('/super-admin/whatsapp/templates', {
    identity: { session: { current: session.current.handler(() => administrator) } },
    messaging: { templates: { list: messaging.templates.list.handler(waiting(() => {})) } },
  });
  expect(await screen.findByRole('tab', { name: 'Modelos', selected: true })).toBeTruthy();
  expect(history.location.href).toBe('/super-admin/whatsapp?tab=templates');
});

test('the days that are looked at stay chosen on the other tabs of Financeiro', async () => {
  const { insights } = fakeServer;
  const { history } = openAddress(
    '/dashboard/financial?tab=insights&fromDate=2026-10-01&toDate=2026-10-31',
    {
      identity: { session: { current: session.current.handler(() => sampleSession) } },
      insights: {
        report: insights.report.handler(waiting(() => {})),
        health: insights.health.handler(waiting(() => {})),
      },
    },
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Saúde Financeira' }));
  await vi.waitFor(() =>
    expect(history.location.search).toBe('?tab=health&fromDate=2026-10-01&toDate=2026-10-31'),
  );
});
