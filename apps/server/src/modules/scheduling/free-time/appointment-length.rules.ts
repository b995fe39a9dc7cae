import { lengthInOtherHands } from '@app/domain/scheduling/appointment';
import type { Cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import type { AppointmentRow } from '../appointments/appointments.queries.ts';
import { listWork } from './booked-work.queries.ts';
import { type Offer, readOfferOf, readOffers } from './offer.rules.ts';

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
  const { ids, usual } = await readUsual(scope, row);
  const names = await readProfessionalNames(scope, [professionalId]);
  const name = names.get(professionalId) ?? '';
  const hers = await readOfferOf(scope, { id: professionalId, name }, ids);
  const inMinutes = lengthInOtherHands({ lasts, usual, hers: hers?.durationMinutes ?? null });
  return { inMinutes, isLonger: inMinutes > lasts, name };
}

/** How long it would take each of the others who do all of it. */
export async function lengthsWithOthers(
  scope: CompanyScope,
  row: AppointmentRow,
): Promise<{ professionalId: string; durationMinutes: number }[]> {
  const { others } = await readOthers(scope, row);
  return others.map(({ offer, durationMinutes }) => ({
    professionalId: offer.professional.id,
    durationMinutes,
  }));
}

type Others = {
  others: { offer: Offer; durationMinutes: number }[];
  /** What whoever has it charges today; null when she no longer does all of it. */
  usualPrice: Cents | null;
};

/** How each of the others who do all of it does it. */
export async function readOthers(scope: CompanyScope, row: AppointmentRow): Promise<Others> {
  if (row.kind !== 'appointment') return { others: [], usualPrice: null };
  const { ids, usual, usualPrice } = await readUsual(scope, row);
  const offers = await readOffers(scope, { professionalId: null, serviceIds: ids });
  const lasts = minutesOf(row);
  const others = (offers.accepted ? offers.value : [])
    .filter(({ professional }) => professional.id !== row.professionalId)
    .map((offer) => ({
      offer,
      durationMinutes: lengthInOtherHands({ lasts, usual, hers: offer.durationMinutes }),
    }));
  return { others, usualPrice };
}

/** As it was booked, and as whoever has it needs today: any other length was set by hand. */
async function readUsual(scope: CompanyScope, row: AppointmentRow) {
  const booked = await listWork(scope, row.id);
  const ids = booked.map(({ serviceId }) => serviceId);
  const before = await readOfferOf(scope, { id: row.professionalId, name: '' }, ids);
  const asBooked = booked.reduce((total, one) => total + one.durationMinutes, 0);
  const usual = [asBooked, ...(before ? [before.durationMinutes] : [])];
  return { ids, usual, usualPrice: before?.price ?? null };
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
