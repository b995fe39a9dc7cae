import type { AppointmentFilter } from '@app/contract/scheduling/appointments.contract';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { startOfDay } from '@app/domain/shared/local-time';
import { z } from 'zod';
import { partsOfCursor, writeCursor } from '../../foundation/http/cursor.ts';
import type { AppointmentSearch, ListPlace } from './appointments-list.queries.ts';

/** Days are the company's. */
export function searchOf(filter: AppointmentFilter, zone: string): AppointmentSearch {
  const { search, fromDate, untilDate, ...rest } = filter;
  return {
    ...rest,
    terms: searchTermsOf(search),
    from: fromDate ? startOfDay(Temporal.PlainDate.from(fromDate), zone) : undefined,
    until: untilDate ? startOfDay(Temporal.PlainDate.from(untilDate), zone) : undefined,
  };
}

const parts = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

/** Where a page ended, as a text that nobody has to understand. */
export function cursorOf({ startsAt, id }: ListPlace): string {
  return writeCursor([startsAt.toString(), id]);
}

/** `null` for what we never handed out. */
export function readCursor(cursor: string): ListPlace | null {
  const read = parts.safeParse(partsOfCursor(cursor));
  if (!read.success) return null;
  const [startsAt, id] = read.data;
  return { startsAt: Temporal.Instant.from(startsAt), id };
}
