import { type Interval, intersection } from '@app/domain/shared/interval';
import type { CSSProperties } from 'react';
import { periodText } from './agenda-grid.labels.ts';
import classes from './agenda-grid.module.css';
import type { GridColumn } from './grid-model.ts';

/** The time of a booking that is being filled in beside the grid. */
export type ChosenTime = Interval & { columnKey: string };

type GridChosenProps = {
  chosen: ChosenTime | null | undefined;
  columns: readonly GridColumn[];
  span: Interval;
};

/** Where it would stand; whoever hears the agenda reads it in the fields. */
export function GridChosen({ chosen, columns, span }: GridChosenProps) {
  const column = columns.findIndex(({ key }) => key === chosen?.columnKey);
  const shown = chosen && intersection(chosen, span);
  if (!chosen || !shown || column < 0) return null;
  const { from, until } = shown;
  // React's type knows no custom properties, although React sets them.
  const place = { '--column': column, '--from': from - span.from, '--length': until - from };
  return (
    <div className={classes.chosen} style={place as CSSProperties} aria-hidden>
      <span className={classes.chosenTime}>{periodText(chosen)}</span>
    </div>
  );
}
