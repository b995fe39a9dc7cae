import { isSamePlan, plannedAfter, type RateChange, rateOn } from '@app/domain/catalog/commission';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import { setProductRates } from '../team/professionals.commands.ts';
import { lockProfessionals, readProductRates } from '../team/professionals.queries.ts';
import { COMMISSION_SERVICE_FK, commissionRates } from './commission-rates.table.ts';

/**
 * One rate from today on: of a service, or without one her usual rate, of services or of products. Null
 * takes it away.
 */
export type RateCell = {
  professionalId: string;
  serviceId: string | null;
  ofProducts?: boolean | undefined;
  basisPoints: number | null;
  /** What whoever sets it saw there. */
  seenBasisPoints?: number | null | undefined;
  /** And what she saw planned for later, soonest first. */
  seenPlanned?: readonly RateChange[] | undefined;
};
type CellsRefusal = 'professional-not-found' | 'service-not-found' | 'changed';

/**
 * Everything or nothing, in as many statements for a thousand as for one: whoever refuses gives up the
 * transaction. What was planned is dropped by whoever saw it, and stays where nobody looked. */
export async function setRates(
  scope: CompanyScope,
  cells: readonly RateCell[],
  today: Temporal.PlainDate,
): Promise<Result<null, CellsRefusal>> {
  const people = [...new Set(cells.map(({ professionalId }) => professionalId.toLowerCase()))];
  const locked = await lockProfessionals(scope, people);
  if (locked.length !== people.length) return refuse('professional-not-found');
  const ofProducts = cells.filter((cell) => cell.ofProducts);
  const ofServices = cells.filter((cell) => !cell.ofProducts);
  // No service is among products.
  if (ofProducts.some(({ serviceId }) => serviceId !== null)) return refuse('service-not-found');
  if (!(await areSeenOfProducts(scope, ofProducts))) return refuse('changed');
  const histories = await readHistories(scope, ofServices);
  const isSeen = (cell: RateCell) => saw(cell, histories.get(keyOf(cell)) ?? [], today);
  if (!ofServices.every(isSeen)) return refuse('changed');
  await setProductRates(scope, lastWordsOf(ofProducts));
  await dropFrom(scope, ofServices, today);
  return store(
    scope,
    lastWordsOf(ofServices).filter((cell) => {
      const before = rateOn(histories.get(keyOf(cell)) ?? [], today.subtract({ days: 1 }));
      return before !== cell.basisPoints;
    }),
    today,
  );
}

async function dropFrom(
  scope: CompanyScope,
  cells: readonly RateCell[],
  today: Temporal.PlainDate,
): Promise<void> {
  const { fromDate } = commissionRates;
  const planned = cells.filter(({ seenPlanned }) => seenPlanned !== undefined);
  await scope
    .delete(commissionRates)
    .where(
      or(and(isAmong(cells), eq(fromDate, today)), and(isAmong(planned), gt(fromDate, today))),
    );
}

function saw(
  { seenBasisPoints: rate, seenPlanned: plan }: RateCell,
  history: readonly RateChange[],
  today: Temporal.PlainDate,
): boolean {
  if (rate !== undefined && rateOn(history, today) !== rate) return false;
  return plan === undefined || isSamePlan(plannedAfter(history, today), plan);
}

async function areSeenOfProducts(
  scope: CompanyScope,
  cells: readonly RateCell[],
): Promise<boolean> {
  const stored = await readProductRates(
    scope,
    cells.map(({ professionalId }) => professionalId),
  );
  return cells.every(
    ({ professionalId, seenBasisPoints: seen }) =>
      seen === undefined || (stored.get(professionalId.toLowerCase()) ?? null) === seen,
  );
}

/** Said twice, the last word counts. */
function lastWordsOf(cells: readonly RateCell[]): RateCell[] {
  return new Map(cells.map((cell) => [keyOf(cell), cell])).values().toArray();
}

async function store(
  scope: CompanyScope,
  cells: readonly RateCell[],
  today: Temporal.PlainDate,
): Promise<Result<null, 'service-not-found'>> {
  if (cells.length === 0) return accept(null);
  const rates = cells.map(({ professionalId, serviceId, basisPoints }) => ({
    professionalId,
    serviceId,
    basisPoints,
    fromDate: today,
  }));
  try {
    await scope.insert(commissionRates).values(rates);
    return accept(null);
  } catch (error) {
    if (isMissingReference(COMMISSION_SERVICE_FK, error)) return refuse('service-not-found');
    throw error;
  }
}

type Of = Pick<RateCell, 'professionalId' | 'serviceId'>;

/** Newest first, of each cell that has any. */
async function readHistories(scope: CompanyScope, cells: readonly Of[]) {
  const { professionalId, serviceId, fromDate, basisPoints } = commissionRates;
  const rows = await scope
    .select({ professionalId, serviceId, fromDate, basisPoints })
    .from(commissionRates)
    .where(isAmong(cells))
    .orderBy(desc(fromDate));
  return Map.groupBy(rows, keyOf);
}

function keyOf({ professionalId, serviceId }: Of): string {
  return `${professionalId} ${serviceId}`.toLowerCase();
}

/** Of these people and services. A usual rate has no service, which equals nothing, not even itself. */
function isAmong(cells: readonly Of[]): SQL {
  const people = cells.map(({ professionalId }) => professionalId);
  const services = cells.map(({ serviceId }) => serviceId);
  const { professionalId, serviceId } = commissionRates;
  return sql`exists (
    select from unnest(${sql.param(people)}::uuid[], ${sql.param(services)}::uuid[])
      as cell (professional_id, service_id)
    where cell.professional_id = ${professionalId}
      and cell.service_id is not distinct from ${serviceId}
  )`;
}
