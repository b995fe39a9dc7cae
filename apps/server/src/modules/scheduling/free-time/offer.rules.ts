import { offeredDuration, offeredPrice } from '@app/domain/catalog/commission';
import { type Cents, smaller, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  type OfferedService,
  type Offering,
  readOffering,
} from '../../catalog/offering.queries.ts';
import { listBookableProfessionals } from '../../team/bookable-professionals.queries.ts';

export type OfferService = {
  id: string;
  name: string;
  price: Cents;
  durationMinutes: number;
  loyaltyPoints: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};
/** What somebody does all of, in the order in which it was chosen. */
export type Offer = {
  professional: { id: string; name: string };
  services: OfferService[];
  price: Cents;
  durationMinutes: number;
  /** Of the first service. */
  bufferBeforeMinutes: number;
  /** Of the last service. */
  bufferAfterMinutes: number;
};
export type Choice = { professionalId: string | null; serviceIds: readonly string[] };
export type OfferRefusal = 'professional-not-found' | 'service-not-offered';

/** Everybody who does all that was chosen, or the one who was; by name. */
export async function readOffers(
  scope: CompanyScope,
  { professionalId, serviceIds }: Choice,
): Promise<Result<Offer[], OfferRefusal>> {
  const people = await listBookableProfessionals(scope, professionalId);
  if (professionalId !== null && people.length === 0) return refuse('professional-not-found');
  const ids = serviceIds.map((id) => id.toLowerCase());
  const offering = await readOffering(scope, ids);
  const offers = people.flatMap((person) => offerOf(person, offering, ids) ?? []);
  return offers.length === 0 ? refuse('service-not-offered') : accept(offers);
}

/** Everybody who does anything, each with what takes her least: whoever is free for that is free. */
export async function readShortestOffers(scope: CompanyScope): Promise<Offer[]> {
  const people = await listBookableProfessionals(scope, null);
  const offering = await readOffering(scope, null);
  return people.flatMap((person) => {
    const done = offering.services.flatMap(
      (service) => serviceOf(service, person.id, offering) ?? [],
    );
    const [shortest] = done.toSorted((a, b) => a.durationMinutes - b.durationMinutes);
    return (shortest && offerOf(person, offering, [shortest.id])) ?? [];
  });
}

/** What this one does of it, whether she still works here or not; null when it is not all. */
export async function readOfferOf(
  scope: CompanyScope,
  person: Person,
  serviceIds: readonly string[],
): Promise<Offer | null> {
  const ids = serviceIds.map((id) => id.toLowerCase());
  return offerOf(person, await readOffering(scope, ids), ids);
}

/** Whether she does all of these, as far as anybody still does. */
export async function doesAll(
  scope: CompanyScope,
  professionalId: string,
  serviceIds: readonly string[],
): Promise<boolean> {
  const offering = await readOffering(scope, serviceIds);
  return offering.services.every((service) => serviceOf(service, professionalId, offering));
}

type Person = { id: string; name: string };

/** What she does of it; null when it is not all. */
export function offerOf(
  { id, name }: Person,
  offering: Offering,
  serviceIds: readonly string[],
): Offer | null {
  const services = serviceIds.flatMap((serviceId) => {
    const service = offering.services.find((one) => one.id === serviceId);
    return (service && serviceOf(service, id, offering)) ?? [];
  });
  const [first, last] = [services[0], services.at(-1)];
  if (!first || !last || services.length < serviceIds.length) return null;
  return {
    professional: { id, name },
    services,
    price: sumOf(services.map(({ price }) => price)),
    durationMinutes: services.reduce((total, one) => total + one.durationMinutes, 0),
    bufferBeforeMinutes: first.bufferBeforeMinutes,
    bufferAfterMinutes: last.bufferAfterMinutes,
  };
}

/** The service as this professional does it; null when she does not. */
export function serviceOf(
  service: OfferedService,
  professionalId: string,
  { linkedProfessionalIds }: Offering,
): OfferService | null {
  const link = service.links.find((one) => one.professionalId === professionalId);
  if (!link && linkedProfessionalIds.has(professionalId)) return null;
  const own = link ?? NOTHING_OF_HER_OWN;
  const { id, name, loyaltyPoints, bufferBeforeMinutes, bufferAfterMinutes } = service;
  return {
    id,
    name,
    loyaltyPoints,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    price: offeredPrice(service, own),
    durationMinutes: offeredDuration(service, own),
  };
}

const NOTHING_OF_HER_OWN = { price: null, durationMinutes: null };

/** While nobody knows who will do it, what is shown is the least it can cost. */
export function lowestPrice(offers: readonly Offer[]): Cents {
  return offers.map(({ price }) => price).reduce(smaller);
}

/** The services of whoever does it for the least. */
export function cheapestServices(offers: readonly Offer[]): OfferService[] {
  return offers.find(({ price }) => price === lowestPrice(offers))?.services ?? [];
}
