import type { ClientOrder } from '@app/domain/clients/client';
import { z } from 'zod';
import { partsOfCursor, writeCursor } from '../../foundation/http/cursor.ts';
import type { Place } from './clients-conditions.queries.ts';

const byAge = z.tuple([z.literal('newest'), z.uuid()]);
const byName = z.tuple([z.literal('name'), z.uuid(), z.string().max(600)]);

/** Where a page ended, as a text that nobody has to understand. */
export function cursorOf({ id, searchText }: Place, order: ClientOrder): string {
  return writeCursor(order === 'newest' ? [order, id] : [order, id, searchText]);
}

/** `null` for what we never handed out, and for a cursor of the other order. */
export function readCursor(cursor: string, order: ClientOrder): Place | null {
  const parts = partsOfCursor(cursor);
  if (order === 'newest') {
    const read = byAge.safeParse(parts);
    return read.success ? { id: read.data[1], searchText: '' } : null;
  }
  const read = byName.safeParse(parts);
  return read.success ? { id: read.data[1], searchText: read.data[2] } : null;
}
