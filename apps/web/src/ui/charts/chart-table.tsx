import { Table } from '@mantine/core';
import { tableLabel } from './charts.labels.ts';
import classes from './charts.module.css';
import { SaidAmount } from './said-amount.tsx';

export type ChartRows = {
  head: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly [string, ...string[]] }[];
};

type ChartTableProps = ChartRows & { title: string };

/** What a chart shows, for those who cannot see it and those who want the exact figures. */
export function ChartTable({ title, head, rows }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
    <section className={classes.table} aria-label={tableLabel(title)} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {head.map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells: [name, ...values] }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row">{name}</Table.Th>
              {values.map((value, index) => (
                <Table.Td key={head[index + 1]}>
                  <SaidAmount text={value} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
