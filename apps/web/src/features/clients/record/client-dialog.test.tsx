import type { Client } from '@app/contract/clients/clients.contract';
import { notifications } from '@mantine/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeRouter, fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { ClientEditor } from './client-editor.tsx';
import type { ClientTarget } from './client-target.ts';

const fake = fakeServer.clients.clients;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
  vi.restoreAllMocks();
});

const maria: Client = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Maria Silva',
  email: 'maria@mail.com',
  phone: '5511987654321',
  birthDate: '1990-03-15',
  status: 'active',
  tags: ['VIP'],
  createdAt: '2026-03-10T02:00:00Z',
  allergies: 'Amônia',
  preferences: '',
  active: true,
  acceptsMarketing: false,
  blockedReason: null,
  isAnonymized: false,
  version: 4,
};

type Asked = { input: Record<string, unknown> };

function renderEditor(target: ClientTarget, handlers: FakeRouter = {}) {
  const clients = {
    tags: fake.tags.handler(() => ['VIP']),
    get: fake.get.handler(() => maria),
    ...handlers,
  };
  function Opener() {
    const [opened, setOpened] = useState<ClientTarget | null>(null);
    return (
      <>
        <button type="button" onClick={() => setOpened(target)}>
          Abrir
        </button>
        <ClientEditor target={opened} onClose={() => setOpened(null)} />
      </>
    );
  }
  return renderWithApi(<Opener />, { clients: { clients } });
}

async function open(title: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: title });
  await screen.findByRole('textbox', { name: /^Nome/ });
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

test('a new client needs only a name, and is sent once', async () => {
  const create = vi.fn((_asked: Asked) => maria);
  renderEditor('new', { create: fake.create.handler(create) });
  await open('Novo Cliente');
  expect(screen.queryByRole('switch', { name: /^Ativo/ })).toBeNull();

  await userEvent.type(nameField(), ' Maria ');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Cliente criado com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    name: 'Maria',
    email: '',
    phone: '',
    birthDate: null,
    tags: [],
    allergies: '',
    preferences: '',
    allowsSamePhone: false,
  });
});

test('what is missing or wrong is said beside its field, and nothing is sent', async () => {
  const create = vi.fn(() => maria);
  renderEditor('new', { create: fake.create.handler(create) });
  await open('Novo Cliente');

  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'maria@');
  await userEvent.type(screen.getByRole('textbox', { name: 'Data de nascimento' }), '31021990');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '2098765');
  await save();

  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Email inválido')).toBeTruthy();
  expect(screen.getByText('Data inválida')).toBeTruthy();
  expect(screen.getByText('Telefone inválido')).toBeTruthy();
  expect(document.activeElement).toBe(nameField());
  expect(create).not.toHaveBeenCalled();
});

test('a phone that cannot be one is said beside the phone', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.PHONE_INVALID();
  });
  renderEditor('new', { create });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Maria');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '2098765');
  await save();

  expect(await screen.findByText('Telefone inválido')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Telefone' }));
});

test('a phone somebody has already is warned about, and may be saved anyway', async () => {
  const create = vi.fn((_asked: Asked) => maria);
  const refusing = fake.create.handler(({ input, errors }) => {
    create({ input });
    if (input.allowsSamePhone) return maria;
    throw errors.SAME_PHONE({ data: { clients: [{ id: maria.id, name: 'Maria Silva' }] } });
  });
  renderEditor('new', { create: refusing });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Filha');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await save();

  expect(await screen.findByText('Outro cliente já tem este telefone.')).toBeTruthy();
  const link = screen.getByRole('link', { name: /^Maria Silva/ });
  expect(link.getAttribute('href')).toBe(`/dashboard/clients/${maria.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar mesmo assim' }));

  expect(await screen.findByText('Cliente criado com sucesso!')).toBeTruthy();
  expect(create.mock.calls.map(([{ input }]) => input.allowsSamePhone)).toEqual([false, true]);
});

test('the warning goes without a crash where scrolling and focusing answer something', async () => {
  // As newer browsers do.
  Element.prototype.scrollIntoView = vi.fn(() => Promise.resolve()) as never;
  const focus = HTMLElement.prototype.focus;
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    focus.call(this);
    return Promise.resolve() as never;
  });
  const create = fake.create.handler(({ errors }) => {
    throw errors.SAME_PHONE({ data: { clients: [{ id: maria.id, name: 'Maria Silva' }] } });
  });
  const { unmount } = renderEditor('new', { create });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Filha');
  await save();
  await screen.findByText('Outro cliente já tem este telefone.');

  expect(unmount).not.toThrow();
});

test('a comma separates tags however they arrive, and Enter does not save', async () => {
  const create = vi.fn((_asked: Asked) => maria);
  renderEditor('new', { create: fake.create.handler(create) });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Maria');
  const tags = screen.getByLabelText('Etiquetas', { selector: 'input:not([type=hidden])' });
  // Without the key of a comma, as from the keyboard of a phone.
  await userEvent.click(tags);
  fireEvent.change(tags, { target: { value: 'noiva, gel,, Noiva' } });
  await userEvent.type(tags, '{Enter}');
  await userEvent.paste('VIP, praia');
  await userEvent.keyboard('{Enter}');
  expect(create).not.toHaveBeenCalled();
  await save();

  await waitFor(() =>
    expect(create.mock.calls[0]?.[0].input.tags).toEqual(['noiva', 'gel', 'VIP', 'praia']),
  );
});

test('a birth date with two figures for its year is of the last hundred years', async () => {
  const create = vi.fn((_asked: Asked) => maria);
  renderEditor('new', { create: fake.create.handler(create) });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Maria');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Data de nascimento' }),
    '5/3/90{Enter}',
  );

  await waitFor(() => expect(create.mock.calls[0]?.[0].input.birthDate).toBe('1990-03-05'));
});

test('the warning about a phone goes when the phone changes', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.SAME_PHONE({ data: { clients: [{ id: maria.id, name: 'Maria Silva' }] } });
  });
  renderEditor('new', { create });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Filha');
  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '11987654321');
  await save();
  await screen.findByText('Outro cliente já tem este telefone.');

  await userEvent.type(screen.getByRole('textbox', { name: 'Telefone' }), '{Backspace}2');
  expect(screen.queryByText('Outro cliente já tem este telefone.')).toBeNull();
});

test('a failed creation keeps the dialog with what was typed', async () => {
  const create = fake.create.handler(() => {
    throw new Error('offline');
  });
  renderEditor('new', { create });
  await open('Novo Cliente');
  await userEvent.type(nameField(), 'Maria');
  await save();

  expect(await screen.findByText('Erro ao criar cliente. Tente novamente.')).toBeTruthy();
  expect(nameField().value).toBe('Maria');
});

test('a failed change keeps the dialog with what was typed', async () => {
  const update = fake.update.handler(() => {
    throw new Error('offline');
  });
  renderEditor({ id: maria.id }, { update });
  await open('Editar Cliente');
  await userEvent.type(nameField(), ' Lima');
  await save();

  expect(await screen.findByText('Erro ao atualizar cliente. Tente novamente.')).toBeTruthy();
  expect(nameField().value).toBe('Maria Silva Lima');
});

test('editing sends the version that was read and the active switch', async () => {
  const update = vi.fn((_asked: Asked) => maria);
  renderEditor({ id: maria.id }, { update: fake.update.handler(update) });
  await open('Editar Cliente');
  expect(nameField().value).toBe('Maria Silva');
  expect(document.activeElement).toBe(nameField());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefone' }).value).toBe(
    '(11) 98765-4321',
  );

  await userEvent.click(screen.getByRole('switch', { name: /^Ativo/ }));
  await save();

  expect(await screen.findByText('Cliente atualizado com sucesso!')).toBeTruthy();
  expect(update.mock.calls[0]?.[0].input).toMatchObject({
    id: maria.id,
    version: 4,
    active: false,
    birthDate: '1990-03-15',
    tags: ['VIP'],
  });
});

test('what somebody else saves meanwhile joins what is being typed, and replaces none of it', async () => {
  let stored = { name: maria.name, preferences: '', version: 4 };
  const saved = vi.fn();
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.CLIENT_CHANGED();
    saved(input);
    return maria;
  });
  const get = vi.fn(() => ({ ...maria, ...stored }));
  const { api, queryClient } = renderEditor(
    { id: maria.id },
    { get: fake.get.handler(get), update },
  );
  await open('Editar Cliente');
  await userEvent.type(nameField(), ' Souza');

  stored = { name: 'Maria S.', preferences: 'Chá', version: 5 };
  await queryClient.invalidateQueries({ queryKey: api.clients.clients.key() });
  await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(nameField().value).toBe('Maria Silva Souza');

  await save();
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(screen.getByText('Mudou: Preferências. Já está no formulário.')).toBeTruthy();
  expect(screen.getByText(/^Você e a outra pessoa mudaram: Nome\./)).toBeTruthy();
  expect(nameField().value).toBe('Maria Silva Souza');
  expect(saved).not.toHaveBeenCalled();

  const sides = within(screen.getByRole('radiogroup', { name: 'Qual fica em Nome?' }));
  await userEvent.click(sides.getByRole('radio', { name: 'O da outra pessoa: Maria S.' }));
  expect(nameField().value).toBe('Maria S.');
  await userEvent.click(sides.getByRole('radio', { name: 'O seu: Maria Silva Souza' }));
  expect(nameField().value).toBe('Maria Silva Souza');

  await save();
  expect(await screen.findByText('Cliente atualizado com sucesso!')).toBeTruthy();
  const joined = { name: 'Maria Silva Souza', preferences: 'Chá', version: 5 };
  expect(saved.mock.calls[0]?.[0]).toMatchObject(joined);
});
