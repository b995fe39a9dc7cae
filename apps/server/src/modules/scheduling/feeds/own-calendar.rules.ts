import { calendarFile } from '@app/domain/scheduling/calendar-file';
import type { OwnAppointment } from '../online/own-appointment.queries.ts';
import { presentPublicCompany } from '../online/public-booking.presenter.ts';
import { ownContent } from './calendar-file.presenter.ts';

/** The file of her visit, for her own calendar. */
export function ownCalendarOf(
  own: OwnAppointment,
  written: { publicUrl: string; manageUrl: string },
): string {
  return calendarFile(ownContent(own, written));
}

/** How the company calls itself to visitors, and where it is. */
export function placeOf(company: OwnAppointment['company']): { name: string; address: string } {
  const { name, address } = presentPublicCompany(company);
  return { name, address };
}
