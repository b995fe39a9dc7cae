import type { Client, ClientsTotal, ListedClient } from '@app/contract/clients/clients.contract';
import type { Role } from '@app/domain/team/permissions';
import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseMore, offeredMore } from '../../../../tests/page-menu.ts';
import {
  type FakeRouter,
  fakeServer,
  onPhone,
  renderWithApi,
  sampleSession,
} from '../../../../tests/support.tsx';
import type { KnownVisits, UseVisits } from './client-visits.tsx';
import { ClientsPage } from './clients-page.tsx';
import type { ClientsView } from './clients-view.ts';

const fake = fakeServer.clients;

// A toast that is still there would keep the next one waiting.
afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

const maria: ListedClient = {
  id: '01990000-0000-7000-8000-00000000000a',
  name: 'Maria Silva',
  email: 'maria@mail.com',
  phone: '5511987654321',
  birthDate: '1990-03-15',
  status: 'active',
  tags: ['VIP', 'Noiva'],
  createdAt: '2026-03-10T02:00:00Z',
};
const joao: ListedClient = {
  ...maria,
  id: maria.id.replace(/a$/, 'b'),
  name: 'João Lima',
  email: '',
  birthDate: null,
  status: 'blocked',
  tags: [],
};
const whole: Client = {
  ...maria,
  allergies: '',
  preferences: '',
  active: true,
  acceptsMarketing: false,
  blockedReason: null,
  isAnonymized: false,
  version: 4,
};

type Asked = { input: Record<string, unknown> };
type Page = { items: ListedClient[]; nextCursor: null; totals: ClientsTotal };

function pageOf(items: ListedClient[]): Page {
  return { items, nextCursor: null, totals: { count: items.length, isExact: true } };
}

type World = {
  clients?: FakeRouter;
  record?: FakeRouter;
  as?: Role;
  view?: ClientsView;
  useVisits?: UseVisits;
};
const useNoVisits: UseVisits = () => null;

function renderPage(list: (asked: Asked) => Page, world: World = {}) {
  const { company } = sampleSession;
  const session = {
    ...sampleSession,
    company: company && { ...company, role: world.as ?? 'owner' },
  };
  const router = {
    clients: {
      list: fake.clients.list.handler(list),
      tags: fake.clients.tags.handler(() => ['Noiva', 'VIP']),
      ...world.clients,
    },
    record: { listDuplicates: fake.record.listDuplicates.handler(() => []), ...world.record },
  };
  const seen: ClientsView[] = [];
  function Addressed() {
    const [view, setView] = useState(world.view ?? {});
    seen.push(view);
    return <ClientsPage view={view} onView={setView} useVisits={world.useVisits ?? useNoVisits} />;
  }
  return { ...renderWithApi(<Addressed />, { clients: router }, { session }), seen };
}

async function choose(name: string, action: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a row tells name, tags, contact, birth date, registration and state', async () => {
  window.innerWidth = 1440;
  renderPage(() => pageOf([maria, joao]));

  const row = (await screen.findByText('Maria Silva')).closest('tr');
  expect(row?.textContent).toBe(
    'MSMaria SilvaVIP · Noiva(11) 98765-4321maria@mail.com15/03/199009/03/2026Ativo',
  );
  expect(screen.queryByRole('columnheader', { name: 'Próxima visita' })).toBeNull();
  expect(screen.getByText('João Lima').closest('tr')?.textContent).toContain('Bloqueado');
  expect(screen.getByText('2 clientes')).toBeTruthy();
});

test('the name has all the room that the others do not need', async () => {
  renderPage(() => pageOf([maria]));

  await screen.findByText('VIP · Noiva');
  expect(screen.queryByRole('columnheader', { name: 'Nascimento' })).toBeNull();
  const widths = screen.getAllByRole('columnheader').map((heading) => heading.style.width);
  expect(widths.map((width) => width === '')).toEqual([true, ...widths.slice(1).map(() => false)]);
});

describe('visits', () => {
  const known = (isFailed = false): KnownVisits => ({
    byClient: new Map([
      [maria.id, { lastVisit: '2025-10-02T15:00:00Z', nextVisit: '2999-01-05T17:30:00Z' }],
    ]),
    isFailed,
  });

  test('the last and the next stand in the row, asked for once a page', async () => {
    const useVisits = vi.fn<UseVisits>(() => known());
    renderPage(() => pageOf([maria, joao]), { useVisits });
    const row = (await screen.findByText('Maria Silva')).closest('tr');
    expect(row?.textContent).toContain('05/01/2999 14:3002/10/2025');
    expect(useVisits).toHaveBeenLastCalledWith([[maria.id, joao.id]]);
  });

  test('that did not come are no visits that never were', async () => {
    renderPage(() => pageOf([joao]), { useVisits: () => known(true) });
    const row = (await screen.findByText('João Lima')).closest('tr');
    expect(row?.textContent).toContain('Não carregouNão carregou');
  });

  test('of a phone are the next, or else the last', async () => {
    onPhone();
    renderPage(() => pageOf([maria, joao]), { useVisits: () => known() });
    expect(await screen.findByText(/vem 05\/01\/2999 14:30/)).toBeTruthy();
  });
});

describe('a set of filters', () => {
  beforeEach(() => localStorage.clear());
  const saved = () => within(screen.getByRole('list', { name: 'Filtros salvos' }));

  test('gets a name, comes back with it and goes again', async () => {
    const { seen, unmount } = renderPage(() => pageOf([maria]), {
      view: { tag: 'VIP', search: 'maria', order: 'name' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar filtro' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Dê um nome ao filtro.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome do filtro' }), 'Vips{Enter}');
    expect((await screen.findByRole('button', { name: 'Vips' })).ariaPressed).toBe('true');
    expect(screen.queryByRole('button', { name: 'Salvar filtro' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vips' }));
    expect(seen.at(-1)).toEqual({ search: 'maria', order: 'name' });
    unmount();

    const again = renderPage(() => pageOf([maria]));
    await userEvent.click(await screen.findByRole('button', { name: 'Vips' }));
    expect(again.seen.at(-1)).toEqual({ tag: 'VIP' });
    await userEvent.click(saved().getByRole('button', { name: 'Excluir filtro salvo Vips' }));
    expect(screen.queryByRole('list', { name: 'Filtros salvos' })).toBeNull();
  });

  test('is kept without what is searched for, and only for the one who named it', async () => {
    const { unmount } = renderPage(() => pageOf([maria]), {
      view: { tag: 'VIP', search: 'maria' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar filtro' }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Nome do filtro' }),
      'Vips{Enter}',
    );
    await screen.findByRole('button', { name: 'Vips' });
    const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('saved_filters'));
    expect(key).toContain(sampleSession.user.id);
    expect(key).toContain(sampleSession.company?.id);
    expect(localStorage.getItem(key)).not.toContain('maria');
    unmount();
  });

  test('that the browser does not keep is said', async () => {
    renderPage(() => pageOf([maria]), { view: { tag: 'VIP' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar filtro' }));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Nome do filtro' }),
      'Vips{Enter}',
    );
    expect(await screen.findByText(/não deixou guardar o filtro/)).toBeTruthy();
    full.mockRestore();
  });
});

test('whoever may not see clients reads so, and nothing is asked of the server', async () => {
  const list = vi.fn((_asked: Asked) => pageOf([maria]));
  renderPage(list, { as: 'professional' });

  expect(await screen.findByText('Você não tem permissão para ver os clientes.')).toBeTruthy();
  expect(screen.queryByText('Carregando…')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test('on a phone each client is a name, a phone and what is out of the ordinary', async () => {
  onPhone();
  renderPage(() => pageOf([maria, joao]));

  await screen.findByText('Maria Silva');
  const list = screen.getByRole('list', { name: 'Clientes' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MSMaria Silva(11) 98765-4321',
    'JLJoão Lima(11) 98765-4321Bloqueado',
  ]);
});

test('the row leads to the client', async () => {
  const { history } = renderPage(() => pageOf([maria]));
  await userEvent.click(await screen.findByRole('button', { name: 'Maria Silva' }));
  await waitFor(() => expect(history.location.pathname).toBe(`/dashboard/clients/${maria.id}`));
});

test('search and filters are asked of the server, and read in words', async () => {
  const list = vi.fn((_asked: Asked) => pageOf([maria]));
  renderPage(list, { view: { birthdayMonth: 3, tag: 'VIP' } });

  expect(await screen.findByText('Mês do aniversário: Março')).toBeTruthy();
  expect(list.mock.calls[0]?.[0].input).toMatchObject({ birthdayMonth: 3, tag: 'VIP' });

  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Situação' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Bloqueado' }));
  await waitFor(() => expect(list.mock.lastCall?.[0].input).toMatchObject({ status: 'blocked' }));

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar clientes' }), ' joão ');
  await waitFor(() => expect(list.mock.lastCall?.[0].input).toMatchObject({ search: 'joão' }));
});

test('filters that leave nobody can be cleared', async () => {
  const { seen } = renderPage(() => pageOf([]), { view: { status: 'inactive', search: 'x' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Limpar busca e filtros' }));
  expect(seen.at(-1)).toEqual({});
  expect(await screen.findByText(/^Cadastre quem você atende/)).toBeTruthy();
});

test('the heading of the name orders by name', async () => {
  const list = vi.fn((_asked: Asked) => pageOf([maria]));
  renderPage(list);
  await screen.findByText('Maria Silva');
  await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
  await waitFor(() => expect(list.mock.lastCall?.[0].input).toMatchObject({ order: 'name' }));
});

test('an empty list offers the first step', async () => {
  renderPage(() => pageOf([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Cadastrar Primeiro Cliente' }));
  expect(await screen.findByRole('dialog', { name: 'Novo Cliente' })).toBeTruthy();
});

test('a client is deleted after the question', async () => {
  const remove = vi.fn(({ input }: { input: { id: string } }) => input);
  const list = vi.fn((_asked: Asked) => pageOf(remove.mock.calls.length ? [joao] : [maria, joao]));
  renderPage(list, { clients: { remove: fake.clients.remove.handler(remove) } });
  await choose('Maria Silva', 'Excluir');

  const question = within(await screen.findByRole('dialog', { name: 'Confirmar exclusão' }));
  expect(remove).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Excluir' }));

  expect(await screen.findByText('Cliente excluído com sucesso!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Maria Silva')).toBeNull());
});

test('a client with history is kept, and the dialog offers to deactivate her', async () => {
  const remove = fake.clients.remove.handler(({ errors }) => {
    throw errors.CLIENT_HAS_HISTORY();
  });
  const deactivate = vi.fn(() => whole);
  renderPage(() => pageOf([maria]), {
    clients: { remove, deactivate: fake.clients.deactivate.handler(deactivate) },
  });
  await choose('Maria Silva', 'Excluir');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));

  expect(
    await screen.findByText('Este registro possui histórico e não pode ser excluído. Inative-o.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Inativar' }));
  await waitFor(() => expect(deactivate).toHaveBeenCalledOnce());
});

test('a deletion that fails says so and can be tried again', async () => {
  const remove = fake.clients.remove.handler(() => {
    throw new Error('offline');
  });
  renderPage(() => pageOf([maria]), { clients: { remove } });
  await choose('Maria Silva', 'Excluir');
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Erro ao excluir cliente. Tente novamente.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Confirmar exclusão' })).toBeTruthy();
});

test('possible duplicates are counted for whoever may merge them', async () => {
  const clients = [maria, joao].map(({ id, name, email, phone, createdAt }) => {
    return { id, name, email, phone, createdAt };
  });
  const listDuplicates = fake.record.listDuplicates.handler(() => [
    { phone: maria.phone, clients },
  ]);
  renderPage(() => pageOf([maria, joao]), { record: { listDuplicates } });
  await waitFor(async () => expect(await offeredMore()).toContain('Duplicados (1)'));
  expect(await offeredMore()).toContain('Importar');
});

test('a receptionist edits clients, but exports, imports and merges nothing', async () => {
  const listDuplicates = vi.fn(() => []);
  renderPage(() => pageOf([maria]), {
    as: 'receptionist',
    record: { listDuplicates: fake.record.listDuplicates.handler(listDuplicates) },
  });
  expect(await screen.findByText('Maria Silva')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Novo Cliente' })).toBeTruthy();
  expect(await offeredMore()).toEqual([]);
  expect(listDuplicates).not.toHaveBeenCalled();
});

test('that the form of a new one is asked for is nothing that the list knows', async () => {
  const list = vi.fn((_asked: Asked) => pageOf([maria]));
  renderPage(list, { view: { new: true } });
  await screen.findByText('Maria Silva');
  expect(list.mock.calls[0]?.[0].input).not.toHaveProperty('new');
});

test('the export takes what the filters leave', async () => {
  URL.createObjectURL = () => 'blob:clients';
  URL.revokeObjectURL = () => {};
  const exportCsv = vi.fn((_asked: Asked) => new File(['nome'], 'clientes.csv'));
  renderPage(() => pageOf([maria]), {
    view: { status: 'active', order: 'name', new: true },
    clients: { exportCsv: fake.clients.exportCsv.handler(exportCsv) },
  });
  await chooseMore('Exportar CSV');
  await waitFor(() => expect(exportCsv.mock.calls[0]?.[0].input).toEqual({ status: 'active' }));
});
