import type { NewPackage } from '@app/domain/prepaid/package';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import { keptThings } from '../../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isStillReferenced } from '../../../foundation/database/sql-state.ts';
import { PACKAGE_NAME_KEY, packageServices, packages } from './packages.table.ts';

export type PackageRow = typeof packages.$inferSelect;
type Held = { serviceId: string; sessions: number };
type Outcome<Reason extends string> = Promise<Result<PackageRow, Reason>>;

const kept = keptThings(packages, PACKAGE_NAME_KEY);

export const {
  deactivate: deactivatePackage,
  reactivate: reactivatePackage,
  /** What clients bought of it stays theirs. */
  remove: removePackage,
} = kept;

export async function createPackage(
  scope: CompanyScope,
  terms: NewPackage,
  services: readonly Held[],
): Outcome<'taken' | 'service-gone'> {
  const created = await kept.create(scope, terms);
  if (!created.accepted) return created;
  return holding(scope, created.value, services);
}

/** Replaces it as it was when the form was opened. What was sold before stays as it was sold. */
export async function updatePackage(
  scope: CompanyScope,
  known: { id: string; version: number },
  { services, ...terms }: NewPackage & { services: readonly Held[] },
): Outcome<'not-found' | 'taken' | 'changed-meanwhile' | 'service-gone'> {
  const updated = await kept.update(scope, known, terms);
  if (!updated.accepted) return updated;
  await scope.delete(packageServices).where(eq(packageServices.packageId, known.id));
  return holding(scope, updated.value, services);
}

async function holding(
  scope: CompanyScope,
  row: PackageRow,
  services: readonly Held[],
): Outcome<'service-gone'> {
  try {
    const held = services.map((service) => ({ ...service, packageId: row.id }));
    await scope.insert(packageServices).values(held);
    return accept(row);
  } catch (error) {
    if (isStillReferenced(error)) return refuse('service-gone');
    throw error;
  }
}
