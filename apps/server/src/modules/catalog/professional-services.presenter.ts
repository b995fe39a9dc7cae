import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import { cents } from '@app/domain/shared/money';
import type { KnownOffer } from './professional-services.commands.ts';
import type { OfferedServiceRow } from './professional-services.queries.ts';

export function presentOffered({ price, ...service }: OfferedServiceRow): OfferedService {
  return { ...service, priceCents: price };
}

export function offeredOf({ priceCents, ...service }: OfferedService): OfferedServiceRow {
  return { ...service, price: priceCents === null ? null : cents(priceCents) };
}

/** Whoever names only the service says nothing about its price and duration. */
export function knownOf(known: string | OfferedService): KnownOffer {
  return typeof known === 'string' ? { serviceId: known } : offeredOf(known);
}
