import { type Interval, subtract } from '@app/domain/shared/interval';
import { type CSSProperties, memo } from 'react';
import classes from './agenda-grid.module.css';
import { GridEntry } from './grid-entry.tsx';
import type { GridColumn as Column, PlacedEntry } from './grid-model.ts';
import { inSight } from './use-sight.ts';

type GridColumnProps = {
  column: Column;
  entries: readonly PlacedEntry[];
  span: Interval;
  /** The minutes that are drawn already; null is all of them. */
  sight: Interval | null;
};

export const GridColumn = memo(function GridColumn(props: GridColumnProps) {
  const { column, entries, span, sight } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" className={classes.column} data-column={column.key} aria-label={column.name}>
      {subtract([span], column.hours).map((closed) => (
        <div key={closed.from} className={classes.closed} style={placeOf(closed, span)} />
      ))}
      <div className={classes.entries}>
        {inSight(entries, sight).map(({ columnKey, ...placed }) => (
          <GridEntry
            key={placed.entry.id}
            {...placed}
            spanFrom={span.from}
            spanUntil={span.until}
          />
        ))}
      </div>
    </div>
  );
});

function placeOf({ from, until }: Interval, span: Interval): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--from': from - span.from, '--length': until - from } as CSSProperties;
}
