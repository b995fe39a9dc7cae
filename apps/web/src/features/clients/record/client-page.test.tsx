import type { ClientConsent, ClientNote } from '@app/contract/clients/client-record.contract';
import type { Client } from '@app/contract/clients/clients.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type FakeRouter,
  fakeServer,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ClientPage } from './client-page.tsx';

const fake = fakeServer.clients;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

const maria: Client = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Maria Silva',
  email: '',
  phone: '5511987654321',
  birthDate: '1990-03-15',
  status: 'active',
  tags: ['VIP'],
  createdAt: '2026-03-10T02:00:00Z',
  allergies: 'Amônia',
  preferences: 'Café sem açúcar',
  active: true,
  acceptsMarketing: false,
  blockedReason: null,
  isAnonymized: false,
  version: 4,
};
const note: ClientNote = {
  id: '01990000-0000-7000-8000-0000000000b1',
  text: 'Prefere a Bia',
  authorName: 'Ana Souza',
  createdAt: '2026-03-10T12:00:00Z',
  isOwn: true,
};

type World = {
  client?: Partial<Client>;
  clients?: FakeRouter;
  record?: FakeRouter;
  as?: Role;
  tab?: string;
  onTab?: (name: string) => void;
};

function renderPage(world: World = {}) {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: world.as ?? 'owner' },
  };
  const router = {
    clients: {
      get: fake.clients.get.handler(() => ({ ...maria, ...world.client })),
      tags: fake.clients.tags.handler(() => []),
      ...world.clients,
    },
    record: { listNotes: fake.record.listNotes.handler(() => [note]), ...world.record },
  };
  function Addressed() {
    const [tab, setTab] = useState(world.tab);
    const openTab = (name: string) => {
      world.onTab?.(name);
      setTab(name);
    };
    return (
      <ClientPage
        clientId={maria.id}
        tab={tab}
        onTab={openTab}
        book={{ label: 'Agendar', icon: null, href: '/agenda' }}
      />
    );
  }
  return renderWithApi(<Addressed />, { clients: router }, { session });
}

async function choose(action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('the record tells who she is, since when, and what must not be overlooked', async () => {
  renderPage();

  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Silva' })).toBeTruthy();
  expect(screen.getByText('Cliente desde 09/03/2026')).toBeTruthy();
  expect(screen.getByText('Email').nextSibling?.textContent).toBe('Não informado');
  expect(screen.getByText('Telefone').nextSibling?.textContent).toBe('(11) 98765-4321');
  expect(screen.getByText('Aniversário').nextSibling?.textContent).toMatch(/^15\/03\/1990 · \d+ a/);
  const warning = screen.getByRole('alert', { name: 'Alergias e cuidados' });
  expect(warning.textContent).toContain('Amônia');
  const facts = screen.getByRole('heading', { name: 'Informações' });
  expect(warning.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Agendar' })).toBeTruthy();
  expect(screen.queryByText('Ativo')).toBeNull();
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(whatsApp.getAttribute('href')).toBe('https://wa.me/5511987654321');
  const call = screen.getByRole('link', { name: 'Ligar' });
  expect(call.getAttribute('href')).toBe('tel:+5511987654321');
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe(
    '/dashboard/clients',
  );
});

test('somebody unknown is not found, and the way leads back', async () => {
  const get = fake.clients.get.handler(({ errors }) => {
    throw errors.CLIENT_NOT_FOUND();
  });
  renderPage({ clients: { get } });

  expect(await screen.findByText('Cliente não encontrado')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe(
    '/dashboard/clients',
  );
});

test('a record that cannot be loaded can be asked for again', async () => {
  const get = vi.fn<() => Client>().mockImplementationOnce(() => {
    throw new Error('offline');
  });
  get.mockReturnValue(maria);
  renderPage({ clients: { get: fake.clients.get.handler(get) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Maria Silva' })).toBeTruthy();
});

test('a tab that cannot be loaded offers to try again', async () => {
  const listNotes = fake.record.listNotes.handler(() => {
    throw new Error('offline');
  });
  renderPage({ record: { listNotes } });
  expect(await screen.findByText('Não foi possível carregar os dados.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Maria Silva' })).toBeTruthy();
});

test('a note is written once, and the field is empty afterwards', async () => {
  const writeNote = vi.fn(({ input }: { input: { text: string } }) => ({ ...note, ...input }));
  renderPage({ record: { writeNote: fake.record.writeNote.handler(writeNote) } });

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nova anotação' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Anotar' }).disabled).toBe(true);
  await userEvent.type(field, 'Chega cedo');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Anotar' }));

  await waitFor(() => expect(field.value).toBe(''));
  expect(writeNote).toHaveBeenCalledOnce();
  expect(writeNote.mock.calls[0]?.[0].input).toEqual({ clientId: maria.id, text: 'Chega cedo' });
});

test('two clicks before the first one is noticed write one note', async () => {
  const writeNote = vi.fn(() => note);
  renderPage({ record: { writeNote: fake.record.writeNote.handler(writeNote) } });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nova anotação' });
  await userEvent.type(field, 'Chega cedo');
  const button = screen.getByRole('button', { name: 'Anotar' });
  fireEvent.click(button);
  fireEvent.click(button);

  await waitFor(() => expect(field.value).toBe(''));
  expect(writeNote).toHaveBeenCalledOnce();
});

test('what is typed while a note is written is not lost', async () => {
  const answers = Promise.withResolvers<void>();
  const writeNote = vi.fn(async () => {
    await answers.promise;
    return note;
  });
  renderPage({ record: { writeNote: fake.record.writeNote.handler(writeNote) } });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nova anotação' });
  await userEvent.type(field, 'Chega cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(writeNote).toHaveBeenCalledOnce());
  await userEvent.clear(field);
  await userEvent.type(field, 'Gosta de chá');
  answers.resolve();

  expect(await screen.findByText('Anotação criada com sucesso!')).toBeTruthy();
  expect(field.value).toBe('Gosta de chá');
});

test('a note that could not be written can be sent again', async () => {
  const writeNote = vi.fn<() => ClientNote>().mockImplementationOnce(() => {
    throw new Error('offline');
  });
  writeNote.mockReturnValue(note);
  renderPage({ record: { writeNote: fake.record.writeNote.handler(writeNote) } });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nova anotação' });
  await userEvent.type(field, 'Chega cedo');
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.click(screen.getByRole('button', { name: 'Anotar' }));

  await waitFor(() => expect(field.value).toBe(''));
});

test('the tab that is open already leads nowhere', async () => {
  const onTab = vi.fn();
  renderPage({ onTab });
  await userEvent.click(await screen.findByRole('tab', { name: 'Anotações' }));
  expect(onTab).not.toHaveBeenCalled();
});

test('whoever may not see clients reads so, and nothing is asked of the server', async () => {
  const get = vi.fn(() => maria);
  renderPage({ as: 'professional', clients: { get: fake.clients.get.handler(get) } });

  expect(await screen.findByText('Você não tem permissão para ver os clientes.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toBe('/dashboard');
  expect(get).not.toHaveBeenCalled();
});

test('only one’s own notes can be deleted, after a question', async () => {
  const other = { ...note, id: note.id.replace(/1$/, '2'), text: 'De outra', isOwn: false };
  const removeNote = vi.fn(({ input }: { input: { id: string } }) => input);
  renderPage({
    record: {
      listNotes: fake.record.listNotes.handler(() => [note, other]),
      removeNote: fake.record.removeNote.handler(removeNote),
    },
  });

  expect(await screen.findByText('De outra')).toBeTruthy();
  expect(
    screen.getByText('Ana Souza · 10/03/2026 09:00', { selector: 'li:first-child *' }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir anotação' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(removeNote.mock.calls[0]?.[0].input.id).toBe(note.id));
});

test('consent is revoked as easily as it is given, and says how', async () => {
  const consent: ClientConsent = {
    id: note.id,
    granted: true,
    source: 'counter',
    recordedByName: 'Ana Souza',
    recordedAt: '2026-03-10T12:00:00Z',
  };
  const recordConsent = vi.fn((_asked: { input: object }) => consent);
  renderPage({
    tab: 'consent',
    record: {
      listConsents: fake.record.listConsents.handler(() => [consent]),
      recordConsent: fake.record.recordConsent.handler(recordConsent),
    },
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Revogar consentimento' }));
  expect(await screen.findByText('Escolha como a pessoa respondeu')).toBeTruthy();
  expect(recordConsent).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('combobox', { name: 'Como a pessoa respondeu' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Por telefone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Revogar consentimento' }));
  await waitFor(() => expect(recordConsent).toHaveBeenCalledOnce());
  expect(recordConsent.mock.calls[0]?.[0].input).toEqual({
    clientId: maria.id,
    granted: false,
    source: 'phone',
  });
});

test('the history tells who changed what, before and after', async () => {
  const listChanges = fake.record.listChanges.handler(() => [
    {
      at: '2026-03-11T12:00:00Z',
      userName: null,
      action: 'update',
      fields: [{ name: 'email', before: '', after: 'maria@mail.com' }],
    },
  ]);
  renderPage({ record: { listChanges } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Histórico de alterações' }));

  const list = await screen.findByRole('list', { name: 'Alterações do cliente' });
  expect(list.textContent).toContain('Sistema · 11/03/2026 09:00');
  expect(list.textContent).toContain('E-mailantes vazio depois maria@mail.com');
});

test('a client is blocked with a reason', async () => {
  const block = vi.fn((_asked: { input: object }): Client => ({ ...maria, status: 'blocked' }));
  renderPage({ clients: { block: fake.clients.block.handler(block) } });
  await choose('Bloquear');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'Faltou 3 vezes');
  await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }));

  expect(await screen.findByText('Cliente bloqueado com sucesso!')).toBeTruthy();
  expect(block.mock.calls[0]?.[0].input).toEqual({ id: maria.id, reason: 'Faltou 3 vezes' });
});

test('a blocked client shows why, and can be let in again', async () => {
  const unblock = vi.fn(() => maria);
  renderPage({
    client: { status: 'blocked', blockedReason: 'Faltou 3 vezes' },
    clients: { unblock: fake.clients.unblock.handler(unblock) },
  });
  expect(await screen.findByText('Motivo: Faltou 3 vezes')).toBeTruthy();
  await choose('Desbloquear');
  expect(await screen.findByText('Cliente desbloqueado com sucesso!')).toBeTruthy();
});

test('to forget somebody, a word has to be typed', async () => {
  const anonymize = vi.fn(({ input }: { input: { clientId: string } }) => ({ id: input.clientId }));
  renderPage({ record: { anonymize: fake.record.anonymize.handler(anonymize) } });
  await choose('Anonimizar');

  const dialog = within(await screen.findByRole('dialog', { name: 'Anonimizar Maria Silva' }));
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Anonimizar' });
  expect(button.disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), 'anonimiza{Enter}');
  expect(anonymize).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox'), 'r');
  await userEvent.click(button);

  expect(await screen.findByText('Cliente anonimizado com sucesso!')).toBeTruthy();
  expect(anonymize).toHaveBeenCalledOnce();
});

test('nothing of somebody forgotten can be changed', async () => {
  renderPage({ client: { name: 'Cliente anonimizado', phone: '', isAnonymized: true } });
  expect(await screen.findByText(/apagados a pedido do titular/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mais ações' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Nova anotação' })).toBeNull();
});

test('whoever may not erase is not offered it', async () => {
  renderPage({ as: 'receptionist' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(items).toEqual(['Bloquear', 'Inativar', 'Excluir']);
});
