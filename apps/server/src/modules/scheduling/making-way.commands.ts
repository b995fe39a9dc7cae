import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

type AppointmentRow = typeof appointments.$inferSelect;
export type BusyTime = Pick<AppointmentRow, 'busyFrom' | 'busyUntil'>;

/**
 * An *encaixe* keeps no time, and the constraint does not see it. It is in the way of those who look
 * all the same, unless they go over it on purpose.
 */
export type Encaixes = 'in-the-way' | 'gone-over';

type Wish = BusyTime & Pick<AppointmentRow, 'professionalId'>;
/** What is placed again is not in its own way. */
export type Looking = { now: Temporal.Instant; encaixes: Encaixes; before?: AppointmentRow };

/** Whether the time looks free. Times that were held for somebody and never taken are cleared away. */
export async function makeWay(scope: CompanyScope, wish: Wish, looking: Looking): Promise<boolean> {
  const there = await listThere(scope, wish, looking);
  const inTheWay = there.filter((one) => !one.overbooked || isInTheWay(one, wish, looking));
  if (inTheWay.some(({ heldUntil }) => !isOver(heldUntil, looking.now))) return false;
  if (inTheWay.length > 0) {
    const ids = inTheWay.map(({ id }) => id);
    // In one order for everybody: two who clear the same ones would wait for each other in a circle.
    const over = scope
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(inArray(appointments.id, ids), lte(appointments.heldUntil, looking.now)))
      .orderBy(asc(appointments.id))
      .for('update');
    await scope.delete(appointments).where(inArray(appointments.id, over));
  }
  return true;
}

/** Whoever shares the time of an *encaixe* already may go on sharing it. */
function isInTheWay(encaixe: BusyTime, wish: Wish, { encaixes, before }: Looking): boolean {
  if (encaixes === 'gone-over') return false;
  if (!before || before.status === 'cancelled') return true;
  return before.professionalId !== wish.professionalId || !overlaps(before, encaixe);
}

function overlaps(one: BusyTime, other: BusyTime): boolean {
  const { compare } = Temporal.Instant;
  return compare(one.busyFrom, other.busyUntil) < 0 && compare(other.busyFrom, one.busyUntil) < 0;
}

function isOver(heldUntil: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return heldUntil !== null && Temporal.Instant.compare(heldUntil, now) <= 0;
}

function listThere(scope: CompanyScope, wish: Wish, { before }: Looking) {
  const { id, heldUntil, overbooked, busyFrom, busyUntil } = appointments;
  return scope
    .select({ id, heldUntil, overbooked, busyFrom, busyUntil })
    .from(appointments)
    .where(
      and(
        eq(appointments.professionalId, wish.professionalId),
        gt(appointments.busyFrom, wish.busyFrom.subtract({ hours: LONGEST_IN_HOURS })),
        lt(appointments.busyFrom, wish.busyUntil),
        gt(appointments.busyUntil, wish.busyFrom),
        // As the index of busy times says it, word for word.
        sql`status <> 'cancelled'`,
        before && ne(appointments.id, before.id),
      ),
    );
}
