import { LONGEST_IN_HOURS } from '@app/domain/scheduling/appointment';
import { type Encaixes, isEncaixeInTheWay } from '@app/domain/scheduling/encaixe';
import { and, asc, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { appointments } from '../appointments/appointments.table.ts';

type AppointmentRow = typeof appointments.$inferSelect;
export type BusyTime = Pick<AppointmentRow, 'busyFrom' | 'busyUntil'>;

type Wish = BusyTime & Pick<AppointmentRow, 'professionalId'>;
/** What is placed again is not in its own way. */
export type Looking = { now: Temporal.Instant; encaixes: Encaixes; before?: AppointmentRow };

/** Whether the time looks free. Times that were held for somebody and never taken are cleared away. */
export async function makeWay(scope: CompanyScope, wish: Wish, looking: Looking): Promise<boolean> {
  const there = await listThere(scope, wish, looking);
  const isInTheWay = (encaixe: BusyTime) => isEncaixeInTheWay(encaixe, { ...wish, ...looking });
  const inTheWay = there.filter((one) => !one.overbooked || isInTheWay(one));
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
