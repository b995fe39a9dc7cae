import { z } from 'zod';
import { sentText } from './schemas.ts';

type Sizes = { usual: number; most: number };

/** What a list that comes in pages is asked besides its filters. */
export function pageInput({ usual, most }: Sizes = { usual: 50, most: 100 }) {
  return {
    /** The `nextCursor` of the last answer; without it the list begins. */
    cursor: sentText.max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  };
}

/** A page of a long list. Ask for the next one with its cursor; the last page has none. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

/** The same of a list that is counted or summed up. */
export function pageWithTotals<Item extends z.ZodType, Totals extends z.ZodType>(
  item: Item,
  totals: Totals,
) {
  return pageOf(item).extend({
    /** Of everything that fits the filters; said with the first page only. */
    totals: totals.nullable(),
  });
}
