import type {
  AppointmentUpdate,
  StaffBooking,
} from '@app/contract/scheduling/agenda-entry.contract';
import { APPOINTMENT_LIMITS, isTooLongAgo } from '@app/domain/scheduling/appointment';
import type { BookingRefusal } from '@app/domain/scheduling/booking';
import { formatDuration } from '@app/domain/shared/duration';
import { type CompanyContext, todayOf } from '../../../foundation/http/request-context.ts';
import type { StatusDoing } from '../appointments/appointment-status.commands.ts';
import type { Booking } from './booking-placing.commands.ts';

type BookingErrors = { CLIENT_REQUIRED(): Error; APPOINTMENT_TOO_LONG_AGO(): Error };

/** What the team wishes, bound by no rule for visitors; it names somebody, and no distant past. */
export function bookingOf(
  { clientId, client, couponCode, ...wish }: StaffBooking,
  { account, now }: CompanyContext,
  errors: BookingErrors,
): Booking {
  const who = clientId === null ? client : { id: clientId };
  if (who === null) throw errors.CLIENT_REQUIRED();
  const startTime = Temporal.Instant.from(wish.startTime);
  if (isTooLongAgo(startTime, now)) throw errors.APPOINTMENT_TOO_LONG_AGO();
  return {
    ...wish,
    client: who,
    couponCode,
    source: 'staff',
    policy: null,
    now,
    startTime,
    zone: account.companyTimezone,
  };
}

/** What is changed of an appointment; without a name or a client it stays whose it is. */
export function updateOf({ clientId, client, overbook, ...update }: AppointmentUpdate) {
  return {
    ...update,
    startTime: Temporal.Instant.from(update.startTime),
    overbooking: overbookingOf({ overbook }),
    client: clientId === null ? (client ?? undefined) : { id: clientId },
  };
}

export function doingOf(context: CompanyContext): StatusDoing {
  return { by: 'staff', now: context.now, today: todayOf(context) };
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
