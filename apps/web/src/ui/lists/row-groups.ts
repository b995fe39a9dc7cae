import type { RowGroup, RowsProps } from './table-column.ts';

type Placed<Row> = { row: Row /** Where the row is the first of its group. */; group?: RowGroup };

/** The rows in their order, each first one of a group with the heading that stands above it. */
export function placedRows<Row>(
  rows: readonly Row[],
  groupOf: RowsProps<Row>['groupOf'],
): Placed<Row>[] {
  if (!groupOf) return rows.map((row) => ({ row }));
  let before: string | null = null;
  return rows.map((row) => {
    const group = groupOf(row);
    if (group.key === before) return { row };
    before = group.key;
    return { row, group };
  });
}

const collator = new Intl.Collator('pt-BR', { numeric: true });

/** The key of a group that comes after all others. */
export const LAST_GROUP = '\uffff';

/** Rows of one group together, the groups by name; those without one come last. */
export function inGroups<Row>(
  rows: readonly Row[],
  groupOf: RowsProps<Row>['groupOf'],
): readonly Row[] {
  if (!groupOf) return rows;
  const groups = Map.groupBy(rows, (row) => groupOf(row).key);
  return [...groups].toSorted(([one], [other]) => compareKeys(one, other)).flatMap(([, of]) => of);
}

function compareKeys(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || collator.compare(one, other);
}

function placeOf(key: string): number {
  if (key === LAST_GROUP) return 2;
  return key === '' ? 1 : 0;
}
