import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readCouponCodes } from '../promotions/coupons.queries.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { countFollowing, type Entry, findEntry } from './appointments.queries.ts';

export type AppointmentRows = {
  entry: Entry;
  professionalNames: ReadonlyMap<string, string>;
  couponCode: string | null;
  followingInSeries: number;
};

/** An appointment with everything that stands on it. Blocked time is none. */
export async function findAppointment(
  scope: CompanyScope,
  id: string,
): Promise<AppointmentRows | null> {
  const entry = await findEntry(scope, id);
  if (entry?.kind !== 'appointment') return null;
  return {
    entry,
    professionalNames: await readProfessionalNames(scope, [entry.professionalId]),
    couponCode: await findCouponCode(scope, entry.couponId),
    followingInSeries: await countFollowing(scope, entry),
  };
}

export async function findCouponCode(
  scope: CompanyScope,
  couponId: string | null,
): Promise<string | null> {
  if (couponId === null) return null;
  return (await readCouponCodes(scope, [couponId])).get(couponId) ?? null;
}
