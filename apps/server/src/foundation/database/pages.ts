/** What a list found of itself, and whether it goes on. */
export type Page<Row> = { rows: Row[]; hasMore: boolean };

/** Of rows that were read with one more than wanted: that one tells whether a page follows. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * A whole list, page by page: rows of the database take far more room than the lines that are made
 * of them.
 */
export async function* everyPage<Row>(
  read: (after: Row | null) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let after: Row | null = null;
  do {
    const { rows, hasMore }: Page<Row> = await read(after);
    yield rows;
    after = hasMore ? (rows.at(-1) ?? null) : null;
  } while (after !== null);
}
