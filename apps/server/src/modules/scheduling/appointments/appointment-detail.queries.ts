import type { appointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { namesAgree } from '@app/domain/clients/name-likeness';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listClientsOfPhone } from '../../clients/client-phones.queries.ts';
import { readCouponCodes } from '../../promotions/coupons.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findVisitor } from '../online/appointment-visitors.queries.ts';
import type { Sight } from '../sight.rules.ts';
import { presentDetail } from './appointments.presenter.ts';
import {
  type AppointmentRows,
  countFollowing,
  type Entry,
  findEntry,
  type UncertainVisitor,
} from './appointments.queries.ts';

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
    visitor: await uncertainVisitor(scope, entry),
  };
}

async function uncertainVisitor(
  scope: CompanyScope,
  { id, source, client }: Entry,
): Promise<UncertainVisitor | null> {
  const visitor = source === 'client' ? await findVisitor(scope, id) : null;
  if (!visitor || visitor.name === '' || visitor.settledAt || !client) return null;
  if (namesAgree(visitor.name, client.name)) return null;
  const known = await listClientsOfPhone(scope, visitor.phoneKey);
  const others = known.filter((other) => other.id !== client.id);
  return { ...visitor, others: others.map(({ id: otherId, name }) => ({ id: otherId, name })) };
}

/** An appointment that was just written, as it is now. */
export async function showAppointment(
  scope: CompanyScope,
  id: string,
  sight: Sight,
): Promise<Answer<typeof appointmentDetail>> {
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
