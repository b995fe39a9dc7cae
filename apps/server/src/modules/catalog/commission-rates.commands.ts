import {
  type CommissionRefusal,
  isOwedFrom,
  type RateChange,
  rateOn,
} from '@app/domain/catalog/commission';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isMissingReference } from '../../foundation/database/sql-state.ts';
import { lockProfessional } from '../team/professionals.queries.ts';
import { commissionsOf } from './commission-rates.queries.ts';
import { COMMISSION_SERVICE_FK, commissionRates } from './commission-rates.table.ts';

export type NewRate = {
  professionalId: string;
  serviceId: string;
  basisPoints: number;
  fromDate: Temporal.PlainDate;
};
type Of = Pick<NewRate, 'professionalId' | 'serviceId'>;

type CreateRefusal = Exclude<CommissionRefusal, 'not-found'>;

/** The first rate of a service, or the first after it had ended. */
export async function createCommission(
  scope: CompanyScope,
  rate: NewRate,
  today: Temporal.PlainDate,
): Promise<Result<null, CreateRefusal>> {
  if (isBefore(rate.fromDate, today)) return refuse('in-the-past');
  if (!(await lockProfessional(scope, rate.professionalId))) {
    return refuse('professional-not-found');
  }
  if (isOwedFrom(await historyOf(scope, rate), today)) return refuse('exists');
  try {
    return await storeFirst(scope, rate);
  } catch (error) {
    if (isMissingReference(COMMISSION_SERVICE_FK, error)) return refuse('service-not-found');
    throw error;
  }
}

/** Of the same day there may be one row already: the one that ended an earlier commission. */
async function storeFirst(scope: CompanyScope, rate: NewRate): Promise<Result<null, 'exists'>> {
  const stored = await scope
    .insert(commissionRates)
    .values(rate)
    .onConflictDoUpdate({
      target: KEY,
      set: { basisPoints: rate.basisPoints },
      setWhere: isNull(commissionRates.basisPoints),
    })
    .returning({ id: commissionRates.id });
  if (stored.length === 0) return refuse('exists');
  return accept(null);
}

/** From the day on this rate holds; what was planned for later is dropped, the past stays. */
export async function changeCommission(
  scope: CompanyScope,
  rate: NewRate,
  today: Temporal.PlainDate,
): Promise<Result<null, 'not-found' | 'in-the-past'>> {
  if (isBefore(rate.fromDate, today)) return refuse('in-the-past');
  if (!(await lockProfessional(scope, rate.professionalId))) return refuse('not-found');
  if (!isOwedFrom(await historyOf(scope, rate), today)) return refuse('not-found');
  await scope
    .delete(commissionRates)
    .where(and(isOf(rate), gt(commissionRates.fromDate, rate.fromDate)));
  await scope
    .insert(commissionRates)
    .values(rate)
    .onConflictDoUpdate({ target: KEY, set: { basisPoints: rate.basisPoints } });
  return accept(null);
}

export async function endCommission(
  scope: CompanyScope,
  { professionalId, serviceId }: Of,
  today: Temporal.PlainDate,
): Promise<Result<null, 'not-found'>> {
  if (!(await lockProfessional(scope, professionalId))) return refuse('not-found');
  const history = await historyOf(scope, { professionalId, serviceId });
  if (!isOwedFrom(history, today)) return refuse('not-found');
  await endCommissions(scope, { professionalId, serviceIds: [serviceId] }, today);
  return accept(null);
}

/** From today on nothing is owed; days that are over keep their rates. Expects her to be locked. */
export async function endCommissions(
  scope: CompanyScope,
  { professionalId, serviceIds }: { professionalId: string; serviceIds: readonly string[] },
  today: Temporal.PlainDate,
): Promise<void> {
  await scope
    .delete(commissionRates)
    .where(
      and(
        eq(commissionRates.professionalId, professionalId),
        inArray(commissionRates.serviceId, [...serviceIds]),
        gte(commissionRates.fromDate, today),
      ),
    );
  const left = await commissionsOf(scope, professionalId, serviceIds);
  const ends = left
    .filter(({ history }) => rateOn(history, today) !== null)
    .map(({ serviceId }) => ({ professionalId, serviceId, fromDate: today, basisPoints: null }));
  if (ends.length > 0) await scope.insert(commissionRates).values(ends);
}

const KEY = [
  commissionRates.companyId,
  commissionRates.professionalId,
  commissionRates.serviceId,
  commissionRates.fromDate,
];

async function historyOf(
  scope: CompanyScope,
  { professionalId, serviceId }: Of,
): Promise<RateChange[]> {
  const [commission] = await commissionsOf(scope, professionalId, [serviceId]);
  return commission?.history ?? [];
}

function isOf({ professionalId, serviceId }: Of) {
  return and(
    eq(commissionRates.professionalId, professionalId),
    eq(commissionRates.serviceId, serviceId),
  );
}

function isBefore(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) < 0;
}
