import type { ReactNode } from 'react';
import { type ChartColor, drawn } from './chart-color.ts';
import classes from './column-chart.module.css';
import { useChosenColumn } from './use-chosen-column.ts';

export type Column = {
  key: string;
  /** Below the axis, where there is room. */
  tick: string;
  /** Its whole name. */
  label: string;
  /** One for each series. */
  values: readonly number[];
};
export type Series = { name: string; color: ChartColor; textOf: (value: number) => string };

type ColumnChartProps = {
  label: string;
  columns: readonly Column[];
  series: readonly Series[];
  /** The column that is read out before anybody chooses one. */
  first: number;
  /** What leads to the rows behind a column. */
  lead?: ((column: Column) => ReactNode) | undefined;
};

/** Upright columns. Pointing at one, or the arrow keys, read its values out above the chart. */
export function ColumnChart({ label, columns, series, first, lead }: ColumnChartProps) {
  const { chosen, handlers } = useChosenColumn(columns.length, first);
  const column = columns[chosen];
  const scale = scaleOf(columns);
  return (
    <div>
      {column && <Reading column={column} series={series} lead={lead?.(column)} />}
      <div
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, columns.length - 1)}
        aria-valuenow={chosen}
        aria-valuetext={column && readingOf(column, series)}
        {...handlers}
      >
        <span className={classes.top}>{series[0]?.textOf(scale.highest)}</span>
        {scale.lowest < 0 && (
          <span className={classes.zero} style={{ bottom: percentOf(-scale.lowest, scale) }} />
        )}
        {columns.map(({ key, values }, index) => (
          <span key={key} className={classes.column} data-chosen={index === chosen || undefined}>
            {series.map(({ name, color }, place) => (
              <Bar key={name} value={values[place] ?? 0} color={color} scale={scale} />
            ))}
          </span>
        ))}
      </div>
      <Ticks columns={columns} />
    </div>
  );
}

type Scale = { highest: number; lowest: number };

/** Zero is always on it. */
function scaleOf(columns: readonly Column[]): Scale {
  const values = columns.flatMap((column) => column.values);
  return { highest: Math.max(0, ...values), lowest: Math.min(0, ...values) };
}

function percentOf(value: number, { highest, lowest }: Scale): string {
  return highest === lowest ? '0%' : `${(value / (highest - lowest)) * 100}%`;
}

type BarProps = { value: number; color: ChartColor; scale: Scale };

/** What is less than nothing hangs below the line. */
function Bar({ value, color, scale }: BarProps) {
  const height = percentOf(Math.abs(value), scale);
  const bottom = percentOf(Math.min(0, value) - scale.lowest, scale);
  return (
    <span
      className={classes.bar}
      data-below={value < 0 || undefined}
      style={drawn(color, { height, bottom })}
    />
  );
}

function readingOf({ label, values }: Column, series: readonly Series[]): string {
  const said = series.map(({ name, textOf }, place) => `${name} ${textOf(values[place] ?? 0)}`);
  return `${label}: ${said.join(', ')}`;
}

type ReadingProps = Pick<ColumnChartProps, 'series'> & { column: Column; lead: ReactNode };

function Reading({ column, series, lead }: ReadingProps) {
  return (
    <div className={classes.reading}>
      <strong>{column.label}</strong>
      {series.map(({ name, color, textOf }, place) => (
        <span key={name} className={classes.series}>
          <span className={classes.swatch} style={drawn(color)} />
          {name} {textOf(column.values[place] ?? 0)}
        </span>
      ))}
      {lead}
    </div>
  );
}

const MOST_TICKS = 6;

function Ticks({ columns }: Pick<ColumnChartProps, 'columns'>) {
  const step = Math.ceil(columns.length / MOST_TICKS);
  return (
    <div className={classes.ticks} aria-hidden>
      {columns.map(({ key, tick }, index) => (
        <span key={key} className={classes.tick}>
          {index % step === 0 && tick}
        </span>
      ))}
    </div>
  );
}
