import type { GridColumn, PlacedEntry } from './grid-model.ts';

type Around = { columns: readonly GridColumn[]; entries: readonly PlacedEntry[] };

/** Up and down within the column, sideways to whoever stands nearest in time. */
export function neighbourOf(
  placed: PlacedEntry,
  key: string,
  around: Around,
): PlacedEntry | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (step) {
    const own = around.entries.filter(({ columnKey }) => columnKey === placed.columnKey);
    return own[own.indexOf(placed) + step];
  }
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!sideways) return undefined;
  const distance = ({ from }: PlacedEntry) => Math.abs(from - placed.from);
  const beside = nextColumn(placed, sideways, around);
  return beside.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Over the empty ones: nothing behind them is reached in another way. */
function nextColumn(placed: PlacedEntry, step: number, { columns, entries }: Around) {
  const order = columns.map(({ key }) => key);
  for (let at = order.indexOf(placed.columnKey) + step; order[at] !== undefined; at += step) {
    const found = entries.filter(({ columnKey }) => columnKey === order[at]);
    if (found.length > 0) return found;
  }
  return [];
}
