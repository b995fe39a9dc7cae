import { rateOn } from '@app/domain/catalog/commission';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import { lockProfessionals } from '../team/professionals.queries.ts';
import { commissionsOf, usualRates } from './commission-rates.queries.ts';
import { COMMISSION_SERVICE_FK, commissionRates } from './commission-rates.table.ts';

/** One rate from today on: of a service, or without one her usual rate. Null takes it away. */
export type RateCell = {
  professionalId: string;
  serviceId: string | null;
  basisPoints: number | null;
  /** What whoever sets it saw there. */
  seenBasisPoints?: number | null | undefined;
};
type CellsRefusal = 'professional-not-found' | 'service-not-found' | 'changed';

/** Everything or nothing: whoever refuses gives up the transaction. What was planned is dropped. */
export async function setRates(
  scope: CompanyScope,
  cells: readonly RateCell[],
  today: Temporal.PlainDate,
): Promise<Result<null, CellsRefusal>> {
  const people = [...new Set(cells.map(({ professionalId }) => professionalId.toLowerCase()))];
  const locked = await lockProfessionals(scope, people);
  if (locked.length !== people.length) return refuse('professional-not-found');
  try {
    for (const cell of cells) {
      if ((await setRate(scope, cell, today)) === 'changed') return refuse('changed');
    }
    return accept(null);
  } catch (error) {
    if (isMissingReference(COMMISSION_SERVICE_FK, error)) return refuse('service-not-found');
    throw error;
  }
}

async function setRate(
  scope: CompanyScope,
  { seenBasisPoints: seen, ...cell }: RateCell,
  today: Temporal.PlainDate,
): Promise<'set' | 'changed'> {
  const history = await historyOf(scope, cell);
  if (seen !== undefined && rateOn(history, today) !== seen) return 'changed';
  await scope.delete(commissionRates).where(and(isOf(cell), gte(commissionRates.fromDate, today)));
  if (rateOn(history, today.subtract({ days: 1 })) === cell.basisPoints) return 'set';
  await scope.insert(commissionRates).values({ ...cell, fromDate: today });
  return 'set';
}

async function historyOf(scope: CompanyScope, { professionalId, serviceId }: RateCell) {
  if (serviceId === null) return usualRates(scope, professionalId);
  const [own] = await commissionsOf(scope, professionalId, [serviceId]);
  return own?.history ?? [];
}

function isOf({ professionalId, serviceId }: RateCell): SQL | undefined {
  return and(
    eq(commissionRates.professionalId, professionalId),
    serviceId === null
      ? isNull(commissionRates.serviceId)
      : eq(commissionRates.serviceId, serviceId),
  );
}
