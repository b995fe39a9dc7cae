import type { Administrator } from '@app/contract/platform/administrators.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi, sampleSession } from '../../../../tests/support.tsx';
import { AdministratorsPage } from './administrators-page.tsx';

const fake = fakeServer.platform.administrators;
const own: Administrator = {
  id: sampleSession.user.id,
  name: 'Ana Souza',
  email: 'ana@plataforma.test',
  active: true,
  twoFactorEnabled: true,
  createdAt: '2026-03-10T12:00:00Z',
};
const bia: Administrator = {
  ...own,
  id: '01990000-0000-7000-8000-00000000000b',
  name: 'Bia Reis',
  email: 'bia@plataforma.test',
  twoFactorEnabled: false,
};

function renderPage(handlers: object = {}) {
  const list = fake.list.handler(() => [bia, own]);
  renderWithApi(<AdministratorsPage />, { platform: { administrators: { list, ...handlers } } });
}

test('an administrator is made with a password that is typed twice', async () => {
  const create = vi.fn((_input: object) => bia);
  renderPage({ create: fake.create.handler(({ input }) => create(input)) });
  await userEvent.click(screen.getByRole('button', { name: 'Novo Administrador' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Salvar' });

  await userEvent.click(save);
  expect(await within(dialog).findByText('Nome é obrigatório')).toBeTruthy();
  expect(within(dialog).getByText('Email inválido')).toBeTruthy();
  expect(within(dialog).getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy();

  await userEvent.type(within(dialog).getByLabelText('Nome'), 'Bia Reis');
  await userEvent.type(within(dialog).getByLabelText('E-mail'), 'bia@plataforma.test');
  await userEvent.type(within(dialog).getByLabelText('Senha'), 'chave-da-bia-9');
  await userEvent.type(within(dialog).getByLabelText('Confirmar senha'), 'outra');
  await userEvent.click(save);
  expect(await within(dialog).findByText('Senhas não coincidem')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();

  await userEvent.clear(within(dialog).getByLabelText('Confirmar senha'));
  await userEvent.type(within(dialog).getByLabelText('Confirmar senha'), 'chave-da-bia-9');
  await userEvent.click(save);
  expect(await screen.findByText('Administrador criado!')).toBeTruthy();
  expect(create).toHaveBeenCalledWith({
    name: 'Bia Reis',
    email: 'bia@plataforma.test',
    password: 'chave-da-bia-9',
  });
});

test('the e-mail stays as it is, and what was read goes along with a change', async () => {
  const update = vi.fn((_input: object) => bia);
  renderPage({ update: fake.update.handler(({ input }) => update(input)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Bia Reis' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText<HTMLInputElement>('E-mail').disabled).toBe(true);

  await userEvent.click(within(dialog).getByRole('switch'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Administrador atualizado!')).toBeTruthy();
  expect(update).toHaveBeenCalledWith({
    id: bia.id,
    name: 'Bia Reis',
    active: false,
    before: { name: 'Bia Reis', active: true },
  });
});

test('a colleague is removed after a question, and why not is said', async () => {
  const deactivate = fake.deactivate.handler(({ errors }) => {
    throw errors.ADMINISTRATOR_IS_LAST();
  });
  renderPage({ deactivate });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Ana Souza' }));
  expect(screen.queryByRole('menuitem', { name: 'Remover' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Ações de Bia Reis' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Erro ao remover administrador')).toBeTruthy();
  expect(screen.getByText(/^Este é o único administrador ativo/)).toBeTruthy();
});

test('what cannot be stored is said with its reason', async () => {
  renderPage({
    create: fake.create.handler(({ errors }) => {
      throw errors.ADMINISTRATOR_NO_MORE();
    }),
    update: fake.update.handler(() => {
      throw new Error('down');
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Bia Reis' }));
  const edit = within(await screen.findByRole('dialog'));
  await userEvent.click(edit.getByRole('switch'));
  await userEvent.click(edit.getByRole('button', { name: 'Salvar' }));
  const toast = await screen.findByText('Erro ao atualizar administrador');
  expect(toast.parentElement?.textContent).toContain('Algo deu errado do nosso lado.');
  await userEvent.click(edit.getByRole('switch'));
  await userEvent.click(edit.getByRole('button', { name: 'Cancelar' }));

  await userEvent.click(screen.getByRole('button', { name: 'Novo Administrador' }));
  const made = within(await screen.findByRole('dialog', { name: 'Novo Administrador' }));
  await userEvent.type(made.getByLabelText('Nome'), 'Bia Reis');
  await userEvent.type(made.getByLabelText('E-mail'), 'bia@plataforma.test');
  await userEvent.type(made.getByLabelText('Senha'), 'chave-da-bia-9');
  await userEvent.type(made.getByLabelText('Confirmar senha'), 'chave-da-bia-9');
  await userEvent.click(made.getByRole('button', { name: 'Salvar' }));
  const refused = await screen.findByText('Erro ao criar administrador');
  expect(refused.parentElement?.textContent).toContain(
    'Seu acesso de administrador foi encerrado.',
  );
}, 60_000);
