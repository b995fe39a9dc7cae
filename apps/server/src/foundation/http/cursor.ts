import { id as anId, typedInstant } from '@app/contract/shared/schemas';
import { z } from 'zod';
import type { NewestPlace, Page } from '../database/pages.ts';

const unknownCursor = {
  issues: [{ path: ['cursor'], message: 'Esta página não existe mais. Recarregue a lista.' }],
};
type Refusing = { BAD_REQUEST: (refusal: { data: typeof unknownCursor }) => Error };

/** Where the next page begins, as a text that nobody has to understand; the last page has none. */
export function nextCursor<Row>(
  { rows, hasMore }: Page<Row>,
  partsOf: (last: Row) => readonly unknown[],
): string | null {
  const last = rows.at(-1);
  if (!hasMore || last === undefined) return null;
  return Buffer.from(JSON.stringify(partsOf(last))).toString('base64url');
}

/** Behind which row the page begins, `null` for the first; what was never handed out is refused. */
export function placeAt<Place>(
  cursor: string | undefined,
  place: z.ZodType<Place>,
  errors: Refusing,
): Place | null {
  if (!cursor) return null;
  const read = place.safeParse(partsIn(cursor));
  if (!read.success) throw errors.BAD_REQUEST({ data: unknownCursor });
  return read.data;
}

/** Where a page of a list ended that has its newest first. */
export const newestPlace: z.ZodType<NewestPlace> = z
  .tuple([typedInstant, anId])
  .transform(([moment, id]) => ({ createdAt: Temporal.Instant.from(moment), id }));

/** The same for the next one. */
export function newestParts({ createdAt, id }: NewestPlace): readonly unknown[] {
  return [createdAt, id];
}

function partsIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
