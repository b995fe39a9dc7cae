import type { WhatsappConnection } from '@app/contract/messaging/connection.contract';
import { notifications } from '@mantine/notifications';
import { ORPCError } from '@orpc/server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeServer, onPhone, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import ConnectPanel from './connect-panel.tsx';

const fake = fakeServer.messaging.connection;
const none: WhatsappConnection = {
  environment: 'real',
  officialEnvironment: 'real',
  provider: 'evolution',
  state: 'disconnected',
  exists: false,
  phone: '',
  profileName: '',
  qrCode: null,
  pairingCode: null,
  codeSecondsLeft: 0,
  connectedAt: null,
  disconnectedAt: null,
  loss: null,
  reconnecting: false,
  pausedAt: null,
  pausedByItself: false,
  health: { level: 'stopped', signs: ['disconnected'] },
  sentToday: 0,
  hourlyLimit: 100,
  leftThisHour: 100,
  newPeopleToday: 0,
  newPeopleLimit: 20,
};
const connected: WhatsappConnection = {
  ...none,
  state: 'connected',
  exists: true,
  phone: '+5511987654321',
  profileName: 'Salão da Ana',
  connectedAt: '2026-03-02T13:30:00Z',
  health: { level: 'careful', signs: ['strangers-stopped', 'young'] },
  sentToday: 42,
  leftThisHour: 58,
  newPeopleToday: 7,
};
const pairing: WhatsappConnection = {
  ...none,
  state: 'connecting',
  exists: true,
  qrCode: '2@abc,def,ghi,jkl',
  codeSecondsLeft: 40,
};

afterEach(() => {
  vi.useRealTimers();
  notifications.clean();
  notifications.cleanQueue();
});

type Act = 'connect' | 'check' | 'disconnect' | 'restart' | 'recreate' | 'remove' | 'pause';
type Handlers = { [Name in Act]?: (input: unknown) => WhatsappConnection };

function show(connection: WhatsappConnection, acts: Handlers = {}, role = 'owner') {
  let known = connection;
  const answer = (act: Act) => (call: { input?: unknown }) => {
    known = acts[act]?.(call.input) ?? none;
    return known;
  };
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: role as 'owner' };
  return renderWithApi(
    <ConnectPanel />,
    {
      messaging: {
        connection: {
          read: fake.read.handler(() => known),
          connect: fake.connect.handler(answer('connect')),
          check: fake.check.handler(answer('check')),
          disconnect: fake.disconnect.handler(answer('disconnect')),
          restart: fake.restart.handler(answer('restart')),
          recreate: fake.recreate.handler(answer('recreate')),
          remove: fake.remove.handler(answer('remove')),
          pause: fake.pause.handler(answer('pause')),
        },
      },
    },
    { session },
  );
}

const button = (name: string) => screen.findByRole('button', { name });

describe('beginning', () => {
  test('a first number is connected only by whoever read what may happen', async () => {
    const connect = vi.fn(() => pairing);
    show(none, { connect });
    expect(await button('Conectar')).toHaveProperty('disabled', true);
    expect(await button('Mostrar QR Code')).toHaveProperty('disabled', true);
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Entendi e quero conectar este número' }),
    );
    await userEvent.click(await button('Conectar'));
    expect(
      await screen.findByRole('img', { name: 'QR Code para conectar o WhatsApp' }),
    ).toBeDefined();
    expect(connect).toHaveBeenCalledWith({});
  });

  test('whoever lost a number learns why, and need not read it again', async () => {
    show({ ...none, exists: true, loss: 'banned' });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'O WhatsApp bloqueou este número',
    );
    expect(await button('Conectar')).toHaveProperty('disabled', false);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('a failure is said with its reason', async () => {
    show(
      { ...none, exists: true },
      {
        connect: () => {
          throw new ORPCError('WHATSAPP_GATEWAY_SILENT', {
            status: 424,
            message: 'Não respondeu.',
          });
        },
      },
    );
    await userEvent.click(await button('Conectar'));
    expect(await screen.findByText('Erro no WhatsApp')).toBeDefined();
    expect(screen.getByText('Não respondeu.')).toBeDefined();
  });

  test('a failure without a reason has a sentence of its own', async () => {
    show(
      { ...none, exists: true },
      {
        connect: () => {
          throw new Error('The line is gone');
        },
      },
    );
    await userEvent.click(await button('Conectar'));
    expect(await screen.findByText('Erro no WhatsApp')).toBeDefined();
    expect(screen.getByText('Erro ao gerenciar instância do WhatsApp')).toBeDefined();
  });

  test('what was asked about first and failed is said in the same words', async () => {
    show(connected, {
      disconnect: () => {
        throw new Error('The line is gone');
      },
    });
    await userEvent.click(await button('Desconectar'));
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Desconectar' }));
    expect(await screen.findByText('Erro no WhatsApp')).toBeDefined();
    const said = screen.getAllByText('Erro ao gerenciar instância do WhatsApp');
    // In the notice, and in the question that is still open.
    expect(said).toHaveLength(2);
  });

  test('a code that could not be made is said in the same words, and the phone stays typed', async () => {
    onPhone();
    show(
      { ...none, exists: true },
      {
        connect: () => {
          throw new ORPCError('WHATSAPP_GATEWAY_SILENT', {
            status: 424,
            message: 'Não respondeu.',
          });
        },
      },
    );
    await userEvent.click(await button('Conectar com código'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '11987654321');
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar código' }));
    expect(await screen.findByText('Erro no WhatsApp')).toBeDefined();
    expect(screen.getByText('Não respondeu.')).toBeDefined();
    expect(dialog.getByRole('textbox')).toHaveProperty('value', '(11) 98765-4321');
  });

  test('without a gateway nothing is offered, and what happens instead is said', async () => {
    show({ ...none, environment: 'none', officialEnvironment: 'none' });
    expect(
      await screen.findByText('O WhatsApp ainda não está configurado nesta plataforma'),
    ).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('who only sends sees how it is, and connects nothing', async () => {
    show(none, {}, 'receptionist');
    expect(
      await screen.findByText('Quem administra as mensagens pode conectar o número.'),
    ).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('pairing', () => {
  test('counts down and asks for codes for three minutes, and how it is for as long as it stands', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const check = vi.fn(() => pairing);
    const connect = vi.fn(() => pairing);
    show(pairing, { check, connect });
    expect(await screen.findByText('Vale por mais 40 s e se renova sozinho.')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(check).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(160_000));
    const asked = check.mock.calls.length;
    const codes = connect.mock.calls.length;
    // Of the code that came last some seconds are left: it is put away all the same.
    expect(screen.getByText('Ninguém leu o código')).toBeDefined();
    expect(screen.queryByRole('img', { name: /^QR Code/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(check).toHaveBeenCalledTimes(asked + 2);
    expect(connect).toHaveBeenCalledTimes(codes);
    await act(async () => (await button('Gerar novo QR Code')).click());
    await waitFor(() => expect(connect).toHaveBeenCalledTimes(codes + 1));
  });

  test('says when no code comes because WhatsApp is out of reach', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waiting = { ...pairing, qrCode: null, codeSecondsLeft: 0 };
    const connect = vi.fn(() => waiting);
    show(waiting, { connect, check: () => waiting });
    expect(await screen.findByText('Buscando o código…')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(22_000));
    expect(screen.getByText(/não está alcançando o WhatsApp/)).toBeDefined();
    expect(connect).toHaveBeenCalled();
  });

  test('has another code at once for whoever asks for one', async () => {
    const connect = vi.fn(() => ({ ...pairing, codeSecondsLeft: 39 }));
    show(pairing, { connect });
    await userEvent.click(await button('Atualizar QR Code'));
    await waitFor(() => expect(connect).toHaveBeenCalledWith({}));
    expect(await screen.findByText(/^Vale por mais 39 s/)).toBeDefined();
  });

  test('shows a code to type in two halves', async () => {
    show({ ...pairing, pairingCode: 'ADKWC34D' });
    expect(await screen.findByText('ADKW-C34D')).toBeDefined();
    expect(screen.getByText('Digite este código no celular')).toBeDefined();
  });
});

describe('a number without its network', () => {
  const dropped: WhatsappConnection = {
    ...connected,
    state: 'connecting',
    reconnecting: true,
    disconnectedAt: '2026-03-10T14:59:00Z',
    health: { level: 'stopped', signs: ['disconnected'] },
  };

  test('reconnects: nobody is asked to pair it, and no code is asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const connect = vi.fn(() => dropped);
    show(dropped, { connect });
    expect(await screen.findByText('Reconectando…')).toBeDefined();
    expect(screen.getByRole('heading', { name: '(11) 98765-4321' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(connect).not.toHaveBeenCalled();
    expect(screen.queryByText('Leia o código com o celular')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  });

  test('out for two minutes says what to look after, and is looked after here', async () => {
    const out = { ...dropped, loss: 'out' as const };
    const [check, restart] = [vi.fn(() => out), vi.fn(() => out)];
    show(out, { check, restart });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('O número está sem conexão');
    await userEvent.click(await button('Verificar agora'));
    await waitFor(() => expect(check).toHaveBeenCalled());
    await userEvent.click(await button('Reiniciar conexão'));
    await waitFor(() => expect(restart).toHaveBeenCalled());
    await userEvent.click(await button('Mais ações'));
    expect(await screen.findByRole('menuitem', { name: 'Recriar conexão' })).toBeDefined();
  });

  test('is let go only after the question', async () => {
    const disconnect = vi.fn(() => none);
    show(dropped, { disconnect });
    await userEvent.click(await button('Desconectar'));
    const question = await screen.findByRole('dialog');
    expect(disconnect).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Desconectar' }));
    await waitFor(() => expect(disconnect).toHaveBeenCalled());
  });

  test('is seen, and left alone, by whoever only sends', async () => {
    show({ ...dropped, loss: 'out' }, {}, 'receptionist');
    expect(await screen.findByText('Sem conexão')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a number that sends', () => {
  test('shows whose it is, what it did today and how it is', async () => {
    show(connected);
    expect(await screen.findByRole('heading', { name: '(11) 98765-4321' })).toBeDefined();
    expect(screen.getByText('Salão da Ana · Primeira conexão em 02/03/2026 10:30')).toBeDefined();
    expect(screen.getByText('42')).toBeDefined();
    expect(screen.getByText('58 de 100')).toBeDefined();
    expect(screen.getByText('7 de 20')).toBeDefined();
    expect(screen.getByText(/O WhatsApp limitou este número/)).toBeDefined();
    expect(screen.getByText(/Evolution API/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Conectar' })).toBeNull();
  });

  test('is deleted only after the question', async () => {
    const remove = vi.fn(() => none);
    show(connected, { remove });
    await userEvent.click(await button('Mais ações'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir conexão' }));
    expect(
      await screen.findByText(
        'Tem certeza que deseja deletar esta instância? Esta ação não pode ser desfeita.',
      ),
    ).toBeDefined();
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
  });

  test('is opened anew at once', async () => {
    const restart = vi.fn(() => connected);
    show(connected, { restart });
    await userEvent.click(await button('Mais ações'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reiniciar conexão' }));
    await waitFor(() => expect(restart).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Conexão reiniciada.')).toBeDefined();
  });

  test('is paused at once', async () => {
    const pause = vi.fn(() => ({ ...connected, pausedAt: '2026-03-10T15:00:00Z' }));
    show(connected, { pause });
    await userEvent.click(await button('Pausar envios'));
    expect(await button('Retomar envios')).toBeDefined();
  });
});
