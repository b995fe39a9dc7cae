import { z } from 'zod';
import type { ListPlace } from './appointments-list.queries.ts';

const parts = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** Where a page ended, as a text that nobody has to understand. */
export function cursorOf({ startsAt, id }: ListPlace): string {
  return Buffer.from(JSON.stringify([startsAt.toString(), id])).toString('base64url');
}

/** `null` for what we never handed out. */
export function readCursor(cursor: string): ListPlace | null {
  const read = parts.safeParse(writtenIn(cursor));
  if (!read.success) return null;
  const [startsAt, id] = read.data;
  return { startsAt: Temporal.Instant.from(startsAt), id };
}

function writtenIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
