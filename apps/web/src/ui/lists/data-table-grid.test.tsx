import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DataTableGrid } from './data-table-grid.tsx';

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
