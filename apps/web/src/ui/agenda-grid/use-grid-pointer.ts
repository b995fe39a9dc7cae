import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useSwipe } from '../../foundation/hooks/use-swipe.ts';
import { busyTime } from './conflicts.ts';
import { entryAt, nameOnHover } from './entry-elements.ts';
import type { Cursor } from './grid-cursor.tsx';
import type { Point } from './grid-drag.ts';
import { bookableStart, columnAt, minuteAt } from './grid-geometry.ts';
import type { GridColumn } from './grid-model.ts';
import { pointOf } from './press.ts';
import type { Store } from './store.ts';
import type { GridScene, useGridDrag } from './use-grid-drag.ts';

type PointerScene = GridScene & {
  cursor: Store<Cursor>;
  drag: ReturnType<typeof useGridDrag>;
  onOpen: (entry: AgendaEntry) => void;
  onBook?: ((column: GridColumn, minute: number) => void) | undefined;
  onSwipe?: ((step: 1 | -1) => void) | undefined;
};

/** One listener for the whole grid: an entry opens, free time books, and both may be dragged over. */
export function useGridPointer(body: RefObject<HTMLElement | null>, scene: PointerScene) {
  const { cursor, drag, columns } = scene;
  // Quick and sideways. A finger that rests drags instead.
  const swipe = useSwipe((step) => {
    if (!drag.isDragging.current && !drag.wasDragged.current) scene.onSwipe?.(step);
  });

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (drag.wasDragged.current) return;
    const found = entryAt(event.target, scene.entries);
    if (found) scene.onOpen(found.placed.entry);
    else bookAt(pointOf(event));
  }

  function bookAt(pointer: Point): void {
    const place = freePlace(pointer, body.current, scene);
    const column = place && columns[place.column];
    if (column) scene.onBook?.(column, place.minute);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType !== 'mouse' || drag.isDragging.current || event.buttons > 0) return;
    const over = entryAt(event.target, scene.entries);
    if (over) nameOnHover(over.element);
    const place = over ? null : freePlace(pointOf(event), body.current, scene);
    if (!place) onPointerLeave();
    else if (!isAt(cursor.get(), place)) cursor.set({ ...place, by: 'mouse' });
  }

  function onPointerLeave(): void {
    if (cursor.get().by === 'mouse') cursor.set({ ...cursor.get(), by: 'nobody' });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    onPointerLeave();
    swipe.onPointerDown(event);
    drag.onPointerDown(event);
  }

  return { onClick, onPointerDown, onPointerMove, onPointerLeave, onPointerUp: swipe.onPointerUp };
}

type Place = Pick<Cursor, 'column' | 'minute'>;

function isAt({ by, column, minute }: Cursor, place: Place): boolean {
  return by === 'mouse' && column === place.column && minute === place.minute;
}

function freePlace(
  pointer: Point,
  body: HTMLElement | null,
  { columns, entries, span }: GridScene,
) {
  if (!body) return null;
  const { left, top, width } = body.getBoundingClientRect();
  const column = columnAt(pointer.x - left, width, columns.length);
  const taken = entries.filter((item) => item.columnKey === columns[column]?.key);
  return { column, minute: bookableStart(minuteAt(pointer.y - top, span), taken.map(busyTime)) };
}
