import type { StaffBooking } from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import type { BookingRefusal } from '@app/domain/scheduling/booking';
import { formatDuration } from '@app/domain/shared/duration';
import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyContext } from '../../../foundation/http/request-context.ts';
import type { StatusDoing } from '../appointments/appointment-status.commands.ts';
import type { Booking } from './booking.commands.ts';

/** What the team wishes, bound by no rule for visitors; null when it names nobody. */
export function bookingOf(
  { clientId, client, startTime, couponCode, ...wish }: StaffBooking,
  { account, now }: CompanyContext,
): Booking | null {
  const who = clientId === null ? client : { id: clientId };
  if (who === null) return null;
  return {
    ...wish,
    ...{ client: who, couponCode, source: 'staff', policy: null, now },
    startTime: Temporal.Instant.from(startTime),
    zone: account.companyTimezone,
  };
}

export function doingOf({ account, now }: CompanyContext): StatusDoing {
  return { by: 'staff', now, today: todayIn(account.companyTimezone, now) };
}

export function overbookingOf({ overbook }: { overbook: boolean }): 'allow' | 'refuse' {
  return overbook ? 'allow' : 'refuse';
}

const hours = APPOINTMENT_LIMITS.durationMinutes / 60;

export const TOO_LONG = {
  issues: [{ path: ['serviceIds'], message: `Os serviços somam mais de ${hours} horas.` }],
};

/** 'Com Ana leva 1h 30min e não cabe neste horário.' */
export function doesNotFitText({ name, inMinutes }: { name: string; inMinutes: number }): string {
  return `Com ${name} leva ${formatDuration(inMinutes)} e não cabe neste horário.`;
}

/** What may stand against a booking of the team. Rules that bind visitors never do. */
export function bookingErrorOf(
  reason: Exclude<BookingRefusal, 'too-long' | 'slot-taken'>,
): (typeof BOOKING_ERRORS)[keyof typeof BOOKING_ERRORS] {
  const known = Object.entries(BOOKING_ERRORS).find(([refusal]) => refusal === reason);
  if (!known) throw new Error(`The team is not bound by what refused it: ${reason}`);
  return known[1];
}

const BOOKING_ERRORS = {
  'professional-not-found': 'PROFESSIONAL_NOT_FOUND',
  'service-not-offered': 'SERVICE_NOT_OFFERED',
  'client-not-found': 'CLIENT_NOT_FOUND',
  'phone-invalid': 'PHONE_INVALID',
  'monthly-limit-reached': 'MONTHLY_LIMIT_REACHED',
} as const;
