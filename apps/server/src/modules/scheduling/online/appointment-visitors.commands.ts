import { RECENT_HOURS } from '@app/domain/scheduling/visitor';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { appointments } from '../appointments/appointments.table.ts';
import type { BookingOrigin } from './appointment-visitors.queries.ts';
import { appointmentVisitors } from './appointment-visitors.table.ts';

export type Typed = { name: string; phone: string; phoneKey: string; email: string };
type Noted = { appointmentId: string; typed: Typed; origin: BookingOrigin; now: Temporal.Instant };

export async function noteVisitor(
  scope: CompanyScope,
  { appointmentId, typed, origin, now }: Noted,
): Promise<void> {
  const { name, phone, phoneKey, email } = typed;
  await scope
    .insert(appointmentVisitors)
    .values({ appointmentId, name, phone, phoneKey, email, ...origin, bookedAt: now });
}

/** About this appointment alone: whoever booked it has proved nothing about whose phone it is. */
export async function stopMessages(
  scope: CompanyScope,
  appointmentId: string,
  now: Temporal.Instant,
): Promise<void> {
  const unknown = { name: '', phone: '', phoneKey: '', bookedAt: now };
  await scope
    .insert(appointmentVisitors)
    .values({ appointmentId, ...unknown, stopsMessages: true })
    .onConflictDoUpdate({
      target: [appointmentVisitors.companyId, appointmentVisitors.appointmentId],
      set: { stopsMessages: true },
    });
}

/** What was refused by a slip of the finger is taken back where it was said. */
export async function resumeMessages(scope: CompanyScope, appointmentId: string): Promise<void> {
  await scope
    .update(appointmentVisitors)
    .set({ stopsMessages: false })
    .where(eq(appointmentVisitors.appointmentId, appointmentId));
}

/** The team knows of it, so it no longer counts as a stranger's. */
export async function vouchFor(scope: CompanyScope, appointmentId: string): Promise<void> {
  await scope
    .update(appointmentVisitors)
    .set(UNMARKED)
    .where(
      and(
        eq(appointmentVisitors.appointmentId, appointmentId),
        isNotNull(appointmentVisitors.askedFrom),
      ),
    );
}

const UNMARKED = { askedFrom: null, askedFromNetwork: null };

/** What she typed goes with her. */
export async function forgetVisitors(
  scope: CompanyScope,
  clientIds: readonly string[],
): Promise<void> {
  const hers = scope
    .select({ id: appointments.id })
    .from(appointments)
    .where(inArray(appointments.clientId, [...clientIds]));
  await scope
    .delete(appointmentVisitors)
    .where(sql`${appointmentVisitors.appointmentId} in ${hers}`);
}

/** What was typed when it was booked says nothing of whose visit it is now, nor where her letters go. */
export async function dropVisitor(scope: CompanyScope, appointmentId: string): Promise<void> {
  await scope
    .delete(appointmentVisitors)
    .where(eq(appointmentVisitors.appointmentId, appointmentId));
}

/** Where something was booked from is of no use once it is no longer counted. */
export async function forgetOrigins(scope: OperatorScope, now: Temporal.Instant): Promise<void> {
  await scope
    .update(appointmentVisitors)
    .set(UNMARKED)
    .where(
      and(
        isNotNull(appointmentVisitors.askedFrom),
        lt(appointmentVisitors.bookedAt, now.subtract({ hours: RECENT_HOURS })),
      ),
    );
}
