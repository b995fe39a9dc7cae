import { startsOf } from '@app/domain/scheduling/recurrence';
import { refuse } from '@app/domain/shared/result';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';
import { answeredBefore, lockRequest } from './booking-request.commands.ts';
import type { AppointmentRow } from './placing.commands.ts';
import type { SeriesBooking, SeriesOutcome } from './series.commands.ts';
import { findOutsideHours, type Occurrence } from './series.queries.ts';

/** The same series again gets the same answer. Of two that come at once the second waits. */
export async function repeatedSeries(
  scope: CompanyScope,
  booking: SeriesBooking,
): Promise<SeriesOutcome | null> {
  const { request = null } = booking;
  if (request === null) return null;
  await lockRequest(scope, request);
  const earlier = await answeredBefore(scope, request);
  if (earlier.kind === 'none') return null;
  if (earlier.kind === 'another-wish' || !earlier.row.seriesId) return refuse('request-key-reused');
  const { seriesId } = earlier.row;
  const rows = await listOfSeries(scope, seriesId);
  const bookedIds = rows.map(({ id }) => id);
  return { accepted: true, seriesId, bookedIds, skipped: await skippedIn(scope, booking, rows) };
}

function listOfSeries(scope: CompanyScope, seriesId: string): Promise<AppointmentRow[]> {
  return scope
    .select()
    .from(appointments)
    .where(and(eq(appointments.seriesId, seriesId), eq(appointments.kind, 'appointment')))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

async function skippedIn(
  scope: CompanyScope,
  { startsAt, recurrence, zone }: SeriesBooking,
  rows: readonly AppointmentRow[],
): Promise<Occurrence[]> {
  const booked = new Set(rows.map((row) => row.startsAt.epochMilliseconds));
  const [first] = rows;
  if (!first) return [];
  const length = first.startsAt.until(first.endsAt);
  const times = startsOf(startsAt, recurrence, zone)
    .filter((start) => !booked.has(start.epochMilliseconds))
    .map((start) => ({ startsAt: start, endsAt: start.add(length) }));
  const outside = await findOutsideHours(scope, first.professionalId, { times, zone });
  return times.map((time) => ({
    ...time,
    conflict: outside.has(time) ? 'outside-hours' : 'taken',
  }));
}
