import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { entryAt, focusEntry, keepOneStop } from './entry-elements.ts';
import { changeOf, isSamePlace } from './grid-drag.ts';
import { endsInSight, movedTo, resizedTo, STEP } from './grid-geometry.ts';
import { isMovable, type PlacedEntry } from './grid-model.ts';
import { neighbourOf } from './neighbour.ts';
import type { GridScene, Preview } from './use-grid-drag.ts';

const LONG_STEP = 15;

/** Alt and the arrows carry an entry; letting go of Alt drops it, Escape puts it back. */
export function useGridKeys(body: RefObject<HTMLElement | null>, scene: GridScene) {
  const { preview } = scene;
  const carried = useRef<string | null>(null);
  useFocusFollows(body, carried, scene.entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other entries, another stop.
  useLayoutEffect(() => {
    if (body.current) keepOneStop(body.current);
  }, [scene.entries, body]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const found = entryAt(event.target, scene.entries);
    if (!found) return;
    if (event.key === 'Escape') preview.set(null);
    else if (event.altKey) carry(event, found.placed);
    else walk(event, found.placed);
  }

  function carry(event: KeyboardEvent<HTMLElement>, placed: PlacedEntry): void {
    const next = scene.onMove && isMovable(placed.entry) ? carriedBy(event, placed, scene) : null;
    if (!next) return;
    event.preventDefault();
    preview.set(next);
  }

  function walk(event: KeyboardEvent<HTMLElement>, from: PlacedEntry): void {
    const next = neighbourOf(from, event.key, scene);
    if (!next || !body.current) return;
    event.preventDefault();
    focusEntry(body.current, next.entry.id, next.columnKey);
  }

  function onKeyUp(event: KeyboardEvent<HTMLElement>): void {
    const change = preview.get();
    if (event.key !== 'Alt' || change?.by !== 'keys') return;
    // Otherwise Windows opens the browser's menu.
    event.preventDefault();
    preview.set(null);
    const found = entryAt(event.target, scene.entries);
    if (!found || isSamePlace(change, found.placed)) return;
    carried.current = change.entry.id;
    scene.onMove?.(change);
  }

  function onBlur(event: FocusEvent<HTMLElement>): void {
    if (entryAt(event.target, scene.entries) && preview.get()?.by === 'keys') preview.set(null);
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const found = entryAt(event.target, scene.entries);
    if (found && body.current) keepOneStop(body.current, found.element);
  }

  return { onKeyDown, onKeyUp, onBlur, onFocus };
}

function carriedBy(
  event: KeyboardEvent,
  placed: PlacedEntry,
  { columns, entries, span, preview }: GridScene,
): Preview | null {
  const pending = preview.get();
  const now = pending?.by === 'keys' ? pending : placed;
  const key = pending?.by === 'keys' ? pending.column.key : placed.columnKey;
  const at = columns.findIndex((column) => column.key === key);
  const step = event.shiftKey ? LONG_STEP : STEP;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
  const later = { ArrowUp: -step, ArrowDown: step }[event.key] ?? 0;
  const longer = { '-': -STEP, _: -STEP, '+': STEP, '=': STEP }[event.key] ?? 0;
  const column = columns[at + sideways];
  if (!column || (sideways === 0 && later === 0 && longer === 0)) return null;
  if (longer !== 0 && !endsInSight(now, span)) return null;

  const period =
    longer === 0 ? movedTo(now.from + later, now, span) : resizedTo(now.until + longer, now, span);
  return { ...changeOf(placed, { ...period, column }, entries), by: 'keys' };
}

/** An entry that changes its column becomes another element, and the focus would stay behind. */
function useFocusFollows(
  body: RefObject<HTMLElement | null>,
  carried: RefObject<string | null>,
  entries: readonly PlacedEntry[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the entries that move.
  useLayoutEffect(() => {
    if (!carried.current || !body.current || document.activeElement !== document.body) return;
    focusEntry(body.current, carried.current);
  }, [entries, body, carried]);
}
