import type { Alert } from '@app/contract/platform/alerts.contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import { AlertsPage } from './alerts-page.tsx';

const fake = fakeServer.platform.alerts;
const salon = { id: '01990000-0000-7000-8000-00000000000c', name: 'Salão da Bê' };
const alert: Alert = {
  id: '01990000-0000-7000-8000-00000000000a',
  title: 'Manutenção',
  message: 'No domingo o sistema para.',
  type: 'warning',
  audience: 'specific',
  companies: [salon],
  startsOn: '2026-03-10',
  endsOn: '2026-03-12',
  active: false,
  version: 3,
  createdAt: '2026-03-10T12:00:00Z',
};

function renderPage(stored: Alert[], handlers: object = {}) {
  const list = fake.list.handler(() => stored);
  const findCompanies = fake.findCompanies.handler(() => [salon]);
  renderWithApi(<AlertsPage />, {
    platform: { alerts: { list, findCompanies, ...handlers } },
  });
}

test('an alert needs its words, and is made for the companies that were picked', async () => {
  const create = vi.fn((_input: object) => alert);
  renderPage([], { create: fake.create.handler(({ input }) => create(input)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Criar primeiro alerta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = dialog.getByRole('button', { name: 'Salvar' });
  await userEvent.clear(dialog.getByLabelText('Data de início'));
  await userEvent.click(save);
  for (const sentence of ['Título é obrigatório', 'Mensagem é obrigatória'])
    expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.getByText('Data de início é obrigatória')).toBeTruthy();

  await userEvent.type(dialog.getByLabelText('Título'), 'Manutenção');
  await userEvent.type(dialog.getByLabelText('Mensagem'), 'No domingo.');
  await userEvent.type(dialog.getByLabelText('Data de início'), '10/03/2026');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Para quem' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Empresas escolhidas' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Empresas' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Salão da Bê' }));
  await userEvent.click(save);

  expect(await screen.findByText('Alerta criado!')).toBeTruthy();
  expect(create).toHaveBeenCalledWith({
    title: 'Manutenção',
    message: 'No domingo.',
    type: 'info',
    audience: 'specific',
    companyIds: [salon.id],
    startsOn: '2026-03-10',
    endsOn: null,
    active: true,
  });
});

test('a card says for whom and until when, opens its form and is removed after a question', async () => {
  const remove = vi.fn(({ input }: { input: { id: string } }) => input);
  renderPage([alert], { remove: fake.remove.handler(remove) });
  expect(await screen.findByText(/^Salão da Bê ·/)).toBeTruthy();
  expect(screen.getByText('10/03/2026 a 12/03/2026')).toBeTruthy();
  expect(screen.getByText('Inativo')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Ações de Manutenção' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Alerta removido!')).toBeTruthy();
  expect(remove.mock.lastCall?.[0].input).toEqual({ id: alert.id });
});

test('one that is out of use stands back', async () => {
  renderPage([alert, { ...alert, id: salon.id, title: 'No ar', active: true }]);
  const cardOf = async (title: string) =>
    (await screen.findByRole('button', { name: title })).closest('[data-inactive]');
  expect(await cardOf('Manutenção')).not.toBeNull();
  expect(await cardOf('No ar')).toBeNull();
});

test('a change is said to be stored, and what fails is said', async () => {
  const update = vi.fn<() => void>().mockImplementationOnce(broken);
  renderPage([alert], {
    update: fake.update.handler(() => {
      update();
      return alert;
    }),
    remove: fake.remove.handler(broken),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manutenção' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Título'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao atualizar alerta')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Alerta atualizado!')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Ações de Manutenção' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao remover alerta')).toBeTruthy();
});

test('what a colleague saved meanwhile joins what was typed, and the next save goes through', async () => {
  const theirs = { ...alert, message: 'No sábado o sistema para.', version: 4 };
  const list = vi.fn(() => [alert]);
  const update = vi.fn((_input: object) => ({ ...theirs, version: 5 }));
  renderPage([], {
    list: fake.list.handler(list),
    update: fake.update.handler(({ input, errors }) => {
      if (input.version !== 4) throw errors.ALERT_CHANGED();
      return update(input);
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manutenção' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Título'), '!');
  list.mockReturnValue([theirs]);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByDisplayValue(theirs.message)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Alerta atualizado!')).toBeTruthy();
  expect(update.mock.lastCall?.[0]).toMatchObject({
    title: 'Manutenção!',
    message: theirs.message,
    companyIds: [salon.id],
  });
});

test('where two changed the same, choices and companies are read by their words', async () => {
  const spa = { id: '01990000-0000-7000-8000-00000000000d', name: 'Spa Azul' };
  const barber = { id: '01990000-0000-7000-8000-00000000000e', name: 'Barbearia' };
  const theirs: Alert = { ...alert, type: 'success', companies: [barber], version: 4 };
  const list = vi.fn(() => [alert]);
  renderPage([], {
    list: fake.list.handler(list),
    findCompanies: fake.findCompanies.handler(() => [spa]),
    update: fake.update.handler(({ errors }) => {
      throw errors.ALERT_CHANGED();
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Manutenção' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Problema' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Empresas' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Spa Azul' }));
  list.mockReturnValue([theirs]);
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  for (const side of [
    'O seu: Problema',
    'O da outra pessoa: Boa notícia',
    'O seu: Salão da Bê, Spa Azul',
    'O da outra pessoa: Barbearia',
  ])
    expect(await dialog.findByRole('radio', { name: side })).toBeTruthy();
});

test('an alert whose companies were all deleted says so', async () => {
  renderPage([{ ...alert, companies: [] }]);
  expect(await screen.findByText(/^Nenhuma empresa: as escolhidas foram excluídas/)).toBeTruthy();
});

test('one that cannot be made is said, too', async () => {
  renderPage([], { create: fake.create.handler(broken) });
  await userEvent.click(await screen.findByRole('button', { name: 'Criar primeiro alerta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Título'), 'Manutenção');
  await userEvent.type(dialog.getByLabelText('Mensagem'), 'No domingo.');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Erro ao criar alerta')).toBeTruthy();
});

function broken(): never {
  throw new Error('down');
}
