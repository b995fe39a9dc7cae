import type { CalendarContent, CalendarEvent } from '@app/domain/scheduling/calendar-file';
import { formatPhone } from '@app/domain/shared/phones';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import type { OwnAppointment } from '../online/own-appointment.queries.ts';
import { presentPublicCompany } from '../online/public-booking.presenter.ts';

/** What a calendar has to know of anything in the agenda, but for its words. */
export function eventOf(row: AppointmentRow, publicUrl: string): Omit<CalendarEvent, 'title'> {
  const { version: sequence, createdAt, startTime, endTime } = row;
  const uid = `${row.id}@${new URL(publicUrl).hostname}`;
  return { uid, sequence, createdAt, startTime, endTime, status: statusOf(row) };
}

function statusOf({ status, needsApproval }: AppointmentRow): CalendarEvent['status'] {
  if (status === 'cancelled') return 'CANCELLED';
  return needsApproval ? 'TENTATIVE' : 'CONFIRMED';
}

type Written = { publicUrl: string; manageUrl: string };

/** The client's appointment, for her own calendar. */
export function ownContent(
  { entry, company, professionalName }: OwnAppointment,
  { publicUrl, manageUrl }: Written,
): CalendarContent {
  const { name, address, phone } = presentPublicCompany(company);
  const told = [`Com ${professionalName}`, phone && `Telefone: ${formatPhone(phone)}`];
  const event = {
    ...eventOf(entry, publicUrl),
    title: `${entry.serviceNames} — ${name}`,
    place: address,
    description: [...told, `Confirmar, remarcar ou cancelar: ${manageUrl}`]
      .filter(Boolean)
      .join('\n'),
    url: manageUrl,
  };
  return { name, zone: company.timezone, events: [event] };
}
