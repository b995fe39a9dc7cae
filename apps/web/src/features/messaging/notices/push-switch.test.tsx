import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { PushSwitch } from './push-switch.tsx';

const fake = fakeServer.messaging.push;
const KEY = 'BPubl1cKeyOfTheServer';
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/1';
let subscription: PushSubscription | null = null;

/** A browser that can be asked, and what it answers. */
function browser(permission: NotificationPermission): void {
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null, userVisibleOnly: true },
    getKey: () => new Uint8Array(9).buffer,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  } as unknown as PushSubscription;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Teste',
    serviceWorker: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
}

beforeEach(() => {
  subscription = null;
});

// Before any other: a browser that can stays one for the rest of the file.
test('says so where the browser cannot', async () => {
  renderWithApi(<PushSwitch />, {});
  expect(await screen.findByText(/não mostra avisos/)).toBeTruthy();
});

test('asks the browser and tells the server where to write', async () => {
  browser('granted');
  const told = vi.fn();
  renderWithApi(<PushSwitch />, {
    messaging: {
      push: {
        key: fake.key.handler(() => ({ publicKey: KEY })),
        here: fake.here.handler(() => ({ endpoints: [ENDPOINT] })),
        subscribe: fake.subscribe.handler(({ input }) => {
          told(input);
          return { id: '0198c7f0-0000-7000-8000-000000000001' };
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ativar neste aparelho' }));
  expect(await screen.findByRole('button', { name: 'Desativar neste aparelho' })).toBeTruthy();
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith({
      endpoint: ENDPOINT,
      publicKey: 'AAAAAAAAAAAA',
      authSecret: 'AAAAAAAAAAAA',
      device: 'Teste',
    }),
  );
});

test('says what to do where the browser was told no', async () => {
  browser('denied');
  renderWithApi(<PushSwitch />, {});
  expect(await screen.findByText(/bloqueados neste navegador/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('is not on where the server was not told', async () => {
  browser('granted');
  renderWithApi(<PushSwitch />, {
    messaging: {
      push: {
        key: fake.key.handler(() => ({ publicKey: KEY })),
        subscribe: fake.subscribe.handler(() => {
          throw new Error('no');
        }),
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ativar neste aparelho' }));
  expect(await screen.findByText('Não foi possível mudar os avisos deste aparelho')).toBeTruthy();
  expect(subscription).toBeNull();
});

test('is not on where the session that it was on with ended', async () => {
  browser('granted');
  await (await navigator.serviceWorker.ready).pushManager.subscribe();
  renderWithApi(<PushSwitch />, {
    messaging: { push: { here: fake.here.handler(() => ({ endpoints: [] })) } },
  });
  expect(await screen.findByRole('button', { name: 'Ativar neste aparelho' })).toBeTruthy();
});
