/** What a list found of itself, and whether it goes on. */
export type Page<Row> = { rows: Row[]; hasMore: boolean };

/** Of rows that were read with one more than wanted: that one tells whether a page follows. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

const ROWS_AT_ONCE = 1_000;

/**
 * The lines of a whole list, read page by page: rows of the database take far more room than the
 * lines that are made of them.
 */
export async function everyLine<Row, Line>(
  read: (page: { after: Row | null; limit: number }) => Promise<Page<Row>>,
  linesOf: (rows: Row[]) => Line[] | Promise<Line[]>,
): Promise<Line[]> {
  const lines: Line[] = [];
  let after: Row | null = null;
  do {
    const { rows, hasMore }: Page<Row> = await read({ after, limit: ROWS_AT_ONCE });
    lines.push(...(await linesOf(rows)));
    after = hasMore ? (rows.at(-1) ?? null) : null;
  } while (after !== null);
  return lines;
}
