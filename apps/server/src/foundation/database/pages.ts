import { type Column, desc, type SQL, sql } from 'drizzle-orm';

/** What a list found of itself, and whether it goes on. */
export type Page<Row> = { rows: Row[]; hasMore: boolean };

/** Of rows that were read with one more than wanted: that one tells whether a page follows. */
export function pageOf<Row>(rows: Row[], limit: number): Page<Row> {
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

type Dated = { createdAt: Column; id: Column };
/** The last row of a page that has its newest first. */
export type NewestPlace = { createdAt: Temporal.Instant; id: string };

/** Two of one moment stand in the order of their ids, so that no page shows one twice. */
export function newestFirst({ createdAt, id }: Dated): SQL[] {
  return [desc(createdAt), desc(id)];
}

/** What comes after that place; everything where there is none. */
export function olderThan(table: Dated, place: NewestPlace | null): SQL | undefined {
  if (place === null) return undefined;
  const { createdAt, id } = place;
  return sql`(${table.createdAt}, ${table.id})
    < (${createdAt.toString()}::timestamptz, ${id}::uuid)`;
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
