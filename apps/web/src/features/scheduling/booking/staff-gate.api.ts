import type {
  AppointmentDetail,
  StaffBooking,
} from '@app/contract/scheduling/agenda-entry.contract';
import {
  type BookedAppointment,
  type BookingCompany,
  type BookingFailure,
  type BookingGate,
  type BookingRequest,
  failureOf,
  type Notice,
} from '../../../booking/booking-gate.ts';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { isUnanswered, reportFailure } from '../../../foundation/failure.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';

/** What the wizard asks inside the dashboard; only what it does in the end differs. */
export function useStaffGate(
  book: BookingGate['book'],
  /** What is edited is not in its own way. */
  exception: { exceptId?: string } = {},
): BookingGate {
  const { bookingChoices: choices } = useApi().scheduling;
  return {
    professionals: () => answered(choices.professionals.call()),
    services: (professionalId) => answered(choices.services.call(chosen(professionalId))),
    days: ({ professionalId, serviceIds }, fromDate) =>
      answered(
        choices.days.call({
          ...chosen(professionalId),
          ...exception,
          serviceIds: serviceIds.join(','),
          fromDate,
        }),
      ),
    slots: ({ professionalId, serviceIds }, date) =>
      answered(
        choices.slots.call({
          ...chosen(professionalId),
          ...exception,
          serviceIds: serviceIds.join(','),
          date,
        }),
      ),
    checkCoupon: (question) => answered(choices.checkCoupon.call(question)),
    book,
  };
}

function chosen(professionalId: string | null): { professionalId?: string } {
  return professionalId ? { professionalId } : {};
}

/** The company as the wizard wants to know it. What binds visitors does not bind staff. */
export function useStaffCompany(): BookingCompany {
  const { company } = useSession();
  return {
    name: company?.name ?? '',
    logoUrl: null,
    timezone: useTimezone(),
    phone: '',
    privacyContact: '',
    horizonDays: 0,
    singleService: false,
  };
}

export function staffBookingOf(request: BookingRequest): StaffBooking {
  const { client, professionalId, serviceIds, startTime, notes, couponCode, overbook } = request;
  const { existingId, name, phone, email, anotherPerson } = client;
  return {
    clientId: existingId,
    client: existingId ? null : { name, phone: phone || null, email, anotherPerson },
    professionalId,
    serviceIds,
    startTime,
    notes,
    couponCode,
    overbook,
  };
}

export function bookedOf(detail: AppointmentDetail): BookedAppointment {
  const { id, startTime, endTime, professionalName, priceCents, needsApproval } = detail;
  return {
    appointmentId: id,
    manageUrl: null,
    startTime,
    endTime,
    professionalName,
    priceCents,
    needsApproval,
  };
}

/** A refusal as the wizard reads it; a wrong field has a sentence that says more. */
export async function answered<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    reportFailure(error);
    throw failureIn(error);
  }
}

function failureIn(error: unknown): BookingFailure {
  const { code } = failureOf(error);
  if (isUnanswered(error)) return { code, message: '' };
  const [sentence] = Object.values(fieldErrorsOf(error));
  return { code, message: sentence ?? errorText(error) };
}

export function notifyByToast({ tone, title, text }: Notice): void {
  if (tone === 'success') showSuccess(title, text);
  else showFailure(title, text ?? '');
}
