import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readCouponCodes } from '../promotions/coupons.queries.ts';
import { readProfessionalNames } from '../team/bookable-professionals.queries.ts';
import { presentDetail } from './appointments.presenter.ts';
import { countFollowing, type Entry, findEntry } from './appointments.queries.ts';
import type { Sight } from './sight.queries.ts';

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

/** One that was just written, as it is now. */
export async function showAppointment(
  scope: CompanyScope,
  id: string,
  sight: Sight,
): Promise<AppointmentDetail> {
  const written = await findAppointment(scope, id);
  if (!written) throw new Error('The appointment that was just written is gone');
  return presentDetail(written, sight);
}

export async function findCouponCode(
  scope: CompanyScope,
  couponId: string | null,
): Promise<string | null> {
  if (couponId === null) return null;
  return (await readCouponCodes(scope, [couponId])).get(couponId) ?? null;
}
