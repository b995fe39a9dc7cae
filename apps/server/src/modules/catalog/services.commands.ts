import type { NewService, ServiceRefusal } from '@app/domain/catalog/service';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unlessHistory, unlessTaken } from '../../foundation/database/settled-write.ts';
import type { ServiceRow } from './services.queries.ts';
import { SERVICE_NAME_KEY, services } from './services.table.ts';

type Outcome<Refusal extends ServiceRefusal> = Promise<Result<ServiceRow, Refusal>>;

export function createService(scope: CompanyScope, service: NewService): Outcome<'name-taken'> {
  return unlessTaken(SERVICE_NAME_KEY, async () => {
    const [created] = await scope.insert(services).values(service).returning();
    if (!created) throw new Error('The database stored no service');
    return accept(created);
  });
}

/** Replaces the service as it was when the form was opened; a newer one is left alone. */
export function updateService(
  scope: CompanyScope,
  { id, version }: { id: string; version: number },
  service: NewService,
): Outcome<'not-found' | 'name-taken' | 'changed-meanwhile'> {
  return unlessTaken(SERVICE_NAME_KEY, async () => {
    const sameVersion = and(eq(services.id, id), eq(services.version, version));
    const changed = await change(scope, sameVersion, service);
    if (changed.accepted) return changed;
    return (await scope.$count(services, eq(services.id, id))) > 0
      ? refuse('changed-meanwhile')
      : refuse('not-found');
  });
}

/** An inactive service is no longer offered; what was booked with it stays as it is. */
export function deactivateService(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, eq(services.id, id), { active: false });
}

export function reactivateService(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, eq(services.id, id), { active: true });
}

export function removeService(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return unlessHistory(async () => {
    const [removed] = await scope.delete(services).where(eq(services.id, id)).returning();
    if (!removed) return refuse('not-found');
    return accept(removed);
  });
}

async function change(
  scope: CompanyScope,
  which: SQL | undefined,
  changes: Partial<NewService>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(services)
    .set({ ...changes, version: sql`${services.version} + 1` })
    .where(which)
    .returning();
  if (!changed) return refuse('not-found');
  return accept(changed);
}
