import { lengthInOtherHands } from '@app/domain/scheduling/appointment';
import { asc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { appointmentServices } from '../appointments/appointment-services.table.ts';
import type { AppointmentRow } from '../booking/placing.commands.ts';
import { readOfferOf } from './offer.rules.ts';

/** How long something takes whoever gets it, and whether that is longer than it lasts. */
export type Length = { inMinutes: number; isLonger: boolean; name: string };
type Wish = { professionalId: string; durationInMinutes?: number | undefined };

/** As told; else what she needs. Blocked time, and what stays hers, lasts as long as it does. */
export async function lengthWith(
  scope: CompanyScope,
  row: AppointmentRow,
  { professionalId, durationInMinutes }: Wish,
): Promise<Length> {
  const lasts = minutesOf(row);
  if (durationInMinutes !== undefined) return lengthOf(durationInMinutes);
  if (row.kind !== 'appointment' || row.professionalId === professionalId) return lengthOf(lasts);
  const booked = await listBookedServices(scope, row.id);
  const ids = booked.map(({ serviceId }) => serviceId);
  const names = await readProfessionalNames(scope, [professionalId]);
  const name = names.get(professionalId) ?? '';
  const [hers, before] = [
    await readOfferOf(scope, { id: professionalId, name }, ids),
    await readOfferOf(scope, { id: row.professionalId, name: '' }, ids),
  ];
  const asBooked = booked.reduce((total, one) => total + one.durationInMinutes, 0);
  const usual = [asBooked, ...(before ? [before.durationInMinutes] : [])];
  const inMinutes = lengthInOtherHands({ lasts, usual, hers: hers?.durationInMinutes ?? null });
  return { inMinutes, isLonger: inMinutes > lasts, name };
}

export function minutesOf({
  startsAt,
  endsAt,
}: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): number {
  return startsAt.until(endsAt).total('minutes');
}

function lengthOf(inMinutes: number): Length {
  return { inMinutes, isLonger: false, name: '' };
}

function listBookedServices(scope: CompanyScope, appointmentId: string) {
  const { serviceId, durationInMinutes, position } = appointmentServices;
  return scope
    .select({ serviceId, durationInMinutes })
    .from(appointmentServices)
    .where(eq(appointmentServices.appointmentId, appointmentId))
    .orderBy(asc(position));
}
