import type { PackageStanding } from '@app/domain/prepaid/package';
import { packageStanding } from '@app/domain/prepaid/package';
import { compareNames } from '@app/domain/shared/text';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listServices } from '../../catalog/services.queries.ts';
import { clientPackageServices, clientPackages, packageUses } from './client-packages.table.ts';

type BoughtRow = typeof clientPackages.$inferSelect;
type LeftRow = typeof clientPackageServices.$inferSelect;
export type ClientPackageView = BoughtRow & {
  standing: PackageStanding;
  services: (LeftRow & { serviceName: string })[];
};

/** What a client bought, newest first, with what is left of it. */
export async function listClientPackages(
  scope: CompanyScope,
  clientId: string,
  today: Temporal.PlainDate,
): Promise<ClientPackageView[]> {
  const bought = await scope
    .select()
    .from(clientPackages)
    .where(eq(clientPackages.clientId, clientId))
    .orderBy(desc(clientPackages.id));
  if (bought.length === 0) return [];
  const left = await listLeft(
    scope,
    bought.map(({ id }) => id),
  );
  const names = new Map((await listServices(scope)).map(({ id, name }) => [id, name]));
  return bought.map((row) => {
    const services = (left.get(row.id) ?? [])
      .map((one) => ({ ...one, serviceName: names.get(one.serviceId) ?? '' }))
      .toSorted((one, other) => compareNames(one.serviceName, other.serviceName));
    return { ...row, services, standing: packageStanding({ ...row, services }, today) };
  });
}

/** What is left of each, by service. */
export async function listLeft(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LeftRow[]>> {
  const rows = await scope
    .select()
    .from(clientPackageServices)
    .where(inArray(clientPackageServices.clientPackageId, [...ids]));
  return Map.groupBy(rows, ({ clientPackageId }) => clientPackageId);
}

/** Keeps them from being used or taken back by others, in one order for everybody. */
export async function lockClientPackages(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BoughtRow>> {
  if (ids.length === 0) return new Map();
  const rows = await scope
    .select()
    .from(clientPackages)
    .where(inArray(clientPackages.id, [...new Set(ids)]))
    .orderBy(asc(clientPackages.id))
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Sessions that a payment used and that were not given back. */
export async function listUsesOf(scope: CompanyScope, settlementId: string) {
  const rows = await scope
    .select()
    .from(packageUses)
    .where(eq(packageUses.settlementId, settlementId))
    .orderBy(asc(packageUses.clientPackageId), asc(packageUses.id));
  const returned = new Set(rows.map(({ returnsId }) => returnsId));
  return rows.filter(({ id, returnsId }) => returnsId === null && !returned.has(id));
}

/** What the sessions that are used have counted for. */
export async function sumCounted(
  scope: CompanyScope,
  { clientPackageId, serviceId }: { clientPackageId: string; serviceId: string },
): Promise<number> {
  const rows = await scope
    .select({ value: packageUses.value })
    .from(packageUses)
    .where(
      and(eq(packageUses.clientPackageId, clientPackageId), eq(packageUses.serviceId, serviceId)),
    );
  return rows.reduce((sum, { value }) => sum + value, 0);
}

/** What a payment used of packages, as its receipt says it. */
export async function listSessionNames(
  scope: CompanyScope,
  settlementId: string,
): Promise<{ name: string; covered: number }[]> {
  return scope
    .select({ name: clientPackages.name, covered: packageUses.covered })
    .from(packageUses)
    .innerJoin(clientPackages, eq(clientPackages.id, packageUses.clientPackageId))
    .where(and(eq(packageUses.settlementId, settlementId), eq(packageUses.sessions, 1)))
    .orderBy(asc(packageUses.id));
}
