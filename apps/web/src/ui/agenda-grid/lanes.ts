import { type Interval, overlaps } from '@app/domain/shared/interval';
import type { GridEntry, Lane, PlacedEntry } from './grid-model.ts';

/** So that two short ones after each other do not cover one another. */
const SHORTEST_SEEN = 10;

/** What overlaps stands side by side, the earliest at the left. */
export function placeSideBySide(entries: readonly GridEntry[]): PlacedEntry[] {
  const sorted = entries.toSorted((one, other) => one.from - other.from || other.until - one.until);
  return groupsOf(sorted)
    .flatMap(lanesOf)
    .map(([item, lane]) => ({ ...item, ...lane }));
}

/** Those that overlap, directly or over others between them. */
function groupsOf(sorted: readonly GridEntry[]): GridEntry[][] {
  const groups: GridEntry[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const group = groups.at(-1);
    if (group && item.from < end) group.push(item);
    else groups.push([item]);
    end = Math.max(end, seen(item).until);
  }
  return groups;
}

function lanesOf(group: readonly GridEntry[]): [GridEntry, Lane][] {
  const lanes: GridEntry[][] = [];
  const placed = group.map((item): [GridEntry, number] => {
    const free = lanes.findIndex((lane) => !crosses(item, lane));
    const at = free === -1 ? lanes.length : free;
    lanes[at] = [...(lanes[at] ?? []), item];
    return [item, at];
  });
  return placed.map(([item, lane]) => [
    item,
    { lane, lanes: lanes.length, width: roomFor(item, lanes.slice(lane + 1)) },
  ]);
}

/** Its own lane, and those to the right of it that nobody needs at that time. */
function roomFor(item: GridEntry, toTheRight: readonly GridEntry[][]): number {
  const blocked = toTheRight.findIndex((lane) => crosses(item, lane));
  return 1 + (blocked === -1 ? toTheRight.length : blocked);
}

function crosses(item: GridEntry, lane: readonly GridEntry[]): boolean {
  return lane.some((other) => overlaps(seen(item), seen(other)));
}

function seen({ from, until }: Interval): Interval {
  return { from, until: Math.max(until, from + SHORTEST_SEEN) };
}
