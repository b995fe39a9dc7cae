import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type OfferedService,
  type Offering,
  readOffering,
} from '../../catalog/offering.queries.ts';
import { listBookableProfessionals } from '../../team/bookable-professionals.queries.ts';
import { serviceOf } from './offer.rules.ts';

export type BookableServiceRow = {
  id: string;
  name: string;
  description: string;
  category: string;
  color: string;
  loyaltyPoints: number;
  durationMinutes: number;
  price: Cents;
  priceVaries: boolean;
  /** Null when everybody who was asked for does it. */
  doneBy: string[] | null;
};

/** What this professional does, or what anybody does at the lowest of their prices; by name. */
export async function listBookableServices(
  scope: CompanyScope,
  professionalId: string | null,
): Promise<Result<BookableServiceRow[], 'professional-not-found'>> {
  const people = await listBookableProfessionals(scope, professionalId);
  if (professionalId !== null && people.length === 0) return refuse('professional-not-found');
  const offering = await readOffering(scope, null);
  const ids = people.map(({ id }) => id);
  return accept(offering.services.flatMap((service) => cheapest(service, ids, offering) ?? []));
}

function cheapest(
  service: OfferedService,
  professionalIds: readonly string[],
  offering: Offering,
): BookableServiceRow | null {
  const doneBy = professionalIds.filter((id) => serviceOf(service, id, offering) !== null);
  const offers = doneBy
    .flatMap((id) => serviceOf(service, id, offering) ?? [])
    .toSorted((a, b) => a.price - b.price || a.durationMinutes - b.durationMinutes);
  const [lowest] = offers;
  if (!lowest) return null;
  const { id, name, description, category, color, loyaltyPoints } = service;
  return {
    id,
    name,
    description,
    category,
    color,
    loyaltyPoints,
    price: lowest.price,
    durationMinutes: lowest.durationMinutes,
    priceVaries: offers.some(({ price }) => price !== lowest.price),
    doneBy: doneBy.length === professionalIds.length ? null : doneBy,
  };
}
