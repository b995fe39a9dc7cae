import { z } from 'zod';
import { partsOfCursor, writeCursor } from '../../foundation/http/cursor.ts';

/** Where a page ended, as a text that nobody has to understand. */
export function cursorOf(at: Temporal.Instant | Temporal.PlainDate, id: string): string {
  return writeCursor([at.toString(), id]);
}

const moment = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** `null` for what we never handed out. */
export function readMomentCursor(cursor: string): { at: Temporal.Instant; id: string } | null {
  const read = moment.safeParse(partsOfCursor(cursor));
  if (!read.success) return null;
  const [at, id] = read.data;
  return { at: Temporal.Instant.from(at), id };
}

const day = z.tuple([z.iso.date(), z.uuid()]);

/** The same for a list by days. */
export function readDayCursor(cursor: string): { date: Temporal.PlainDate; id: string } | null {
  const read = day.safeParse(partsOfCursor(cursor));
  if (!read.success) return null;
  const [date, id] = read.data;
  return { date: Temporal.PlainDate.from(date), id };
}
