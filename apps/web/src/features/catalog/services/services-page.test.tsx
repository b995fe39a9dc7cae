import type { Service } from '@app/contract/catalog/services.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offeredMore } from '../../../../tests/page-menu.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import { ServicesPage } from './services-page.tsx';

const fake = fakeServer.catalog.services;

const haircut: Service = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Corte',
  description: 'Lavagem e corte',
  category: '',
  durationMinutes: 90,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  priceCents: 1234_50,
  color: '#2563EB',
  loyaltyPoints: 8,
  returnAfterDays: null,
  active: true,
  version: 3,
  createdAt: '2026-03-10T12:00:00Z',
};
const manicure: Service = {
  ...haircut,
  id: haircut.id.replace(/a$/, 'b'),
  name: 'Unhas à francesa',
};

function serving(services: Service[], handlers: FakeRouter = {}) {
  return { catalog: { services: { list: fake.list.handler(() => services), ...handlers } } };
}

async function openNewService(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Serviço' }));
  await screen.findByRole('dialog', { name: 'Novo Serviço' });
}

test('a card tells duration, price, points and buffer of its service', async () => {
  renderWithApi(<ServicesPage />, serving([haircut]));

  const card = await screen.findByRole('listitem');

  for (const text of ['Corte', '1h 30min', 'R$ 1.234,50', '8 pontos', '10min depois', 'Ativo']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
});

test('on a phone, whoever may not change a service folds out the rest', async () => {
  onPhone();
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: 'receptionist' as const },
  };
  renderWithApi(<ServicesPage />, serving([haircut]), { session });
  const row = await screen.findByRole('button', { name: 'Corte', expanded: false });
  expect(screen.queryByText('Lavagem e corte')).toBeNull();
  await userEvent.click(row);
  for (const text of ['Lavagem e corte', '8 pontos']) expect(screen.getByText(text)).toBeTruthy();
});

test('an empty list offers the first step', async () => {
  renderWithApi(<ServicesPage />, serving([]));

  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Primeiro Serviço' }));

  expect(await screen.findByRole('dialog', { name: 'Novo Serviço' })).toBeTruthy();
});

test('rows instead of cards are ordered by their headings, and stay chosen', async () => {
  const { unmount } = renderWithApi(<ServicesPage />, serving([haircut, manicure]));
  await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }));
  const table = within(await screen.findByRole('table', { name: 'Serviços' }));
  await userEvent.click(table.getByRole('button', { name: 'Nome' }));
  await userEvent.click(table.getByRole('button', { name: 'Nome' }));
  const [, first] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Unhas à francesa');
  unmount();
  renderWithApi(<ServicesPage />, serving([haircut]));
  expect(await screen.findByRole('table', { name: 'Serviços' })).toBeTruthy();
  localStorage.clear();
});

test('stand below their categories where somebody named one, the others last', async () => {
  renderWithApi(<ServicesPage />, serving([haircut, { ...manicure, category: 'Unhas' }]));
  await screen.findByText('Unhas à francesa');
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Unhas', 'Outros']);
});

test('the search looks into names and descriptions and ignores accents', async () => {
  renderWithApi(<ServicesPage />, serving([haircut, manicure]));

  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Buscar serviços' }),
    'FRANCESA',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 serviço')).toBeTruthy();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar serviços' }), ' nada');
  expect(screen.getByText('Nenhum serviço encontrado com essa busca.')).toBeTruthy();
});

test('a new service starts with the usual values and is sent once', async () => {
  const create = vi.fn((options: { input: object }) => ({ ...haircut, ...options.input }));
  renderWithApi(<ServicesPage />, serving([], { create: fake.create.handler(create) }));
  await openNewService();

  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), ' Escova ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '90,5');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Serviço criado com sucesso!')).toBeTruthy();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0].input).toEqual({
    name: 'Escova',
    description: '',
    category: '',
    durationMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    priceCents: 90_50,
    color: '#2563EB',
    loyaltyPoints: 0,
    returnAfterDays: null,
    active: true,
  });
});

test('a price below one real is asked about before it is saved', async () => {
  const create = vi.fn((options: { input: object }) => ({ ...haircut, ...options.input }));
  renderWithApi(<ServicesPage />, serving([], { create: fake.create.handler(create) }));
  await openNewService();

  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Escova');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '0,8');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const question = await screen.findByRole('dialog', { name: 'O preço é mesmo R$ 0,80?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Corrigir o preço' }));
  expect(create).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sim, salvar' }));
  expect(await screen.findByText('Serviço criado com sucesso!')).toBeTruthy();
  expect(create.mock.calls[0]?.[0].input).toMatchObject({ priceCents: 80 });
});

test('what somebody else saved meanwhile joins what was typed', async () => {
  let stored = haircut;
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.SERVICE_CHANGED();
    stored = { ...stored, ...input, version: stored.version + 1 };
    return stored;
  });
  const list = fake.list.handler(() => [stored]);
  renderWithApi(<ServicesPage />, { catalog: { services: { list, update } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Corte' }));
  await screen.findByRole('dialog', { name: 'Editar Serviço' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Descrição' }), ' seco');

  stored = { ...haircut, priceCents: 90_00, version: 4 };
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Mudou: Preço. Já está no formulário.')).toBeTruthy();
  expect(screen.getByDisplayValue('Lavagem e corte seco')).toBeTruthy();
  expect(stored.description).toBe('Lavagem e corte');

  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Serviço atualizado com sucesso!')).toBeTruthy();
  expect(stored).toMatchObject({ description: 'Lavagem e corte seco', priceCents: 90_00 });
});

test('what one stored oneself, unheard, is not said to be of somebody else', async () => {
  let stored = haircut;
  let isCut = true;
  const update = fake.update.handler(({ input, errors }) => {
    if (input.version !== stored.version) throw errors.SERVICE_CHANGED();
    stored = { ...stored, ...input, version: stored.version + 1 };
    if (isCut) throw new TypeError('Failed to fetch');
    return stored;
  });
  const list = fake.list.handler(() => [stored]);
  renderWithApi(<ServicesPage />, { catalog: { services: { list, update } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Corte' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Descrição' }), ' seco ');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Tente novamente/)).toBeTruthy();

  isCut = false;
  await userEvent.type(screen.getByRole('textbox', { name: 'Descrição' }), 'e fino');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('O que você salvou antes foi guardado')).toBeTruthy();
  expect(screen.queryByText(/outra pessoa/i)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Serviço atualizado com sucesso!')).toBeTruthy();
  expect(stored.description).toBe('Lavagem e corte seco e fino');
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const create = vi.fn(() => haircut);
  renderWithApi(<ServicesPage />, serving([], { create: fake.create.handler(create) }));
  await openNewService();

  await userEvent.clear(screen.getByLabelText(/^Duração/));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Nome é obrigatório')).toBeTruthy();
  expect(screen.getByText('Duração deve ser maior que 0')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Nome/ }));
  expect(create).not.toHaveBeenCalled();
});

test('a name in use is said beside the name, with everything typed still there', async () => {
  const create = fake.create.handler(({ errors }) => {
    throw errors.SERVICE_NAME_TAKEN();
  });
  renderWithApi(<ServicesPage />, serving([haircut], { create }));
  await openNewService();

  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Corte');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '80');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText('Já existe um serviço com este nome.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Nome/ }).value).toBe('Corte');
});

test('a service with history is kept, and the dialog offers to deactivate it', async () => {
  const remove = fake.remove.handler(({ errors }) => {
    throw errors.SERVICE_HAS_HISTORY();
  });
  const deactivate = vi.fn(() => ({ ...haircut, active: false }));
  renderWithApi(
    <ServicesPage />,
    serving([haircut], { remove, deactivate: fake.deactivate.handler(deactivate) }),
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Ações de Corte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  expect(screen.getByText('Tem certeza que deseja excluir este serviço?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));

  expect(
    await screen.findByText('Este registro possui histórico e não pode ser excluído. Inative-o.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(deactivate).toHaveBeenCalledOnce());
});

test('the form says how long the agenda is taken with the intervals', async () => {
  renderWithApi(<ServicesPage />, serving([]));
  await openNewService();

  await userEvent.clear(screen.getByLabelText('Intervalo depois'));
  await userEvent.type(screen.getByLabelText('Intervalo depois'), '45');

  expect(screen.getByText('Com os intervalos, ocupa 1h 15min na agenda.')).toBeTruthy();
});

test('whoever may only look gets no buttons to change anything', async () => {
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: 'receptionist' };
  renderWithApi(<ServicesPage />, serving([haircut]), { session });

  expect(await screen.findByText('Corte')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo Serviço' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Corte' })).toBeNull();
  expect(await offeredMore()).toEqual([]);
});

test.each([
  ['UNAUTHORIZED', 'Usuário não autenticado'],
  ['NO_COMPANY', 'Usuário não possui empresa associada'],
  ['FORBIDDEN', 'Você não tem permissão para criar serviços.'],
] as const)('a creation refused with %s is explained in words', async (code, sentence) => {
  const create = fake.create.handler(({ errors }) => {
    throw errors[code]();
  });
  renderWithApi(<ServicesPage />, serving([], { create }));
  await openNewService();

  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Escova');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Novo Serviço' })).toBeTruthy();
});
