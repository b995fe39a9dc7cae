import { type Interval, subtract } from '@app/domain/shared/interval';
import { type CSSProperties, memo } from 'react';
import classes from './agenda-grid.module.css';
import { GridEntry } from './grid-entry.tsx';
import type { GridColumn as Column, PlacedEntry } from './grid-model.ts';

type GridColumnProps = { column: Column; entries: readonly PlacedEntry[]; span: Interval };

export const GridColumn = memo(function GridColumn({ column, entries, span }: GridColumnProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" className={classes.column} data-column={column.key} aria-label={column.name}>
      {subtract([span], column.hours).map((closed) => (
        <div key={closed.from} className={classes.closed} style={placeOf(closed, span)} />
      ))}
      {entries.map(({ columnKey, ...placed }) => (
        <GridEntry key={placed.entry.id} {...placed} spanFrom={span.from} spanUntil={span.until} />
      ))}
    </div>
  );
});

function placeOf({ from, until }: Interval, span: Interval): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--from': from - span.from, '--length': until - from } as CSSProperties;
}
