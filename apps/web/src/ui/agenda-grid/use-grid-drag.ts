import type { Interval } from '@app/domain/shared/interval';
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { entryAt, isAtEdge } from './entry-elements.ts';
import { aimOf, type DragScene, isSamePlace, type Point, scrollStep } from './grid-drag.ts';
import { type GridChange, type GridColumn, isMovable, type PlacedEntry } from './grid-model.ts';
import { followPress, pointOf } from './press.ts';
import type { Store } from './store.ts';

/** What is shown of a move before it happens, and what makes it. */
export type Preview = GridChange & { by: 'pointer' | 'keys' };

export type GridScene = {
  columns: readonly GridColumn[];
  entries: readonly PlacedEntry[];
  span: Interval;
  preview: Store<Preview | null>;
  onMove?: ((change: GridChange) => void) | undefined;
};

type Elements = { scroller: RefObject<HTMLElement | null>; body: RefObject<HTMLElement | null> };

/** Entries follow the pointer without anything of the grid being drawn again. */
export function useGridDrag(elements: Elements, scene: GridScene) {
  const isDragging = useRef(false);
  /** A drag ends with a click that must not open anything. */
  const wasDragged = useRef(false);
  useStillScroller(elements.scroller, isDragging);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    wasDragged.current = false;
    const { current: scroller } = elements.scroller;
    const { current: body } = elements.body;
    const found = scene.onMove ? entryAt(event.target, scene.entries) : null;
    if (event.button !== 0 || !found || !scroller || !body || !isMovable(found.placed.entry))
      return;

    const isEdge = isAtEdge(found.element, event);
    const drag = dragOf({ scroller, body, scene, press: event, ...found, isEdge });
    followPress(event.nativeEvent, {
      onBegin: () => {
        isDragging.current = true;
        wasDragged.current = true;
        drag.begin();
      },
      onFrame: drag.draw,
      onDrop: (pointer) => {
        isDragging.current = false;
        drag.drop(pointer);
      },
      onCancel: () => {
        isDragging.current = false;
        drag.end();
      },
    });
  }

  return { onPointerDown, isDragging, wasDragged };
}

type Dragging = {
  scroller: HTMLElement;
  body: HTMLElement;
  element: HTMLElement;
  scene: GridScene;
  press: PointerEvent<HTMLElement>;
  placed: PlacedEntry;
  isEdge: boolean;
};

function dragOf({ scroller, body, element, scene, press, placed, isEdge }: Dragging) {
  const grabbed = pointOf(press);
  let measured: DragScene | null = null;
  let window = scroller.getBoundingClientRect();
  let start: Point = scrollOf(scroller);
  let last: GridChange | null = null;

  function begin(): void {
    // Measured once: a question about sizes in every frame would make the browser lay out anew.
    window = scroller.getBoundingClientRect();
    start = scrollOf(scroller);
    const { left, top, width } = body.getBoundingClientRect();
    const mode = isEdge ? 'resize' : 'move';
    const area = { left, top, width };
    measured = { ...scene, mode, dragged: placed, area, grabbed };
    element.dataset.dragging = mode;
    body.dataset.dragging = mode;
  }

  function aim(pointer: Point): GridChange | null {
    const now = scrollOf(scroller);
    const scrolled = { x: now.x - start.x, y: now.y - start.y };
    return measured && aimOf(measured, pointer, scrolled);
  }

  function draw(pointer: Point): void {
    const left = scrollStep(pointer.x, window.left, window.right);
    const top = scrollStep(pointer.y, window.top, window.bottom);
    if (left !== 0) scroller.scrollLeft += left;
    if (top !== 0) scroller.scrollTop += top;
    const next = aim(pointer);
    if (!next || (last && isSame(next, last))) return;
    last = next;
    scene.preview.set({ ...next, by: 'pointer' });
  }

  function end(): void {
    delete element.dataset.dragging;
    delete body.dataset.dragging;
    scene.preview.set(null);
  }

  function drop(pointer: Point): void {
    const change = aim(pointer);
    end();
    if (change && !isSamePlace(change, placed)) scene.onMove?.(change);
  }

  return { begin, draw, drop, end };
}

function isSame(one: GridChange, other: GridChange): boolean {
  return one.column === other.column && one.from === other.from && one.until === other.until;
}

function scrollOf({ scrollLeft, scrollTop }: HTMLElement): Point {
  return { x: scrollLeft, y: scrollTop };
}

/** While a finger drags, the page does not scroll under it. */
function useStillScroller(
  scroller: RefObject<HTMLElement | null>,
  isDragging: RefObject<boolean>,
): void {
  useEffect(() => {
    const element = scroller.current;
    const hold = (event: TouchEvent) => isDragging.current && event.preventDefault();
    // React listens passively, and a passive listener cannot hold the page.
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => element?.removeEventListener('touchmove', hold);
  }, [scroller, isDragging]);
}
