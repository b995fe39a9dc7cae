import type { ReactNode } from 'react';

/** The first column names the row: it is the button of the row and the title of the card. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
  align?: 'start' | 'end';
  width?: number;
  /** Left out of a table that has little room, so that names have it. */
  isExtra?: boolean;
  /** Of a table no column of its own, such as what stands there below the name. */
  isOnCardAlone?: boolean;
  /** Of the first column: the picture at the start of a phone's row. */
  mark?: (row: Row) => ReactNode;
  /** Of the first column: the picture left of the name in a table, and a word below it. */
  lead?: (row: Row) => ReactNode;
  note?: (row: Row) => ReactNode;
  /**
   * Where a phone's row shows it: at the end, in the second of two lines, below with its heading
   * (usual), below on a line of its own, or nowhere. With a second line, what stands below is folded;
   * what is to stay in sight is not.
   */
  onCard?: 'beside' | 'second-line' | 'in-sight' | 'below' | 'own-line' | 'hidden';
};

export type RowAction = {
  label: string;
  icon: ReactNode;
  onSelect: () => void;
  tone?: 'normal' | 'destructive';
};

/** What neighbouring rows share, such as their day. */
export type RowGroup = {
  key: string;
  title: ReactNode;
  /** At the end of its line: what they come to. */
  trailing?: ReactNode;
};

export type Sort = { column: string; direction: 'ascending' | 'descending' };

/** What table and cards need to know about the rows. */
export type RowsProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  /** `undefined` while they are on their way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
  actionsOf?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Instead of them, where a row has a menu of its own. */
  menuOf?: ((row: Row) => ReactNode) | undefined;
  /** Rows of one group stand together, below its heading. */
  groupOf?: ((row: Row) => RowGroup) | undefined;
};

/** What one of them needs to know. Where it stays the same, the row is not drawn again. */
export type RowProps<Row> = { row: Row } & Pick<
  RowsProps<Row>,
  'columns' | 'nameOf' | 'onOpen' | 'actionsOf' | 'menuOf'
>;
