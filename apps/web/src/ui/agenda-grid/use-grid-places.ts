import { type Interval, intersection } from '@app/domain/shared/interval';
import { useMemo } from 'react';
import { spanOf } from './grid-geometry.ts';
import type { GridColumn, GridEntry, PlacedEntry } from './grid-model.ts';
import { placeSideBySide } from './lanes.ts';

const WHOLE_DAY: Interval = { from: 0, until: 24 * 60 };

type Places = {
  /** Column by column, and in each in the order of time. */
  placed: PlacedEntry[];
  byColumn: Map<string, PlacedEntry[]>;
  span: Interval;
};

export function useGridPlaces(
  columns: readonly GridColumn[],
  entries: readonly GridEntry[],
): Places {
  return useMemo(() => {
    const grouped = Map.groupBy(entries, ({ columnKey }) => columnKey);
    const byColumn = new Map(
      columns.map(({ key }) => [key, placeSideBySide(grouped.get(key) ?? [])]),
    );
    const today = entries.flatMap((entry) => intersection(entry, WHOLE_DAY) ?? []);
    const span = spanOf([...columns.flatMap(({ hours }) => hours), ...today]);
    return { placed: [...byColumn.values()].flat(), byColumn, span };
  }, [columns, entries]);
}
