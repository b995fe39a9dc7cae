import type { SentMessage } from '@app/contract/messaging/sending.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { MessageLogPage } from './message-log-page.tsx';
import type { MessageLogView } from './message-log-view.ts';

const id = (last: string) => `01990000-0000-7000-8000-0000000000${last}`;
const sent: SentMessage = {
  id: id('a1'),
  occasion: 'appointment_reminder_24h',
  campaignName: '',
  channel: 'whatsapp',
  state: 'read',
  reason: null,
  error: '',
  attempts: 1,
  clientId: id('c1'),
  clientName: 'Maria Silva',
  appointmentId: null,
  conversationId: null,
  recipient: '5511987654321',
  text: 'Olá Maria! Lembrando do seu horário amanhã.',
  plannedAt: '2026-11-16T12:00:00Z',
  waitUntil: null,
  sentAt: '2026-11-16T12:00:03Z',
  deliveredAt: '2026-11-16T12:00:05Z',
  readAt: '2026-11-16T12:10:00Z',
};
const failed: SentMessage = {
  ...sent,
  id: id('a2'),
  occasion: 'manual',
  state: 'failed',
  error: 'unreachable',
  attempts: 3,
  clientId: null,
  clientName: '',
  sentAt: null,
};
const skipped: SentMessage = {
  ...sent,
  id: id('a3'),
  state: 'skipped',
  reason: 'stopped',
  text: '',
  clientName: 'Ana',
};
afterEach(() => {
  vi.useRealTimers();
  notifications.clean();
  notifications.cleanQueue();
});

const rateLimitInfo = { hourlyLimit: 100, remainingMessages: 80, resetTime: null };

type World = { view?: MessageLogView; as?: Role; sending?: FakeRouter };

function open(items: SentMessage[], { view = {}, as = 'owner', sending }: World = {}) {
  const { company } = sampleSession;
  const session = { ...sampleSession, company: company && { ...company, role: as } };
  const onView = vi.fn<(view: MessageLogView) => void>();
  const list = vi.fn((_asked: { input: Record<string, unknown> }) => ({ items, nextCursor: null }));
  const { sending: fake } = fakeServer.messaging;
  const router = { messaging: { sending: { list: fake.list.handler(list), ...sending } } };
  renderWithApi(<MessageLogPage view={view} onView={onView} />, router, { session });
  return { onView, asked: () => list.mock.lastCall?.[0].input };
}

test('each message says to whom, why, how far it came, and what went wrong', async () => {
  open([sent, failed, skipped]);
  await screen.findByText('Maria Silva');
  const row = within(screen.getByRole('row', { name: /Maria Silva/ }));
  for (const text of ['Lembrete de 24 horas', 'WhatsApp', 'Lida', '16/11/2026 09:00']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  expect(
    screen.getByText('Falha após 3 tentativas: O serviço de WhatsApp não respondeu'),
  ).toBeTruthy();
  expect(screen.getByText('O cliente não quer receber mensagens')).toBeTruthy();
  expect(screen.getByText('(11) 98765-4321')).toBeTruthy();
});

test('a copy that was not needed is no failure', async () => {
  open([{ ...skipped, channel: 'email', reason: 'told-by-mail' }]);
  expect(await screen.findByText('Não foi preciso')).toBeTruthy();
  expect(screen.queryByText('Não enviada')).toBeNull();
  expect(screen.getByText(/já recebeu isto por e-mail/)).toBeTruthy();
});

test('one of a campaign says of which', async () => {
  open([{ ...sent, occasion: 'campaign', campaignName: 'Outono' }]);
  expect(await screen.findByText('Campanha · Outono')).toBeTruthy();
});

describe('one that failed', () => {
  const again = {
    messageId: failed.id,
    rateLimitInfo,
    phone: failed.recipient,
    message: failed.text,
    appointmentId: failed.appointmentId,
    isRetry: true as const,
    retryAttempt: 4,
  };
  const { retry, get } = fakeServer.messaging.sending;

  /** Sends it again from its menu; what became of it is told in this order, the last for good. */
  async function sendAgain(...told: Partial<SentMessage>[]): Promise<void> {
    const states = told.map((one) => ({ ...failed, ...one }));
    const ask = get.handler(() => (states.length > 1 ? states.shift() : states[0]) ?? failed);
    open([failed], { sending: { retry: retry.handler(() => again), get: ask } });
    await chooseAgain();
  }

  async function chooseAgain(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: /Ações|Mais/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Enviar de novo' }));
  }

  test('is said to be sent again when it has left, not when it waits for its turn', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await sendAgain({ state: 'queued', error: '' }, { state: 'sending', error: '' }, sent);
    expect(screen.queryByText('Mensagem reenviada')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText('Mensagem reenviada')).toBeTruthy();
    expect(screen.queryByText('Falha no reenvio')).toBeNull();
  });

  test('and fails again says after how many attempts, and why', async () => {
    await sendAgain({ error: 'number-invalid' });
    expect(await screen.findByText('Falha no reenvio')).toBeTruthy();
    const why = 'Falha após 3 tentativas: Este número não tem WhatsApp';
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText('Mensagem reenviada')).toBeNull();
  });

  test('and waits for a person now says where', async () => {
    await sendAgain({ state: 'queued', channel: 'link', attempts: 0, error: 'not-connected' });
    expect(await screen.findByText('Falha no reenvio')).toBeTruthy();
    const where = 'O WhatsApp estava desconectado. Agora está na lista Para enviar.';
    expect(screen.getByText(where)).toBeTruthy();
  });

  test('and waits for long is said to be on its way', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await sendAgain({ state: 'queued', error: '' });
    await act(() => vi.advanceTimersByTimeAsync(46_000));
    expect(screen.getByText('Mensagem a caminho')).toBeTruthy();
    expect(screen.queryByText('Mensagem reenviada')).toBeNull();
  });

  test('and is gone is not sent again', async () => {
    const refused = retry.handler(({ errors }) => {
      throw errors.MESSAGE_NOT_FOUND();
    });
    open([failed], { sending: { retry: refused } });
    await chooseAgain();
    expect(await screen.findByText('Falha no reenvio')).toBeTruthy();
    expect(screen.getByText('Mensagem original não encontrada')).toBeTruthy();
  });
});

test('a greeting that no company got is called so, with its reason', async () => {
  open([{ ...failed, occasion: 'company_welcome', error: 'number-invalid' }]);
  expect(await screen.findByText('Erro ao enviar boas-vindas')).toBeTruthy();
  const why = 'Não foi possível enviar a mensagem de WhatsApp. Este número não tem WhatsApp';
  expect(screen.getByText(why)).toBeTruthy();
});

test('a full hour says when to try again', async () => {
  const send = fakeServer.messaging.sending.send.handler(({ errors }) => {
    const details = { resetTime: '2026-11-16T13:30:00Z' };
    const rateLimitInfo = { remainingMessages: 0 } as const;
    throw errors.MESSAGE_LIMIT_REACHED({
      data: { error: 'Rate limit exceeded', details, rateLimitInfo },
    });
  });
  open([], { sending: { send } });
  await write('11987654321', 'Olá');
  expect(await screen.findByText('Erro ao Enviar')).toBeTruthy();
  const sentence = 'Limite de mensagens excedido. Tente novamente em 10:30';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('what is too long once its variables are filled in is said beside it', async () => {
  const send = fakeServer.messaging.sending.send.handler(({ errors }) => {
    throw errors.MESSAGE_TOO_LONG();
  });
  open([], { sending: { send } });
  await write('11987654321', 'Olá');
  const sentence = 'Mensagem muito longa (máximo 4000 caracteres)';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByText('Erro ao Enviar')).toBeNull();
});

test('a message is written to any phone, and what is missing is said before it is sent', async () => {
  const stored = vi.fn((_asked: { input: Record<string, unknown> }) => ({
    messageId: id('a9'),
    rateLimitInfo,
  }));
  const { send } = fakeServer.messaging.sending;
  open([], { sending: { send: send.handler(stored) } });
  await write('', '');
  expect(await screen.findByText('Telefone e mensagem são obrigatórios')).toBeTruthy();
  expect(stored).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/Telefone/), '11987654321');
  await userEvent.type(screen.getByLabelText(/Mensagem/), 'Olá!');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(stored).toHaveBeenCalled());
  expect(stored.mock.lastCall?.[0].input).toMatchObject({ message: 'Olá!' });
  expect(await screen.findByText('Mensagem a caminho')).toBeTruthy();
});

async function write(phone: string, message: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Nova mensagem' }));
  const phoneField = await screen.findByLabelText(/Telefone/);
  if (phone) await userEvent.type(phoneField, phone);
  if (message) await userEvent.type(screen.getByLabelText(/Mensagem/), message);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
}

test('the period ends before the day after its last', async () => {
  const { asked } = open([sent], { view: { fromDate: '2026-11-01', toDate: '2026-11-16' } });
  await screen.findByText('Maria Silva');
  expect(asked()).toMatchObject({ fromDate: '2026-11-01', untilDate: '2026-11-17' });
});

test('where filters leave nothing, they can be cleared', async () => {
  const { onView } = open([], { view: { state: 'failed' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar filtros' }));
  expect(onView).toHaveBeenCalledWith({});
});

test('on a phone each is a row', async () => {
  onPhone();
  open([sent, failed]);
  expect(await screen.findByText('Lida')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Lembrete de 24 horas')).toBeTruthy();
  expect(screen.getAllByText(/^Olá Maria! Lembrando/)).toHaveLength(2);
});

test('a professional does not see it', async () => {
  open([sent], { as: 'professional' });
  expect(await screen.findByText('Você não tem permissão para ver as mensagens.')).toBeTruthy();
});
