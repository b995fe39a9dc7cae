import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchSavedFile } from '../../../tests/saved-file.ts';
import { onPhone, renderWithApi } from '../../../tests/support.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { Column } from './table-column.ts';

type Service = { id: string; name: string; minutes: number };

const services: Service[] = [
  { id: '1', name: 'Depilação', minutes: 40 },
  { id: '2', name: 'Corte', minutes: 5 },
  { id: '3', name: 'Escova', minutes: 100 },
];

const columns: Column<Service>[] = [
  { id: 'name', header: 'Nome', cell: (row) => row.name, sortBy: (row) => row.name },
  { id: 'minutes', header: 'Duração', cell: (row) => row.minutes, sortBy: (row) => row.minutes },
];

function renderTable(changes: Partial<DataTableProps<Service>> = {}) {
  return renderWithApi(
    <DataTable
      label="Serviços"
      noun={{ one: 'serviço', many: 'serviços' }}
      rows={services}
      columns={columns}
      keyOf={(row) => row.id}
      nameOf={(row) => row.name}
      searchIn={(row) => row.name}
      empty={<p>Nenhum serviço ainda.</p>}
      {...changes}
    />,
  );
}

function names(): (string | null | undefined)[] {
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

test('the row opens by mouse anywhere on it', async () => {
  const onOpen = vi.fn();
  renderTable({ onOpen });

  await userEvent.click(screen.getByText('100'));

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(services[2]);
});

test('the row opens by keyboard', async () => {
  const onOpen = vi.fn();
  renderTable({ onOpen });

  screen.getByRole('button', { name: 'Corte' }).focus();
  await userEvent.keyboard('{Enter}');

  expect(onOpen).toHaveBeenCalledExactlyOnceWith(services[1]);
});

test('an action in the menu acts on its row and does not open it', async () => {
  const onOpen = vi.fn();
  const remove = vi.fn();
  renderTable({
    onOpen,
    actionsOf: (row) => [{ label: 'Excluir', icon: null, onSelect: () => remove(row.id) }],
  });

  await userEvent.click(screen.getByRole('button', { name: 'Ações de Corte' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }));

  expect(remove).toHaveBeenCalledExactlyOnceWith('2');
  expect(onOpen).not.toHaveBeenCalled();
});

test('search ignores accents and case, and says how many are left', async () => {
  renderTable();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar serviços' }), 'DEPILACAO');

  expect(names()).toEqual(['Depilação']);
  expect(screen.getByRole('status').textContent).toBe('1 de 3 serviços');
});

test('the slash key goes to the search box', async () => {
  renderTable();

  await userEvent.keyboard('/');

  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a search without results can be taken back', async () => {
  renderTable();
  await userEvent.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByText('Nenhum resultado para “xyz”.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));

  expect(names()).toHaveLength(3);
});

test('a heading sorts up, then down, by value and not by letters', async () => {
  renderTable();
  const heading = screen.getByRole('columnheader', { name: 'Duração' });

  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Corte', 'Depilação', 'Escova']);
  expect(heading.getAttribute('aria-sort')).toBe('ascending');

  await userEvent.click(within(heading).getByRole('button'));
  expect(names()).toEqual(['Escova', 'Depilação', 'Corte']);
  expect(heading.getAttribute('aria-sort')).toBe('descending');
});

test('an empty list shows what was prepared for it', () => {
  renderTable({ rows: [] });

  expect(screen.getByText('Nenhum serviço ainda.')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('while the rows are on their way the table has its shape already', () => {
  renderTable({ rows: undefined });

  expect(screen.getByRole('table', { name: 'Serviços' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Carregando…');
});

test('on a phone the rows are cards that open, and the order is chosen in a menu', async () => {
  onPhone();
  const onOpen = vi.fn();
  renderTable({ onOpen });
  expect(screen.queryByRole('table')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Ordenar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duração' }));
  const cards = within(screen.getByRole('list', { name: 'Serviços' }));
  await waitFor(() =>
    expect(cards.getAllByRole('button').map((card) => card.textContent)).toEqual([
      'Corte',
      'Depilação',
      'Escova',
    ]),
  );

  await userEvent.click(cards.getByRole('button', { name: 'Escova' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(services[2]);
});

test('on a phone the filters wait in a sheet', async () => {
  onPhone();
  renderTable({ filters: <p>Só ativos</p> });
  expect(screen.queryByText('Só ativos')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));

  expect(await screen.findByText('Só ativos')).toBeTruthy();
});

test('what is in sight is exported, in the order in which it stands', async () => {
  const saved = catchSavedFile();
  const sheet = {
    fileName: 'servicos.csv',
    columns: [{ header: 'Nome', cell: (row: Service) => row.name }],
  };
  renderTable({ sheet, initialSort: { column: 'name', direction: 'descending' } });
  await userEvent.type(screen.getByRole('searchbox'), 'e');
  await waitFor(() => expect(names()).toHaveLength(3));
  await userEvent.type(screen.getByRole('searchbox'), 'sc');
  await waitFor(() => expect(names()).toEqual(['Escova']));
  await userEvent.click(screen.getByRole('button', { name: 'Exportar CSV: Serviços' }));

  expect(saved.name()).toBe('servicos.csv');
  expect(await saved.lines()).toEqual(['Nome', 'Escova']);
});
