import type { AppointmentFilter } from '@app/contract/scheduling/appointments.contract';
import { id, typedInstant } from '@app/contract/shared/schemas';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { startOfDay } from '@app/domain/shared/local-time';
import { z } from 'zod';
import type { AppointmentSearch, ListPlace } from './appointments-list.queries.ts';

/** Days are the company's. */
export function searchOf(
  filter: AppointmentFilter,
  { zone, now }: { zone: string; now: Temporal.Instant },
): AppointmentSearch {
  const { search, fromDate, untilDate, ...rest } = filter;
  return {
    ...rest,
    now,
    terms: searchTermsOf(search),
    from: fromDate ? startOfDay(Temporal.PlainDate.from(fromDate), zone) : undefined,
    until: untilDate ? startOfDay(Temporal.PlainDate.from(untilDate), zone) : undefined,
  };
}

/** Where a page ended. */
export const listPlace: z.ZodType<ListPlace> = z
  .tuple([typedInstant, id])
  .transform(([startTime, last]) => ({ startTime: Temporal.Instant.from(startTime), id: last }));
