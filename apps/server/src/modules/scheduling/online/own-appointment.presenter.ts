import type { ownAppointment } from '@app/contract/scheduling/own-appointment.contract';
import type { Answer } from '@app/contract/shared/schemas';
import {
  changeUntil,
  firstNameOf,
  mayChange,
  mayConfirm,
} from '@app/domain/scheduling/own-appointment';
import type { OwnAppointment } from './own-appointment.queries.ts';
import { presentPublicCompany } from './public-booking.presenter.ts';

type Shown = { now: Temporal.Instant; publicUrl: string };

/**
 * Of the client no more than the first name: whoever finds the link learns nothing else. Whoever
 * booked online reads what was typed then, never what the company knows about the phone.
 */
export function presentOwn(
  own: OwnAppointment,
  { now, publicUrl }: Shown,
): Answer<typeof ownAppointment> {
  const { entry } = own;
  const cutoff = own.company.changeCutoffInHours;
  return {
    firstName: firstNameOf(nameOf(own)),
    company: companyOf(own, publicUrl),
    professionalName: own.professionalName,
    serviceNames: entry.services.map(({ name }) => name),
    startTime: entry.startTime,
    endTime: entry.endTime,
    priceCents: entry.price,
    status: entry.status,
    needsApproval: entry.needsApproval,
    cancelledBy: entry.cancelledBy,
    changeUntil: changeUntil(entry, cutoff),
    mayConfirm: mayConfirm(entry, now),
    mayChange: mayChange(entry, cutoff, now),
    receivesMessages: !own.visitor?.stopsMessages,
    sessions: own.sessions,
  };
}

function nameOf({ entry, client, visitor }: OwnAppointment): string {
  return entry.source === 'client' ? (visitor?.name ?? '') : client.name;
}

function companyOf({ company, takesBookings }: OwnAppointment, publicUrl: string) {
  const { id, slug, name, phone, address, ...shown } = presentPublicCompany(company);
  const { logoUrl, color, timezone, privacyContact } = shown;
  const bookingUrl = takesBookings ? new URL(`/b/${slug}`, publicUrl).href : null;
  return { id, name, phone, address, logoUrl, color, timezone, privacyContact, bookingUrl };
}
