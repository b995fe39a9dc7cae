import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import type { Busy } from '@app/domain/scheduling/availability';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { preparedQuery } from '../../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from '../appointments/appointments.table.ts';

type Span = {
  professionalIds: readonly string[];
  from: Temporal.Instant;
  until: Temporal.Instant;
  now: Temporal.Instant;
  /** What is about to be moved is not in its own way. */
  exceptId: string | null;
};

/** A hold gives its time back at an epoch millisecond; nothing else does by itself. */
type BusyRow = Busy & { professionalId: string; heldUntil: number | null };

/**
 * Whatever takes these professionals' time, in one question for any number of days. It reads the
 * index of busy times and no row of the table: its condition stands here as it stands there.
 */
export async function listBusyTime(
  scope: CompanyScope,
  { professionalIds, from, until, now, exceptId }: Span,
): Promise<ReadonlyMap<string, BusyRow[]>> {
  const busyTime = professionalIds.length === 1 ? busyTimeOfOne : busyTimeOfSeveral;
  const rows = await busyTime(scope).execute({
    professionalIds: [...professionalIds],
    professionalId: professionalIds[0],
    from: from.toString(),
    until: until.toString(),
    now: now.toString(),
    since: from.subtract({ hours: LONGEST_IN_HOURS }).toString(),
    exceptId,
  });
  return Map.groupBy(rows, ({ professionalId }) => professionalId);
}

const BUSY_COLUMNS = {
  professionalId: appointments.professionalId,
  from: sql<number>`floor(extract(epoch from busy_from) / 60)::int`,
  until: sql<number>`ceil(extract(epoch from busy_until) / 60)::int`,
  heldUntil: sql<number | null>`(extract(epoch from held_until) * 1000)::float8`,
};

const isInTheWay = sql`busy_from > ${sql.placeholder('since')}::timestamptz
  and busy_from < ${sql.placeholder('until')}::timestamptz
  and busy_until > ${sql.placeholder('from')}::timestamptz
  and status <> 'cancelled'
  and (held_until is null or held_until > ${sql.placeholder('now')}::timestamptz)
  and id is distinct from ${sql.placeholder('exceptId')}::uuid`;

// A list of unknown length looks ten times as long to the planner: it would plan anew for each
// question, which takes longer than the answer. One is asked for most of the time.
const isOfOne = sql`professional_id = ${sql.placeholder('professionalId')}::uuid and ${isInTheWay}`;
const isOfSeveral = sql`professional_id = any (${sql.placeholder('professionalIds')}::uuid[])
  and ${isInTheWay}`;

const busyTimeOfOne = preparedQuery('busy_time_of_one', (database) => listed(database, isOfOne));
const busyTimeOfSeveral = preparedQuery('busy_time_of_several', (database) =>
  listed(database, isOfSeveral),
);

function listed(database: NodePgDatabase, isAsked: SQL) {
  return database
    .select(BUSY_COLUMNS)
    .from(appointments)
    .where(isAsked)
    .orderBy(appointments.busyFrom);
}

type Wish = {
  professionalId: string;
  startTime: Temporal.Instant;
  now: Temporal.Instant;
  exceptId: string | null;
};

/** Whether somebody has the very minute of the start: the cheapest question there is. */
export async function isTakenAt(
  scope: CompanyScope,
  { professionalId, startTime, now, exceptId }: Wish,
): Promise<boolean> {
  const found = await takenAt(scope).execute({
    professionalId,
    from: startTime.toString(),
    now: now.toString(),
    exceptId,
    until: startTime.add({ seconds: 1 }).toString(),
    since: startTime.subtract({ hours: LONGEST_IN_HOURS }).toString(),
  });
  return found.length > 0;
}

const takenAt = preparedQuery('taken_at', (database) =>
  database.select({ id: appointments.id }).from(appointments).where(isOfOne).limit(1),
);
