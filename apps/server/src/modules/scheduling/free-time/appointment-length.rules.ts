import { lengthInOtherHands } from '@app/domain/scheduling/appointment';
import { asc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { readOfferOf } from './offer.rules.ts';

/** How long something takes whoever gets it, and whether that is longer than it lasts. */
export type Length = { inMinutes: number; isLonger: boolean; name: string };
type Wish = { professionalId: string; durationMinutes?: number | undefined };

/** As told; else what she needs. Blocked time, and what stays hers, lasts as long as it does. */
export async function lengthWith(
  scope: CompanyScope,
  row: AppointmentRow,
  { professionalId, durationMinutes }: Wish,
): Promise<Length> {
  const lasts = minutesOf(row);
  if (durationMinutes !== undefined) return lengthOf(durationMinutes);
  if (row.kind !== 'appointment' || row.professionalId === professionalId) return lengthOf(lasts);
  const booked = await listBookedServices(scope, row.id);
  const ids = booked.map(({ serviceId }) => serviceId);
  const names = await readProfessionalNames(scope, [professionalId]);
  const name = names.get(professionalId) ?? '';
  const [hers, before] = [
    await readOfferOf(scope, { id: professionalId, name }, ids),
    await readOfferOf(scope, { id: row.professionalId, name: '' }, ids),
  ];
  const asBooked = booked.reduce((total, one) => total + one.durationMinutes, 0);
  const usual = [asBooked, ...(before ? [before.durationMinutes] : [])];
  const inMinutes = lengthInOtherHands({ lasts, usual, hers: hers?.durationMinutes ?? null });
  return { inMinutes, isLonger: inMinutes > lasts, name };
}

export function minutesOf({
  startTime,
  endTime,
}: Pick<AppointmentRow, 'startTime' | 'endTime'>): number {
  return startTime.until(endTime).total('minutes');
}

function lengthOf(inMinutes: number): Length {
  return { inMinutes, isLonger: false, name: '' };
}

function listBookedServices(scope: CompanyScope, appointmentId: string) {
  const { serviceId, durationMinutes, position } = appointmentServices;
  return scope
    .select({ serviceId, durationMinutes })
    .from(appointmentServices)
    .where(eq(appointmentServices.appointmentId, appointmentId))
    .orderBy(asc(position));
}
