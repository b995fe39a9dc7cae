import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleAgenda } from '../../tests/agenda.ts';
import { fakeServer, renderWithApi } from '../../tests/support.tsx';
import { useApi } from './api.tsx';
import { useLiveChanges } from './live.ts';

function ServiceList() {
  useLiveChanges();
  const { data } = useQuery(useApi().catalog.services.list.queryOptions());
  return <p>{data ? 'loaded' : 'loading'}</p>;
}

test('a change by somebody else refreshes the list on the screen', async () => {
  const asked = vi.fn();
  const announcement = Promise.withResolvers<void>();
  const list = fakeServer.catalog.services.list.handler(() => {
    asked();
    return [];
  });
  const changes = fakeServer.live.changes.handler(async function* () {
    await announcement.promise;
    yield { topic: 'services', requestId: null } as const;
    await new Promise(() => {});
  });
  renderWithApi(<ServiceList />, { catalog: { services: { list } }, live: { changes } });
  await screen.findByText('loaded');
  expect(asked).toHaveBeenCalledTimes(1);

  announcement.resolve();

  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

function Agenda() {
  useLiveChanges();
  const input = { fromDate: '2026-11-16', days: 1 };
  const { data } = useQuery(useApi().scheduling.agenda.read.queryOptions({ input }));
  return <p>{data ? 'loaded' : 'loading'}</p>;
}

test('a day on which the company closes refreshes the agenda', async () => {
  const asked = vi.fn();
  const announcement = Promise.withResolvers<void>();
  const read = fakeServer.scheduling.agenda.read.handler(() => {
    asked();
    return sampleAgenda([]);
  });
  const changes = fakeServer.live.changes.handler(async function* () {
    await announcement.promise;
    yield { topic: 'company', requestId: null } as const;
    await new Promise(() => {});
  });
  renderWithApi(<Agenda />, { scheduling: { agenda: { read } }, live: { changes } });
  await screen.findByText('loaded');
  announcement.resolve();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

function Account() {
  useLiveChanges();
  const input = { clientId: '01990000-0000-7000-8000-0000000000c1' };
  const { data } = useQuery(useApi().prepaid.clients.account.queryOptions({ input }));
  return <p>{data ? `until ${data.limitCents}` : 'loading'}</p>;
}

test.each(['clients', 'company'] as const)(
  'how far a client may owe follows a change of the %s',
  async (topic) => {
    const announcement = Promise.withResolvers<void>();
    const limits = [0, 200_00];
    const account = fakeServer.prepaid.clients.account.handler(() => ({
      balanceCents: 0,
      limitCents: limits.shift() ?? 0,
      ownLimitCents: null,
      entries: [],
    }));
    const changes = fakeServer.live.changes.handler(async function* () {
      await announcement.promise;
      yield { topic, requestId: null };
      await new Promise(() => {});
    });
    renderWithApi(<Account />, { prepaid: { clients: { account } }, live: { changes } });
    await screen.findByText('until 0');
    announcement.resolve();
    expect(await screen.findByText('until 20000')).toBeTruthy();
  },
);

function MessageLog() {
  useLiveChanges();
  const { sending, birthdays } = useApi().messaging;
  const { data: listed } = useQuery(sending.list.queryOptions({ input: {} }));
  const { data: wished } = useQuery(birthdays.log.queryOptions());
  return <p>{listed && wished ? 'loaded' : 'loading'}</p>;
}

test('a message that leaves refreshes what became of messages', async () => {
  const asked = vi.fn();
  const announcement = Promise.withResolvers<void>();
  const { sending, birthdays } = fakeServer.messaging;
  const list = sending.list.handler(() => {
    asked('list');
    return { items: [], nextCursor: null };
  });
  const log = birthdays.log.handler(() => {
    asked('log');
    return [];
  });
  const changes = fakeServer.live.changes.handler(async function* () {
    await announcement.promise;
    yield { topic: 'messages', requestId: null } as const;
    await new Promise(() => {});
  });
  const messaging = { sending: { list }, birthdays: { log } };
  renderWithApi(<MessageLog />, { messaging, live: { changes } });
  await screen.findByText('loaded');
  announcement.resolve();
  await waitFor(() =>
    expect(asked.mock.calls.flat().sort()).toEqual(['list', 'list', 'log', 'log']),
  );
});

test('after the line was down it connects again and refreshes what it may have missed', async () => {
  const asked = vi.fn();
  const connected = vi.fn();
  const list = fakeServer.catalog.services.list.handler(() => {
    asked();
    return [];
  });
  const changes = fakeServer.live.changes.handler(async function* () {
    connected();
    if (connected.mock.calls.length === 1) throw new ORPCError('BAD_GATEWAY');
    await new Promise(() => {});
    yield { topic: 'services', requestId: null } as const;
  });
  renderWithApi(<ServiceList />, { catalog: { services: { list } }, live: { changes } });
  await screen.findByText('loaded');

  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 4_000 });
  expect(connected).toHaveBeenCalledTimes(2);
});

test('nobody listens while nobody is signed in', async () => {
  const connected = vi.fn();
  const list = fakeServer.catalog.services.list.handler(() => []);
  const changes = fakeServer.live.changes.handler(async function* () {
    connected();
    yield { topic: 'services', requestId: null } as const;
  });
  const router = { catalog: { services: { list } }, live: { changes } };
  renderWithApi(<ServiceList />, router, { session: null });
  await screen.findByText('loaded');

  expect(connected).not.toHaveBeenCalled();
});

test('the line is closed when the screen goes away', async () => {
  const closed = vi.fn();
  const list = fakeServer.catalog.services.list.handler(() => []);
  const changes = fakeServer.live.changes.handler(async function* ({ signal }) {
    signal?.addEventListener('abort', closed);
    await new Promise(() => {});
    yield { topic: 'services', requestId: null } as const;
  });
  const { unmount } = renderWithApi(<ServiceList />, {
    catalog: { services: { list } },
    live: { changes },
  });
  await screen.findByText('loaded');

  unmount();

  expect(closed).toHaveBeenCalledOnce();
});

test('a page that was left holds no line, and hears what it missed when it is shown again', async () => {
  const asked = vi.fn();
  const connected = vi.fn();
  const closed = vi.fn();
  const list = fakeServer.catalog.services.list.handler(() => {
    asked();
    return [];
  });
  const changes = fakeServer.live.changes.handler(async function* ({ signal }) {
    connected();
    signal?.addEventListener('abort', closed);
    await new Promise(() => {});
    yield { topic: 'services', requestId: null } as const;
  });
  renderWithApi(<ServiceList />, { catalog: { services: { list } }, live: { changes } });
  await screen.findByText('loaded');
  await waitFor(() => expect(connected).toHaveBeenCalledOnce());

  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(closed).toHaveBeenCalledOnce();

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(connected).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

function Waiting() {
  useLiveChanges();
  const { insights, scheduling } = useApi();
  const home = useQuery(insights.home.queryOptions({ retry: false }));
  const unsolved = useQuery(scheduling.appointments.listUnsolved.queryOptions({ retry: false }));
  return <p>{home.isFetched && unsolved.isFetched ? 'loaded' : 'loading'}</p>;
}

test.each(['company', 'professionals', 'services'] as const)(
  'what changes about %s counts anew whom somebody has to see to',
  async (topic) => {
    const asked = vi.fn<(what: 'home' | 'unsolved') => void>();
    const announcement = Promise.withResolvers<void>();
    const home = fakeServer.insights.home.handler(() => {
      asked('home');
      throw new ORPCError('NOT_FOUND');
    });
    const listUnsolved = fakeServer.scheduling.appointments.listUnsolved.handler(() => {
      asked('unsolved');
      return [];
    });
    const changes = fakeServer.live.changes.handler(async function* () {
      await announcement.promise;
      yield { topic, requestId: null };
      await new Promise(() => {});
    });
    renderWithApi(<Waiting />, {
      insights: { home },
      scheduling: { appointments: { listUnsolved } },
      live: { changes },
    });
    await screen.findByText('loaded');
    announcement.resolve();
    await waitFor(() => expect(asked.mock.calls.map(([what]) => what)).toHaveLength(4));
    expect(asked.mock.calls.filter(([what]) => what === 'home')).toHaveLength(2);
  },
);

function WhoIsIn() {
  useLiveChanges();
  const { data } = useQuery(useApi().identity.session.current.queryOptions());
  return <p>{data === undefined ? 'loading' : 'loaded'}</p>;
}

test('whoever may not follow the company any more has her session looked at again', async () => {
  const asked = vi.fn();
  const refusing = Promise.withResolvers<void>();
  const current = fakeServer.identity.session.current.handler(() => {
    asked();
    return null;
  });
  const changes = fakeServer.live.changes.handler(async () => {
    await refusing.promise;
    throw new ORPCError('NO_COMPANY', { status: 403 });
  });
  renderWithApi(<WhoIsIn />, { identity: { session: { current } }, live: { changes } });
  await screen.findByText('loaded');
  expect(asked).toHaveBeenCalledTimes(1);
  refusing.resolve();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});
