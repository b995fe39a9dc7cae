import { type ServiceKeptReason, whyKept } from '@app/domain/catalog/service-import-undo';
import { cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { deleteUnreferenced } from '../../foundation/database/delete-unreferenced.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { commissionRates } from './commission-rates.table.ts';
import { professionalServices } from './professional-services.table.ts';
import { serviceImportRows } from './service-import-rows.table.ts';
import {
  linesOf,
  lockServiceImport,
  type ServiceImportLine,
  type ShownServiceImport,
  showServiceImport,
} from './service-imports.queries.ts';
import { serviceImports } from './service-imports.table.ts';
import { services } from './services.table.ts';

/**
 * Takes back what the import did, as far as nobody touched or uses it since. An import that was
 * taken back already stays as it is, and is answered alike.
 */
export async function undoServiceImport(
  scope: CompanyScope,
  { id, now }: { id: string; now: Temporal.Instant },
): Promise<Result<ShownServiceImport, 'not-found'>> {
  const record = await lockServiceImport(scope, id);
  if (!record) return refuse('not-found');
  if (record.undoneAt) return accept(await showServiceImport(scope, record));

  const judged = await judgeLines(scope, await linesOf(scope, id));
  const free = judged.flatMap(({ line, reason }) => (reason ? [] : [line]));
  const booked = await deleteMade(scope, free);
  await restoreChanged(scope, free);
  await noteKept(scope, [...judged, ...booked.map((line) => ({ line, reason: BOOKED }))]);
  const undone = { ...record, undoneAt: now };
  await scope.update(serviceImports).set({ undoneAt: now }).where(eq(serviceImports.id, id));
  return accept(await showServiceImport(scope, undone));
}

const BOOKED: ServiceKeptReason = 'booked';

type JudgedLine = { line: ServiceImportLine; reason: ServiceKeptReason | null };

/** Of the services that are still there: a removed one needs no undo. */
async function judgeLines(
  scope: CompanyScope,
  lines: readonly ServiceImportLine[],
): Promise<JudgedLine[]> {
  const ids = lines.map(({ serviceId }) => serviceId);
  // First, and always in the same order: what a colleague writes meanwhile is seen by what follows.
  const found = await scope
    .select({ id: services.id, version: services.version })
    .from(services)
    .where(inArray(services.id, ids))
    .orderBy(services.id)
    .for('update');
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const offered = await pointingAt(scope, professionalServices, ids);
  const paid = await pointingAt(scope, commissionRates, ids);
  return lines.flatMap((line) => {
    const { serviceId, before, appliedVersion } = line;
    const version = versions.get(serviceId);
    if (version === undefined) return [];
    const outcome = before ? 'update' : 'new';
    const isOffered = offered.has(serviceId);
    const hasCommission = paid.has(serviceId);
    const reason = whyKept({ outcome, appliedVersion, version, isOffered, hasCommission });
    return [{ line, reason }];
  });
}

async function pointingAt(
  scope: CompanyScope,
  table: typeof professionalServices | typeof commissionRates,
  serviceIds: string[],
): Promise<Set<string>> {
  const rows = await scope
    .select({ serviceId: table.serviceId })
    .from(table)
    .where(inArray(table.serviceId, serviceIds));
  return new Set(rows.flatMap(({ serviceId }) => serviceId ?? []));
}

/** Answers those the database would not let go. */
async function deleteMade(
  scope: CompanyScope,
  lines: readonly ServiceImportLine[],
): Promise<ServiceImportLine[]> {
  const made = lines.filter(({ before }) => before === null);
  const ids = made.map(({ serviceId }) => serviceId);
  const deleted = new Set(
    await deleteUnreferenced(scope, ids, (some) =>
      scope.delete(services).where(inArray(services.id, some)),
    ),
  );
  return made.filter(({ serviceId }) => !deleted.has(serviceId));
}

async function restoreChanged(
  scope: CompanyScope,
  lines: readonly ServiceImportLine[],
): Promise<void> {
  for (const { serviceId, before } of lines) {
    if (!before) continue;
    await scope
      .update(services)
      .set({ ...before, price: cents(before.price), version: sql`${services.version} + 1` })
      .where(eq(services.id, serviceId));
  }
}

async function noteKept(scope: CompanyScope, judged: readonly JudgedLine[]): Promise<void> {
  for (const { line, reason } of judged) {
    if (!reason) continue;
    await scope
      .update(serviceImportRows)
      .set({ keptReason: reason })
      .where(
        and(
          eq(serviceImportRows.importId, line.importId),
          eq(serviceImportRows.rowNumber, line.rowNumber),
        ),
      );
  }
}
