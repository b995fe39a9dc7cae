import type { Interval } from '@app/domain/shared/interval';
import { isOverEncaixe, isTaken, isUnderEncaixe } from './conflicts.ts';
import { columnAt, minuteAt, movedTo, resizedTo } from './grid-geometry.ts';
import type { GridChange, GridColumn, GridEntry } from './grid-model.ts';

export type DragMode = 'move' | 'resize';

/** Everything that a drag asks, measured once when it begins. */
export type DragScene = {
  mode: DragMode;
  dragged: GridEntry;
  columns: readonly GridColumn[];
  entries: readonly GridEntry[];
  span: Interval;
  /** Of the columns' area, in the window, when the drag began. */
  area: { left: number; top: number; width: number };
  /** Where the pointer was. */
  grabbed: Point;
};
export type Point = { x: number; y: number };

/** Where the entry would be dropped with the pointer there; `scrolled` is how far since the start. */
export function aimOf(scene: DragScene, pointer: Point, scrolled: Point): GridChange | null {
  const { dragged, columns, span, area, grabbed } = scene;
  const moved = minuteAt(pointer.y - grabbed.y + scrolled.y, span) - span.from;
  const own = columns.findIndex(({ key }) => key === dragged.columnKey);
  const under = columnAt(pointer.x - area.left + scrolled.x, area.width, columns.length);
  const column = columns[scene.mode === 'move' ? under : own];
  if (!column) return null;

  const period =
    scene.mode === 'move'
      ? movedTo(dragged.from + moved, dragged, span)
      : resizedTo(dragged.until + moved, dragged, span);
  return changeOf(dragged, { ...period, column }, scene.entries);
}

export function changeOf(
  dragged: GridEntry,
  { from, until, column }: Interval & { column: GridColumn },
  entries: readonly GridEntry[],
): GridChange {
  const { entry } = dragged;
  const aim = { from, until, entry, columnKey: column.key };
  return {
    from,
    until,
    entry,
    column,
    isConflict: isTaken(aim, entries),
    isOverEncaixe: isOverEncaixe(aim, dragged, entries),
    wasUnderEncaixe: isUnderEncaixe(dragged, entries),
  };
}

export function isSamePlace(change: GridChange, { columnKey, from, until }: GridEntry): boolean {
  return change.column.key === columnKey && change.from === from && change.until === until;
}

const EDGE = 56;
const FASTEST = 18;

/** How far to scroll in one frame, faster the nearer the edge is. */
export function scrollStep(at: number, from: number, until: number): number {
  if (at < from + EDGE) return -Math.ceil((Math.min(EDGE, from + EDGE - at) / EDGE) * FASTEST);
  if (at > until - EDGE) return Math.ceil((Math.min(EDGE, at - until + EDGE) / EDGE) * FASTEST);
  return 0;
}
