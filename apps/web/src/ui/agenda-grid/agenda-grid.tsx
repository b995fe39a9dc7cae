import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { Interval } from '@app/domain/shared/interval';
import { VisuallyHidden } from '@mantine/core';
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { clockText, gridLabels } from './agenda-grid.labels.ts';
import classes from './agenda-grid.module.css';
import { type ChosenTime, GridChosen } from './grid-chosen.tsx';
import { GridColumn } from './grid-column.tsx';
import { type Cursor, GridCursor } from './grid-cursor.tsx';
import { hoursIn, pixelsAt } from './grid-geometry.ts';
import type {
  ColorBy,
  GridColumn as Column,
  GridChange,
  GridEntry,
  PlacedEntry,
} from './grid-model.ts';
import { GridPreview, type OtherHands } from './grid-preview.tsx';
import { NowLine, NowTime } from './now-line.tsx';
import { createStore } from './store.ts';
import { type Preview, useGridDrag } from './use-grid-drag.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPlaces } from './use-grid-places.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useSight } from './use-sight.ts';
import { useStatusImages } from './use-status-images.ts';

export type AgendaGridProps = {
  label: string;
  columns: readonly Column[];
  entries: readonly GridEntry[];
  now: { date: string; minute: number };
  colorBy?: ColorBy;
  /** Marked while somebody fills in a booking for it. */
  chosen?: ChosenTime | null | undefined;
  /** Other days are on their way. */
  isStale?: boolean;
  header: (column: Column) => ReactNode;
  onOpen: (entry: AgendaEntry) => void;
  /** Without them the person may only look. */
  onBook?: ((column: Column, minute: number) => void) | undefined;
  onMove?: ((change: GridChange) => void) | undefined;
  otherHands?: OtherHands | undefined;
  /** A finger wiped sideways, where there is nothing to scroll sideways. */
  onSwipe?: ((step: 1 | -1) => void) | undefined;
};

/** Columns side by side over the hours of the day. Knows positions and gestures, stores nothing. */
export function AgendaGrid(props: AgendaGridProps) {
  const { columns, now } = props;
  const scroller = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const help = useId();
  const [preview] = useState(() => createStore<Preview | null>(null));
  const { placed, byColumn, span } = useGridPlaces(columns, props.entries);
  const [cursor] = useState(() => createStore<Cursor>({ column: 0, minute: 600, by: 'nobody' }));
  const scene = { columns, entries: placed, span, preview, onMove: props.onMove };
  const drag = useGridDrag({ scroller, body }, scene);
  const keys = useGridKeys(body, scene);
  const pointer = useGridPointer(body, { ...props, ...scene, cursor, drag });
  const today = todayIn(columns, now.date);
  const opening = openingOf({ now: today.count > 0 ? now.minute : null, columns, span });
  useFirstLook(scroller, pixelsAt(opening, span));
  const statusImages = useStatusImages();
  const sightOf = useSight(scroller, { columns, entries: placed, span, opening });

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={props.label}
      aria-describedby={help}
      aria-busy={props.isStale}
      data-fixed={!props.onMove || undefined}
      data-single={columns.length === 1 || undefined}
      data-color-by={props.colorBy}
      data-dense={columns.length > DENSE || undefined}
      style={{ ...sizesOf(columns.length, span), ...statusImages }}
    >
      <div className={classes.sheet}>
        <Head columns={columns} today={now.date} header={props.header} />
        <div className={classes.rows}>
          <Hours span={span}>
            <NowTime minute={now.minute} span={span} count={today.count} />
          </Hours>
          <div ref={body} className={classes.body} {...keys} {...pointer}>
            {columns.map((column, at) => (
              <GridColumn
                key={column.key}
                column={column}
                entries={byColumn.get(column.key) ?? NO_ENTRIES}
                span={span}
                sight={sightOf(at)}
              />
            ))}
            <GridChosen chosen={props.chosen} columns={columns} span={span} />
            <NowLine minute={now.minute} span={span} {...today} />
            {props.onBook && (
              <GridCursor store={cursor} columns={columns} span={span} onBook={props.onBook} />
            )}
            <GridPreview
              store={preview}
              columns={columns}
              span={span}
              otherHands={props.otherHands}
            />
            <VisuallyHidden id={help}>
              {props.onMove ? gridLabels.keys : gridLabels.openKeys}
            </VisuallyHidden>
          </div>
        </div>
      </div>
    </section>
  );
}

/** So many stand side by side that each of them is narrow on most screens. */
const DENSE = 8;
const NO_ENTRIES: readonly PlacedEntry[] = [];

type HeadProps = Pick<AgendaGridProps, 'columns' | 'header'> & { today: string };

/** Stays as it is while the columns below it fill up. */
const Head = memo(function Head({ columns, header, today }: HeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.corner} />
      {columns.map((column) => (
        <div key={column.key} className={classes.header} data-today={column.date === today}>
          {header(column)}
        </div>
      ))}
    </div>
  );
});

function Hours({ span, children }: { span: Interval; children: ReactNode }) {
  return (
    <div className={classes.hours}>
      {hoursIn(span).map((minute) => (
        <span key={minute} className={classes.hour} style={placeOf(minute - span.from)} aria-hidden>
          {clockText(minute)}
        </span>
      ))}
      {children}
    </div>
  );
}

function todayIn(columns: readonly Column[], date: string): { first: number; count: number } {
  const first = columns.findIndex((column) => column.date === date);
  return { first, count: columns.filter((column) => column.date === date).length };
}

type Look = { now: number | null; columns: readonly Column[]; span: Interval };

/** A little before the present, or before the work begins. */
function openingOf({ now, columns, span }: Look): number {
  if (now !== null) return now - 90;
  const first = Math.min(...columns.flatMap(({ hours }) => hours.map(({ from }) => from)));
  return (Number.isFinite(first) ? first : span.from) - 15;
}

/** Where it opens; afterwards the person decides. */
function useFirstLook(scroller: RefObject<HTMLElement | null>, top: number): void {
  const first = useRef(top);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = first.current;
  }, [scroller]);
}

function sizesOf(columns: number, span: Interval): CSSProperties {
  // React's type knows no custom properties, although React sets them.
  return { '--columns': columns, '--span': span.until - span.from } as CSSProperties;
}

function placeOf(from: number): CSSProperties {
  // As above.
  return { '--from': from } as CSSProperties;
}
