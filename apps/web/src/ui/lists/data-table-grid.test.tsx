import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataTableGrid } from './data-table-grid.tsx';
import type { Column } from './table-column.ts';

test('a row that did not change is not drawn again when others come', () => {
  const cell = vi.fn((name: string) => name);
  const same = {
    label: 'Clientes',
    columns: [{ id: 'name', header: 'Nome', cell }],
    keyOf: (name: string) => name,
    nameOf: (name: string) => name,
  };
  const tableOf = (rows: string[]) => (
    <DataTableGrid {...same} rows={rows} sort={undefined} onSort={() => {}} />
  );
  const { rerender } = render(tableOf(['Ana', 'Bia']), { wrapper: MantineProvider });
  cell.mockClear();
  rerender(tableOf(['Bia', 'Caio']));
  expect(cell.mock.calls).toEqual([['Caio']]);
});

test.each([
  [1440, ['Nome', 'E-mail']],
  [1280, ['Nome']],
])('with a screen of %i pixels there is room for %j', (width, headings) => {
  window.innerWidth = width;
  const columns: Column<string>[] = [
    { id: 'name', header: 'Nome', cell: (name) => name },
    { id: 'email', header: 'E-mail', cell: () => 'ana@salao.com', isExtra: true },
  ];
  const same = { label: 'Pessoas', columns, sort: undefined, onSort: () => {} };
  const ofName = { keyOf: (name: string) => name, nameOf: (name: string) => name };
  render(<DataTableGrid {...same} {...ofName} rows={['Ana']} />, { wrapper: MantineProvider });

  const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(shown).toEqual(headings);
  expect(screen.getAllByRole('cell')).toHaveLength(headings.length);
});

test('what stands below the name has no column of its own', () => {
  const columns: Column<string>[] = [
    { id: 'name', header: 'Nome', cell: (name) => name, note: () => 'ana@salao.com' },
    { id: 'email', header: 'E-mail', cell: () => 'ana@salao.com', isOnCardAlone: true },
  ];
  const same = { label: 'Pessoas', columns, sort: undefined, onSort: () => {} };
  const ofName = { keyOf: (name: string) => name, nameOf: (name: string) => name };
  render(<DataTableGrid {...same} {...ofName} rows={['Ana']} />, { wrapper: MantineProvider });
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Anaana@salao.com',
  ]);
});
