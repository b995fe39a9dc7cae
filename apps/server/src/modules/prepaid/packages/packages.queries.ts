import type { Cents } from '@app/domain/shared/money';
import { compareNames } from '@app/domain/shared/text';
import { eq, inArray } from 'drizzle-orm';
import { alphabetical } from '../../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { packageServices, packages } from './packages.table.ts';

type PackageRow = typeof packages.$inferSelect;
export type HeldService = {
  serviceId: string;
  sessions: number;
  serviceName: string;
  /** What one of them costs apart. */
  listPrice: Cents;
};
export type PackageView = PackageRow & { services: HeldService[] };

/** All of them, by name. */
export async function listPackages(scope: CompanyScope): Promise<PackageView[]> {
  const rows = await scope
    .select()
    .from(packages)
    .orderBy(...alphabetical(packages));
  return withServices(scope, rows);
}

/** Keeps it from changing until the transaction ends. */
export async function holdPackage(scope: CompanyScope, id: string): Promise<PackageView | null> {
  const rows = await scope.select().from(packages).where(eq(packages.id, id)).for('share');
  const [found] = await withServices(scope, rows);
  return found ?? null;
}

/** With what each holds, in the order of its services' names. */
export async function withServices(
  scope: CompanyScope,
  rows: readonly PackageRow[],
): Promise<PackageView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const held = await scope
    .select()
    .from(packageServices)
    .where(inArray(packageServices.packageId, ids));
  const services = new Map((await listServices(scope)).map((service) => [service.id, service]));
  const named = held.flatMap(({ packageId, serviceId, sessions }) => {
    const service = services.get(serviceId);
    if (!service) return [];
    const { name: serviceName, price: listPrice } = service;
    return [{ packageId, serviceId, sessions, serviceName, listPrice }];
  });
  const byName = named.toSorted((one, other) => compareNames(one.serviceName, other.serviceName));
  const ofPackages = Map.groupBy(byName, ({ packageId }) => packageId);
  return rows.map((row) => ({ ...row, services: ofPackages.get(row.id) ?? [] }));
}
