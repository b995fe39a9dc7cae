import { HOLD_MINUTES } from '@app/domain/scheduling/appointment';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { keepingHoursOf } from '../../team/professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';
import {
  candidatesFor,
  type TimeRefusal,
  type TimeWish,
} from '../free-time/booking-candidates.rules.ts';
import type { Offer } from '../free-time/offer.rules.ts';
import { placeFor } from './place.rules.ts';
import { placeNew } from './placing.commands.ts';

export type Hold = { row: AppointmentRow; heldUntil: Temporal.Instant; offer: Offer };

type HoldWish = TimeWish & { previousHoldId: string | null; heldBy: string | null };

/** Keeps a time for a visitor; the one she had before is given up only if this one was won. */
export async function holdTime(
  scope: CompanyScope,
  { previousHoldId, heldBy, ...wish }: HoldWish,
): Promise<Result<Hold, TimeRefusal>> {
  if (previousHoldId !== null) await releaseHold(scope, previousHoldId);
  const candidates = await candidatesFor(scope, wish);
  if (!candidates.accepted) return candidates;
  const heldUntil = wish.now.add({ minutes: HOLD_MINUTES });
  for (const offer of candidates.value) {
    const row = await placeNew(
      scope,
      { ...placeFor(offer, wish.startTime), kind: 'hold', source: 'client', heldUntil, heldBy },
      wish.now,
    );
    if (row) return accept({ row, heldUntil, offer });
  }
  return refuse('slot-taken');
}

/** Gives the time back. Whatever is not a hold stays where it is. */
export async function releaseHold(scope: CompanyScope, id: string): Promise<void> {
  await scope
    .delete(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.kind, 'hold')));
}

type Becoming = Partial<typeof appointments.$inferInsert>;

/** The hold itself becomes the appointment, so its time was never free in between. Null when it is gone. */
export async function takeHold(
  scope: CompanyScope,
  id: string,
  becoming: Becoming,
): Promise<AppointmentRow | null> {
  const [taken] = await scope
    .update(appointments)
    .set({ ...becoming, kind: 'appointment', heldUntil: null, heldBy: null })
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.kind, 'hold'),
        keepingHoursOf(appointments.professionalId),
      ),
    )
    .returning();
  if (taken) scope.changed.add('appointments');
  return taken ?? null;
}
