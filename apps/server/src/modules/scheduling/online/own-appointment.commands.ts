import { mayChange, mayConfirm } from '@app/domain/scheduling/own-appointment';
import { todayIn } from '@app/domain/shared/local-time';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { CompanyRow } from '../../company/company.queries.ts';
import { sentenceAgainstDay } from '../../promotions/coupon-uses.queries.ts';
import { moveEntry } from '../appointments/appointment-moves.commands.ts';
import { changeStatus, type StatusDoing } from '../appointments/appointment-status.commands.ts';
import { type AppointmentRow, lockEntry } from '../appointments/appointments.queries.ts';
import { findOutsideHours } from '../free-time/availability.queries.ts';
import { handsOf, judgeOwnStart } from './own-appointment-times.rules.ts';

/** The client herself, at the company as it is now. */
type Herself = { company: CompanyRow; now: Temporal.Instant };
type Answer<Refusal extends string> = Promise<Result<AppointmentRow, Refusal>>;

/** A second click does nothing, and neither does one on what the company has yet to approve. */
export async function confirmOwn(
  scope: CompanyScope,
  id: string,
  { company, now }: Herself,
): Answer<'too-late'> {
  const row = await lockEntry(scope, id);
  if (!row) return refuse('too-late');
  if (row.status === 'confirmed' || row.needsApproval) return accept(row);
  if (!mayConfirm(row, now)) return refuse('too-late');
  return become(scope, { id, status: 'confirmed' }, { company, now });
}

export async function cancelOwn(
  scope: CompanyScope,
  id: string,
  { company, now }: Herself,
): Answer<'too-late'> {
  const row = await lockEntry(scope, id);
  if (!row) return refuse('too-late');
  if (row.status === 'cancelled') return accept(row);
  if (!mayChange(row, company.changeCutoffInHours, now)) return refuse('too-late');
  return become(scope, { id, status: 'cancelled' }, { company, now });
}

type OwnWish = {
  id: string;
  startTime: Temporal.Instant;
  /** Whoever has it already, unless she wishes for another one. */
  professionalId?: string | undefined;
  /** The price that she saw, where she saw one. */
  priceCents?: number | undefined;
};
type MoveRefusal = 'too-late' | 'slot-unavailable' | 'slot-taken' | 'price-changed';
type Becoming = { id: string; status: 'confirmed' | 'cancelled' };

async function become(
  scope: CompanyScope,
  change: Becoming,
  { company, now }: Herself,
): Answer<'too-late'> {
  const doing: StatusDoing = { by: 'client', now, today: todayIn(company.timezone, now) };
  const outcome = await changeStatus(scope, change, doing);
  return outcome.accepted ? outcome : refuse('too-late');
}

/** Her coupon is not for the day to which she would move. */
type CouponStays = { accepted: false; reason: 'coupon-stays'; sentence: string };

/**
 * Same services at another time that visitors may have, with whoever has it, at the same price, or another
 * who does it, at the price that her page showed. Whoever gets a refusal must not let the transaction commit; the old time is hers until it does.
 */
export async function moveOwn(
  scope: CompanyScope,
  { id, startTime, professionalId: wished, priceCents }: OwnWish,
  { company, now }: Herself,
): Promise<Result<AppointmentRow, MoveRefusal> | CouponStays> {
  const row = await lockEntry(scope, id);
  if (!row || !mayChange(row, company.changeCutoffInHours, now)) return refuse('too-late');
  const { version, professionalId: before } = row;
  if (row.startTime.equals(startTime) && (wished ?? before) === before) return accept(row);

  // Else a discount for empty days would be booked on one of them and taken to a full one.
  const day = todayIn(company.timezone, startTime);
  const sentence = await sentenceAgainstDay(scope, id, day);
  if (sentence !== null) return { accepted: false, reason: 'coupon-stays', sentence };
  const hands = await handsOf(scope, { row, company, professionalId: wished });
  const judged = await judgeOwnStart(
    scope,
    { row, company, now, professionalId: wished },
    startTime,
  );
  if (!hands || !judged.fits) return refuse('slot-unavailable');
  if (!judged.isClear) return refuse('slot-taken');
  const { professionalId, durationMinutes, offer } = hands;
  if (priceCents !== undefined && priceCents !== hands.price) return refuse('price-changed');
  const moved = await moveEntry(
    scope,
    {
      id,
      version,
      professionalId,
      startTime,
      durationMinutes,
      offer,
      overbooking: 'refuse',
      changes: company.manualApproval ? WAITING : {},
    },
    { by: 'client', now },
  );
  if (!moved.accepted) return refuse('slot-taken');
  // Her hours may have changed since they were judged; where it stands they no longer do.
  const times = [moved.value];
  const outside = await findOutsideHours(scope, professionalId, { times, zone: company.timezone });
  return outside.size > 0 ? refuse('slot-unavailable') : moved;
}

/** Where somebody looks at each booking first, the new time is looked at too. */
const WAITING = { status: 'scheduled', needsApproval: true } as const;
