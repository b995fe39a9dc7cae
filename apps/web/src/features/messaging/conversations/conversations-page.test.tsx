import type {
  Conversation,
  OpenedConversation,
  SaidLine,
} from '@app/contract/messaging/conversations.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ConversationsPage } from './conversations-page.tsx';
import { readTalksView, talksSearch } from './conversations-view.ts';

const id = (last: number) => `01990000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;
const server = fakeServer.messaging.conversations;
const now = Temporal.Instant.from('2026-11-17T15:00:00Z');

beforeEach(() => {
  vi.spyOn(Temporal.Now, 'instant').mockReturnValue(now);
});

const maria: Conversation = {
  id: id(1),
  name: 'Maria Alves',
  phone: '(11) 98765-4321',
  clientId: id(11),
  lastAt: '2026-11-17T14:30:00Z',
  lastText: 'Posso levar minha filha?',
  lastIncoming: true,
  unread: 2,
  waitsForPerson: true,
  answerer: null,
};
const hidden: Conversation = {
  ...maria,
  id: id(2),
  name: '',
  phone: '',
  clientId: null,
  lastAt: '2026-11-16T14:30:00Z',
  lastText: '',
  unread: 0,
  waitsForPerson: false,
};
const record: OpenedConversation['client'] = {
  id: id(11),
  name: 'Maria Alves',
  allergies: 'Amônia',
  preferences: '',
  tags: [],
  isBlocked: false,
  acceptsMarketing: true,
  visits: 4,
  noShows: 1,
  lastVisit: null,
  nextVisit: {
    id: id(21),
    startTime: '2026-11-18T17:00:00Z',
    status: 'scheduled',
    serviceNames: 'Corte',
    professionalName: 'Ana',
  },
};
const hers: SaidLine = {
  id: id(31),
  at: '2026-11-17T14:30:00Z',
  from: 'client',
  kind: 'text',
  text: 'Posso levar minha filha?',
  outcome: 'waits',
  channel: null,
  state: null,
  occasion: null,
  authorName: '',
  error: '',
};
const reminder: SaidLine = {
  ...hers,
  id: id(32),
  at: '2026-11-16T17:00:00Z',
  from: 'system',
  text: 'Lembrando do seu horário amanhã',
  outcome: 'none',
  channel: 'whatsapp',
  state: 'read',
  occasion: 'appointment_reminder_24h',
};

type Opened = {
  talks?: Conversation[];
  opened?: Partial<OpenedConversation>;
  lines?: SaidLine[];
  address?: Record<string, unknown>;
  session?: typeof sampleSession;
  sending?: FakeRouter;
  /** Until when an answer is on its way. */
  answering?: () => Promise<void>;
};

function open(given: Opened = {}) {
  const { talks = [maria, hidden], opened = {}, lines = [hers, reminder] } = given;
  const calls = { list: vi.fn(), read: vi.fn(), reply: vi.fn(), settle: vi.fn(), assign: vi.fn() };
  const conversations = {
    list: server.list.handler(({ input }) => {
      calls.list(input.show, input.search);
      return { items: talks, nextCursor: null };
    }),
    get: server.get.handler(() => ({
      ...maria,
      reply: 'possible' as const,
      client: record,
      ...opened,
    })),
    thread: server.thread.handler(() => ({ items: lines, nextCursor: null })),
    markRead: server.markRead.handler(({ input }) => {
      calls.read(input.id);
      return input;
    }),
    reply: server.reply.handler(async ({ input }) => {
      calls.reply(input.text);
      await given.answering?.();
      return { ...hers, from: 'team' as const, text: input.text };
    }),
    settle: server.settle.handler(({ input }) => {
      calls.settle(input.id);
      return input;
    }),
    assign: server.assign.handler(({ input }) => {
      calls.assign(input.memberId);
      return { id: input.id };
    }),
    answerers: server.answerers.handler(() => [{ id: id(41), name: 'Rosa' }]),
    quickAnswers: server.quickAnswers.handler(() => [
      { id: id(51), name: 'Endereço', text: 'Oi Maria, estamos na Rua A.' },
    ]),
  };
  renderWithApi(
    <Page address={given.address ?? {}} />,
    { messaging: { conversations, sending: given.sending ?? {} } },
    { session: given.session ?? sampleSession },
  );
  return calls;
}

function Page({ address }: { address: Record<string, unknown> }) {
  const [view, setView] = useState(() => readTalksView(address));
  return <ConversationsPage view={view} onView={setView} />;
}

describe('the list', () => {
  test('says who wrote, what, when, what is unread and who waits', async () => {
    open();
    const [first, second] = await screen.findAllByRole('listitem');
    const row = within(first as HTMLElement);
    expect(row.getByText('Maria Alves')).toBeTruthy();
    expect(row.getByText('11:30')).toBeTruthy();
    expect(row.getByText('2 mensagens não lidas')).toBeTruthy();
    expect(row.getByText('Espera por você')).toBeTruthy();
    const other = within(second as HTMLElement);
    expect(other.getByText('Contato sem número')).toBeTruthy();
    expect(other.getByText('Ontem')).toBeTruthy();
    expect(other.getByText('Foto, áudio ou outro arquivo')).toBeTruthy();
  });

  test('is filtered, and says in words when nothing is left', async () => {
    const calls = open({ talks: [] });
    expect(await screen.findByText(/Quando um cliente responder no WhatsApp/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Esperando' }));
    expect(await screen.findByText('Ninguém espera por resposta.')).toBeTruthy();
    expect(calls.list).toHaveBeenLastCalledWith('waiting', '');
  });

  test('is closed to whoever may not see it', () => {
    const company = sampleSession.company && {
      ...sampleSession.company,
      role: 'professional' as const,
    };
    const calls = open({ session: { ...sampleSession, company } });
    expect(screen.getByText('Você não tem permissão para ver as conversas.')).toBeTruthy();
    expect(calls.list).not.toHaveBeenCalled();
  });
});

describe('an opened one', () => {
  const address = { id: maria.id };

  test('shows both sides by day, how far ours came, and is read thereby', async () => {
    const calls = open({ address });
    const log = within(await screen.findByRole('log'));
    const lines = await log.findAllByRole('listitem');
    expect(lines.map((line) => line.getAttribute('data-from'))).toEqual(['system', 'client']);
    expect(log.getByText('Ontem')).toBeTruthy();
    expect(log.getByText('Hoje')).toBeTruthy();
    expect(log.getByText('Lembrete de 24 horas')).toBeTruthy();
    expect(log.getByText('Lida')).toBeTruthy();
    await waitFor(() => expect(calls.read).toHaveBeenCalledWith(maria.id));
  });

  test('has her record and her next visit beside it', async () => {
    open({ address });
    const aside = within(await screen.findByRole('complementary', { name: 'Ficha do cliente' }));
    expect(aside.getByText('Amônia')).toBeTruthy();
    const visit = aside.getByRole('link', { name: '18/11/2026 14:00' });
    expect(visit.getAttribute('href')).toContain(`open=${id(21)}`);
    expect(aside.getByText('Corte · Ana')).toBeTruthy();
    expect(aside.getByRole('link', { name: 'Agendar' }).getAttribute('href')).toContain(id(11));
  });

  test('is answered with Enter, and the field is empty again', async () => {
    const calls = open({ address });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Escreva uma mensagem',
    });
    fireEvent.change(field, { target: { value: '  Pode sim!  ' } });
    fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
    expect(calls.reply).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(calls.reply).toHaveBeenCalledWith('Pode sim!'));
    await waitFor(() => expect(field.value).toBe(''));
  });

  test('what is typed while an answer is on its way stays, below one that did not leave', async () => {
    const answer = Promise.withResolvers<never>();
    open({ address, answering: () => answer.promise });
    const name = 'Escreva uma mensagem';
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name });
    fireEvent.change(field, { target: { value: 'Pode sim!' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(field.value).toBe(''));
    fireEvent.change(field, { target: { value: 'Até já' } });
    answer.reject(new Error('The line is gone'));
    await waitFor(() => expect(field.value).toBe('Pode sim!\nAté já'));
  });

  test('takes no message that is too long', async () => {
    const calls = open({ address });
    const field = await screen.findByRole('textbox', { name: 'Escreva uma mensagem' });
    fireEvent.change(field, { target: { value: 'x'.repeat(4001) } });
    expect(
      screen.getByText('Mensagem muito longa (máximo 4000 caracteres): são 4.001.'),
    ).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar' }).disabled).toBe(true);
    expect(calls.reply).not.toHaveBeenCalled();
  });

  test('offers answers that are ready, to be changed before they are sent', async () => {
    const calls = open({ address });
    fireEvent.click(await screen.findByRole('button', { name: 'Respostas prontas' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: /Endereço/ }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Escreva uma mensagem',
    });
    expect(field.value).toBe('Oi Maria, estamos na Rua A.');
    expect(calls.reply).not.toHaveBeenCalled();
  });

  test('says why an answer did not leave, and sends it once more', async () => {
    const failed: SaidLine = { ...reminder, id: id(33), from: 'team', occasion: 'reply' };
    const again = vi.fn<(sent: string) => void>();
    const { retry, get } = fakeServer.messaging.sending;
    open({
      address,
      lines: [{ ...failed, text: 'Pode sim!', state: 'failed', error: 'number-invalid' }, hers],
      sending: {
        retry: retry.handler(({ input, errors }) => {
          again(input.id);
          throw errors.WHATSAPP_NOT_CONNECTED();
        }),
        get: get.handler(({ errors }) => {
          throw errors.MESSAGE_NOT_FOUND();
        }),
      },
    });
    expect(await screen.findByText('Este número não tem WhatsApp')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await waitFor(() => expect(again).toHaveBeenCalledWith(failed.id));
    expect(await screen.findByText('Falha no reenvio')).toBeTruthy();
  });

  test('is settled, and given to somebody who answers', async () => {
    const calls = open({ address });
    fireEvent.click(await screen.findByRole('button', { name: 'Marcar como resolvida' }));
    await waitFor(() => expect(calls.settle).toHaveBeenCalledWith(maria.id));
    expect(await screen.findByText('Conversa marcada como resolvida')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Quem responde: Ninguém' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Rosa' }));
    await waitFor(() => expect(calls.assign).toHaveBeenCalledWith(id(41)));
    expect(await screen.findByText('Quem responde: Rosa')).toBeTruthy();
  });

  test.each([
    ['disconnected', /O WhatsApp está desconectado/],
    ['paused', /Os envios estão pausados/],
  ] as const)('where the number is %s leads to her own WhatsApp', async (reply, sentence) => {
    open({ address, opened: { reply } });
    expect(await screen.findByText(sentence)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Abrir no WhatsApp' });
    expect(link.getAttribute('href')).toBe('https://wa.me/5511987654321');
    expect(screen.queryByRole('textbox', { name: 'Escreva uma mensagem' })).toBeNull();
  });
});

test('an address that makes no sense opens the list as usual', () => {
  const view = readTalksView({ id: 'x', show: 'tudo', search: 7 });
  expect(view).toEqual({ id: undefined, show: 'all', search: '' });
  expect(talksSearch(view)).toEqual({ id: undefined, show: undefined, search: undefined });
  expect(talksSearch(readTalksView({ show: 'mine', search: 'ana' }))).toMatchObject({
    show: 'mine',
    search: 'ana',
  });
});

test('what clients write and call themselves is text, whatever it looks like', async () => {
  const attack = '<img src=x onerror="document.title=1">';
  open({
    talks: [{ ...maria, name: attack, lastText: attack }],
    opened: { name: attack, client: { ...record, name: attack } },
    lines: [{ ...hers, text: attack }],
    address: { open: maria.id },
  });
  expect((await screen.findAllByText(attack)).length).toBeGreaterThan(1);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
