import type { CompanyStatus } from '@app/contract/platform/statuses.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { StatusesPage } from './statuses-page.tsx';

const fake = fakeServer.platform.statuses;
const vip: CompanyStatus = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'VIP',
  color: '#3B82F6',
  version: 2,
  createdAt: '2026-03-10T12:00:00Z',
};

function renderPage(stored: CompanyStatus[], handlers: object) {
  const list = fake.list.handler(() => stored);
  renderWithApi(<StatusesPage />, { platform: { statuses: { list, ...handlers } } });
}

/** Fails the first time, like a server that was away for a moment. */
function failingOnce() {
  return vi.fn<(input: object) => void>().mockImplementationOnce(() => {
    throw new Error('down');
  });
}

test('a new one needs a name, is blue unless somebody chooses, and a failure is said', async () => {
  const create = failingOnce();
  renderPage([], {
    create: fake.create.handler(({ input }) => {
      create(input);
      return vip;
    }),
  });
  expect(await screen.findByText('Nenhum status cadastrado')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Novo Status' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Novo Status' }));
  const save = dialog.getByRole('button', { name: 'Salvar' });
  await userEvent.click(save);
  expect(await dialog.findByText('Nome é obrigatório')).toBeTruthy();

  await userEvent.type(dialog.getByLabelText(/^Nome/), 'VIP');
  await userEvent.click(save);
  expect(await screen.findByText('Erro ao criar status')).toBeTruthy();
  await userEvent.click(save);
  expect(await screen.findByText('Status criado!')).toBeTruthy();
  expect(create).toHaveBeenLastCalledWith({ name: 'VIP', color: '#3B82F6' });
});

test('a card opens its form, and a change is stored with the version that was read', async () => {
  const update = failingOnce();
  renderPage([vip], {
    update: fake.update.handler(({ input }) => {
      update(input);
      return vip;
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'VIP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar status' }));
  await userEvent.type(dialog.getByLabelText(/^Nome/), ' Ouro');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar status')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Status atualizado!')).toBeTruthy();
  const sent = { id: vip.id, version: 2, name: 'VIP Ouro', color: '#3B82F6' };
  expect(update).toHaveBeenLastCalledWith(sent);
});

test('one is deleted after a question, and a failure is said', async () => {
  const remove = failingOnce();
  renderPage([vip], {
    remove: fake.remove.handler(({ input }) => {
      remove(input);
      return input;
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de VIP' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Excluir VIP?' }));
  expect(dialog.getByText('As empresas que têm este status ficam sem ele.')).toBeTruthy();
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao remover status')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Status removido!')).toBeTruthy();
  expect(remove).toHaveBeenLastCalledWith({ id: vip.id });
});
