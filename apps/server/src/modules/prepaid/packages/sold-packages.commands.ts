import { lastDayOf, sharesOfPrice } from '@app/domain/prepaid/package';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { inArray } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { lockClient } from '../../clients/clients.queries.ts';
import { listLeft, lockClientPackages } from './client-packages.queries.ts';
import { clientPackageServices, clientPackages } from './client-packages.table.ts';
import { holdPackage } from './packages.queries.ts';

type Sale = { packageId: string; clientId: string /** As it stood on the screen. */; price: Cents };
type Doing = { now: Temporal.Instant; today: Temporal.PlainDate };
export type SoldPackage = { clientPackageId: string; name: string; basisPoints: number | null };
export type PackageSaleRefusal = 'package-unavailable' | 'package-price-changed' | 'client-unknown';

/** Sells a package as it is now. Its services cost their share of the price from now on. */
export async function sellPackage(
  scope: CompanyScope,
  { packageId, clientId, price }: Sale,
  doing: Doing,
): Promise<Result<SoldPackage, PackageSaleRefusal>> {
  if (!(await lockBuyer(scope, clientId))) return refuse('client-unknown');
  const found = await holdPackage(scope, packageId);
  if (!found?.active || found.services.length === 0) return refuse('package-unavailable');
  if (found.price !== price) return refuse('package-price-changed');
  const { name, commissionBasisPoints: basisPoints } = found;
  const clientPackageId = await give(scope, { ...found, packageId, clientId }, doing);
  return accept({ clientPackageId, name, basisPoints });
}

/** What somebody ordered, and at which price: it holds whatever became of the package since. */
export type OrderedPackage = {
  packageId: string | null;
  name: string;
  validDays: number | null;
  held: readonly { serviceId: string; sessions: number }[];
};

/** Sells what was ordered, as far as its services are still done. */
export async function sellOrdered(
  scope: CompanyScope,
  { ordered, clientId, price }: { ordered: OrderedPackage; clientId: string; price: Cents },
  doing: Doing,
): Promise<Result<SoldPackage, PackageSaleRefusal>> {
  if (!(await lockBuyer(scope, clientId))) return refuse('client-unknown');
  const prices = new Map((await listServices(scope)).map(({ id, price: each }) => [id, each]));
  const services = ordered.held.flatMap(({ serviceId, sessions }) => {
    const listPrice = prices.get(serviceId);
    return listPrice === undefined ? [] : [{ serviceId, sessions, listPrice }];
  });
  if (services.length === 0) return refuse('package-unavailable');
  const clientPackageId = await give(scope, { ...ordered, clientId, price, services }, doing);
  return accept({ clientPackageId, name: ordered.name, basisPoints: null });
}

async function lockBuyer(scope: CompanyScope, clientId: string): Promise<boolean> {
  const client = await lockClient(scope, clientId);
  return client !== null && !client.anonymizedAt;
}

type Given = {
  packageId: string | null;
  clientId: string;
  name: string;
  price: Cents;
  validDays: number | null;
  services: readonly { serviceId: string; sessions: number; listPrice: Cents }[];
};

/** Gives a client what a package holds. */
async function give(
  scope: CompanyScope,
  { validDays, services, packageId, clientId, name, price }: Given,
  { now: createdAt, today }: Doing,
): Promise<string> {
  const validUntil = lastDayOf(today, validDays);
  const { id: clientPackageId } = onlyRow(
    await scope
      .insert(clientPackages)
      .values({ clientId, packageId, name, price, validUntil, createdAt })
      .returning({ id: clientPackages.id }),
  );
  const values = sharesOfPrice(price, services);
  await scope.insert(clientPackageServices).values(
    services.map(({ serviceId, sessions }, place) => ({
      clientPackageId,
      serviceId,
      sessions,
      left: sessions,
      value: known(values[place]),
    })),
  );
  return clientPackageId;
}

function known(value: Cents | undefined): Cents {
  if (value === undefined) throw new Error('A service without its share of the price');
  return value;
}

/** The payment that sold them was given back: nothing of them can be used, so nothing may be. */
export async function takeBackPackages(
  scope: CompanyScope,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<Result<null, 'package-used'>> {
  if (ids.length === 0) return accept(null);
  await lockClientPackages(scope, ids);
  const left = await listLeft(scope, ids);
  const isUsed = [...left.values()].flat().some((service) => service.left < service.sessions);
  if (isUsed) return refuse('package-used');
  await scope
    .update(clientPackages)
    .set({ takenBackAt: now })
    .where(inArray(clientPackages.id, [...ids]));
  return accept(null);
}
