import { earnedHistory, offeredPrice, type RateChange } from '@app/domain/catalog/commission';
import type { Cents } from '@app/domain/shared/money';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { commissionRates } from './commission-rates.table.ts';
import { professionalServices } from './professional-services.table.ts';
import { services } from './services.table.ts';

export type CommissionHistory = {
  serviceId: string;
  serviceName: string;
  /** Hers, where she has a price of her own. */
  price: Cents;
  /** Newest first. */
  history: RateChange[];
};

/** Of every service she ever had a commission of, by the service's name. */
export function listCommissions(
  scope: CompanyScope,
  professionalId: string,
): Promise<CommissionHistory[]> {
  return histories(scope, eq(commissionRates.professionalId, professionalId));
}

export function commissionsOf(
  scope: CompanyScope,
  professionalId: string,
  serviceIds: readonly string[],
): Promise<CommissionHistory[]> {
  const which = and(
    eq(commissionRates.professionalId, professionalId),
    inArray(commissionRates.serviceId, [...serviceIds]),
  );
  return histories(scope, which);
}

/** Of each of these services what she earns from day to day, by its own rate or her usual one. */
export async function readEarnings(
  scope: CompanyScope,
  professionalId: string,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, RateChange[]>> {
  const usual = await usualRates(scope, professionalId);
  const own = new Map(
    (await commissionsOf(scope, professionalId, serviceIds)).map((one) => [one.serviceId, one]),
  );
  return new Map(serviceIds.map((id) => [id, earnedHistory(own.get(id)?.history ?? [], usual)]));
}

/** What holds where a service has no rate of its own. Newest first. */
export function usualRates(scope: CompanyScope, professionalId: string): Promise<RateChange[]> {
  const { fromDate, basisPoints, serviceId } = commissionRates;
  return scope
    .select({ fromDate, basisPoints })
    .from(commissionRates)
    .where(and(eq(commissionRates.professionalId, professionalId), isNull(serviceId)))
    .orderBy(desc(fromDate));
}

/** Whether the company pays commissions at all. */
export async function paysCommissions(scope: CompanyScope): Promise<boolean> {
  const [any] = await scope.select({ id: commissionRates.id }).from(commissionRates).limit(1);
  return any !== undefined;
}

async function histories(
  scope: CompanyScope,
  which: SQL | undefined,
): Promise<CommissionHistory[]> {
  const rows = await scope
    .select({
      serviceId: services.id,
      serviceName: services.name,
      price: services.price,
      ownPrice: professionalServices.price,
      fromDate: commissionRates.fromDate,
      basisPoints: commissionRates.basisPoints,
    })
    .from(commissionRates)
    .innerJoin(services, eq(services.id, commissionRates.serviceId))
    .leftJoin(
      professionalServices,
      and(
        eq(professionalServices.professionalId, commissionRates.professionalId),
        eq(professionalServices.serviceId, commissionRates.serviceId),
      ),
    )
    .where(which)
    .orderBy(services.name, services.id, desc(commissionRates.fromDate));
  return Map.groupBy(rows, ({ serviceId }) => serviceId)
    .values()
    .flatMap((ofService) => {
      const [newest] = ofService;
      if (!newest) return [];
      const { serviceId, serviceName, price, ownPrice } = newest;
      const history = ofService.map(({ fromDate, basisPoints }) => ({ fromDate, basisPoints }));
      const offered = offeredPrice({ price }, { price: ownPrice });
      return [{ serviceId, serviceName, price: offered, history }];
    })
    .toArray();
}
