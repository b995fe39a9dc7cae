import { VisuallyHidden } from '@mantine/core';
import { chartLabels as labels } from './charts.labels.ts';
import classes from './heat-grid.module.css';
import './chart-colors.css';

type Named = { key: number; name: string; short: string };
type HeatGridProps = {
  label: string;
  rows: readonly Named[];
  columns: readonly Named[];
  valueAt: (row: number, column: number) => number;
  textOf: (value: number) => string;
};

/** The more, the stronger; each cell says its number as well. */
export function HeatGrid({ label, rows, columns, valueAt, textOf }: HeatGridProps) {
  const all = rows.flatMap((row) => columns.map((column) => valueAt(row.key, column.key)));
  const largest = Math.max(0, ...all);
  return (
    <table className={classes.heat} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{labels.hour}</VisuallyHidden>
          </th>
          {columns.map(({ key, name, short }) => (
            <th key={key} scope="col" aria-label={name}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.short}</th>
            {columns.map(({ key }) => {
              const value = valueAt(row.key, key);
              return (
                <td key={key} data-level={levelOf(value, largest)}>
                  {value === 0 ? '' : textOf(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LEVELS = 4;

function levelOf(value: number, largest: number): number {
  return value <= 0 ? 0 : Math.ceil((value / largest) * LEVELS);
}
