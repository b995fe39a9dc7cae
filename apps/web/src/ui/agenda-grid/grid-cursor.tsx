import type { Interval } from '@app/domain/shared/interval';
import { VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { bookAtText, bookText, gridLabels } from './agenda-grid.labels.ts';
import classes from './agenda-grid.module.css';
import type { GridColumn } from './grid-model.ts';
import { type Store, useStored } from './store.ts';

/** A free time that somebody points at. `column` is its place from the left. */
export type Cursor = { column: number; minute: number; by: 'nobody' | 'mouse' | 'keys' };

type GridCursorProps = {
  store: Store<Cursor>;
  columns: readonly GridColumn[];
  span: Interval;
  onBook: (column: GridColumn, minute: number) => void;
};

const LENGTH = 15;
/** Where a link of the page leads past its tools. */
export const FREE_TIMES = 'horarios';

/** One button for every free time: the arrows carry it over the grid, and the mouse takes it along. */
export function GridCursor({ store, columns, span, onBook }: GridCursorProps) {
  const cursor = useStored(store);
  const help = useId();
  const column = columns[Math.min(cursor.column, columns.length - 1)];
  if (!column) return null;

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const next = carried(cursor, event, columns.length, span);
    if (!next) return;
    event.preventDefault();
    store.set(next);
    event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <>
      <button
        id={FREE_TIMES}
        type="button"
        className={classes.cursor}
        data-cursor={cursor.by}
        aria-label={bookAtText(cursor.minute, column)}
        aria-describedby={help}
        style={placeOf(cursor, span)}
        onFocus={() => store.set({ ...store.get(), by: 'keys' })}
        onBlur={() => store.set({ ...store.get(), by: 'nobody' })}
        onKeyDown={walk}
        onClick={(event) => {
          event.stopPropagation();
          onBook(column, cursor.minute);
        }}
      >
        <IconPlus size={14} aria-hidden /> {bookText(cursor.minute)}
      </button>
      <VisuallyHidden id={help}>{gridLabels.cursorKeys}</VisuallyHidden>
      <VisuallyHidden role="status">
        {cursor.by === 'keys' && bookAtText(cursor.minute, column)}
      </VisuallyHidden>
    </>
  );
}

const A_QUARTER = 15;
const AN_HOUR = 60;

function carried(
  cursor: Cursor,
  { key, shiftKey }: KeyboardEvent,
  columns: number,
  span: Interval,
): Cursor | null {
  const step = shiftKey ? 5 : A_QUARTER;
  const later = { ArrowUp: -step, ArrowDown: step, PageUp: -AN_HOUR, PageDown: AN_HOUR }[key];
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!later && !sideways) return null;
  return {
    by: 'keys',
    column: Math.min(columns - 1, Math.max(0, cursor.column + (sideways ?? 0))),
    minute: Math.min(span.until - LENGTH, Math.max(span.from, cursor.minute + (later ?? 0))),
  };
}

function placeOf({ column, minute }: Cursor, span: Interval): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--column': column, '--from': minute - span.from, '--length': LENGTH } as CSSProperties;
}
