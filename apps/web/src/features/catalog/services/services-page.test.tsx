import type { Service } from '@app/contract/catalog/services.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
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
import type { ServicesView } from './services-view.ts';

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

function Services() {
  const [view, setView] = useState<ServicesView>({});
  return <ServicesPage view={view} onView={setView} />;
}

function serving(services: Service[], handlers: FakeRouter = {}) {
  return { catalog: { services: { list: fake.list.handler(() => services), ...handlers } } };
}

async function openNewService(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Novo Serviço' }));
  await screen.findByRole('dialog', { name: 'Novo Serviço' });
}

test('a card tells duration, price, points and buffer of its service', async () => {
  renderWithApi(<Services />, serving([haircut]));

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
  renderWithApi(<Services />, serving([haircut]), { session });
  const row = await screen.findByRole('button', { name: 'Corte', expanded: false });
  expect(screen.queryByText('Lavagem e corte')).toBeNull();
  await userEvent.click(row);
  for (const text of ['Lavagem e corte', '8 pontos']) expect(screen.getByText(text)).toBeTruthy();
});

test('an empty list offers the first step', async () => {
  renderWithApi(<Services />, serving([]));

  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Primeiro Serviço' }));

  expect(await screen.findByRole('dialog', { name: 'Novo Serviço' })).toBeTruthy();
});

test('rows instead of cards are ordered by their headings, and stay chosen', async () => {
  const { unmount } = renderWithApi(<Services />, serving([haircut, manicure]));
  await userEvent.click(await screen.findByRole('radio', { name: 'Lista' }));
  const table = within(await screen.findByRole('table', { name: 'Serviços' }));
  await userEvent.click(table.getByRole('button', { name: 'Nome' }));
  await userEvent.click(table.getByRole('button', { name: 'Nome' }));
  const [, first] = table.getAllByRole('row');
  expect(first?.textContent).toContain('Unhas à francesa');
  unmount();
  renderWithApi(<Services />, serving([haircut]));
  expect(await screen.findByRole('table', { name: 'Serviços' })).toBeTruthy();
  localStorage.clear();
});

test('stand below their categories where somebody named one, the others last', async () => {
  renderWithApi(<Services />, serving([haircut, { ...manicure, category: 'Unhas' }]));
  await screen.findByText('Unhas à francesa');
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Unhas', 'Outros']);
});

test('a filter is chosen, named and come back to, beside what is searched for', async () => {
  const closed = { ...haircut, id: haircut.id.replace(/a$/, 'c'), name: 'Escova', active: false };
  renderWithApi(<Services />, serving([haircut, { ...manicure, category: 'Unhas' }, closed]));
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Categoria' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Unhas' }));
  expect(screen.getByText('1 serviço')).toBeTruthy();
  expect(screen.getByText('Categoria: Unhas')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Salvar filtro' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome do filtro' }), 'Só unhas');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  const saved = await screen.findByRole('button', { name: 'Só unhas', pressed: true });
  await userEvent.click(saved);
  expect(screen.getByText('3 serviços')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Só unhas', pressed: false }));
  expect(screen.getByText('1 serviço')).toBeTruthy();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar serviços' }), 'escova');
  expect(screen.getByText('Nenhum serviço encontrado com esses filtros.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca e filtros' }));
  expect(screen.getByText('3 serviços')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir filtro salvo Só unhas' }));
  expect(screen.queryByRole('list', { name: 'Filtros salvos' })).toBeNull();
});

test('the filter of the situation leaves those out of use', async () => {
  const closed = { ...manicure, active: false };
  renderWithApi(<Services />, serving([haircut, closed]));
  await userEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
  // Nobody named a category, so there is none to choose.
  expect(screen.queryByRole('combobox', { name: 'Categoria' })).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: 'Situação' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Inativo' }));
  expect(screen.getByText('1 serviço')).toBeTruthy();
  expect(screen.getByText('Unhas à francesa')).toBeTruthy();
});

test('the search looks into names and descriptions and ignores accents', async () => {
  renderWithApi(<Services />, serving([haircut, manicure]));

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
  renderWithApi(<Services />, serving([], { create: fake.create.handler(create) }));
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
  renderWithApi(<Services />, serving([], { create: fake.create.handler(create) }));
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
  renderWithApi(<Services />, { catalog: { services: { list, update } } });
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
  renderWithApi(<Services />, { catalog: { services: { list, update } } });
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
  renderWithApi(<Services />, serving([], { create: fake.create.handler(create) }));
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
  renderWithApi(<Services />, serving([haircut], { create }));
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
    <Services />,
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
  renderWithApi(<Services />, serving([]));
  await openNewService();

  await userEvent.clear(screen.getByLabelText('Intervalo depois'));
  await userEvent.type(screen.getByLabelText('Intervalo depois'), '45');

  expect(screen.getByText('Com os intervalos, ocupa 1h 15min na agenda.')).toBeTruthy();
});

test('whoever may only look gets no buttons to change anything', async () => {
  const session = { ...sampleSession };
  if (session.company) session.company = { ...session.company, role: 'receptionist' };
  renderWithApi(<Services />, serving([haircut]), { session });

  expect(await screen.findByText('Corte')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Novo Serviço' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ações de Corte' })).toBeNull();
  expect(await offeredMore()).toEqual([]);
});

test('a list that does not come says why', async () => {
  const list = fake.list.handler(({ errors }) => {
    throw errors.FORBIDDEN();
  });
  renderWithApi(<Services />, serving([], { list }));
  const sentence = 'Erro ao carregar serviços: Você não tem permissão para fazer isso.';
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test.each([
  ['UNAUTHORIZED', 'Usuário não autenticado'],
  ['NO_COMPANY', 'Usuário não possui empresa associada'],
  ['COMPANY_CHANGED', 'Outra empresa foi aberta em outra aba. Recarregue a página.'],
  ['FORBIDDEN', 'Você não tem permissão para criar serviços.'],
] as const)('a creation refused with %s is explained in words', async (code, sentence) => {
  const create = fake.create.handler(({ errors }) => {
    throw errors[code]();
  });
  renderWithApi(<Services />, serving([], { create }));
  await openNewService();

  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Escova');
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço' }), '90');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));

  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Novo Serviço' })).toBeTruthy();
});
