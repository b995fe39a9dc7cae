import {
  commissionOf,
  lateRateFor,
  type RateChange,
  wasForgottenOn,
} from '@app/domain/catalog/commission';
import { todayIn } from '@app/domain/shared/local-time';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { paysCommissions, readEarnings } from '../../catalog/commission-rates.queries.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';

/** Newer ones are looked at first; nobody pays for what is older than so many. */
const MOST_LOOKED_AT = 1000;

type UnearnedItem = typeof settlementItems.$inferSelect & { appointmentId: string };
/** Paid without a commission on its day, and what it comes to at the rate of today. */
export type MissedItem = Omit<UnearnedItem, 'basisPoints' | 'commission'> & {
  basisPoints: number;
  base: Cents;
  commission: Cents;
};
export type Days = { today: Temporal.PlainDate; zone: string };

export async function listMissed(scope: CompanyScope, days: Days): Promise<MissedItem[]> {
  return withRates(scope, await unearned(scope), days);
}

/** Of these payments. */
export async function listMissedOf(
  scope: CompanyScope,
  settlementIds: readonly string[],
  days: Days,
): Promise<MissedItem[]> {
  const ofThem = sql`${settlements.id} = any (${sql.param([...settlementIds])}::uuid[])`;
  return withRates(scope, await unearned(scope, ofThem), days);
}

/** The services of a payment for which nobody has said what she earns. */
export async function listForgotten(
  scope: CompanyScope,
  settlementId: string,
  { zone }: Pick<Days, 'zone'>,
): Promise<string[]> {
  const items = await unearned(scope, eq(settlements.id, settlementId));
  if (items.length === 0 || !(await paysCommissions(scope))) return [];
  const histories = await historiesOf(scope, items);
  return items
    .filter((item) => wasForgottenOn(histories(item), todayIn(zone, item.startTime)))
    .toSorted((one, other) => one.position - other.position)
    .map(({ name }) => name);
}

function unearned(scope: CompanyScope, which?: SQL): Promise<UnearnedItem[]> {
  return scope
    .select({ item: settlementItems, appointmentId: settlements.appointmentId })
    .from(settlementItems)
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .where(
      and(
        isNull(settlementItems.basisPoints),
        sql`${settlementItems.gross} > 0`,
        isNull(settlements.refundOfId),
        isNull(settlements.refundedAt),
        which,
      ),
    )
    .orderBy(desc(settlementItems.date), desc(settlementItems.settlementId))
    .limit(MOST_LOOKED_AT)
    .then((rows) => rows.map(({ item, appointmentId }) => ({ ...item, appointmentId })));
}

async function withRates(
  scope: CompanyScope,
  items: readonly UnearnedItem[],
  { today, zone }: Days,
): Promise<MissedItem[]> {
  const histories = await historiesOf(scope, items);
  return items.flatMap((item) => {
    const day = todayIn(zone, item.startTime);
    const basisPoints = lateRateFor(histories(item), { day, today });
    if (basisPoints === null) return [];
    const base = cents(item.gross - item.discount);
    return [{ ...item, basisPoints, base, commission: commissionOf(base, basisPoints) }];
  });
}

type Whose = Pick<UnearnedItem, 'professionalId' | 'serviceId'>;

async function historiesOf(
  scope: CompanyScope,
  items: readonly Whose[],
): Promise<(item: Whose) => RateChange[]> {
  const known = new Map<string, RateChange[]>();
  for (const [professionalId, hers] of Map.groupBy(items, (item) => item.professionalId)) {
    const serviceIds = [...new Set(hers.map(({ serviceId }) => serviceId))];
    for (const [serviceId, history] of await readEarnings(scope, professionalId, serviceIds)) {
      known.set(`${professionalId} ${serviceId}`, history);
    }
  }
  return ({ professionalId, serviceId }) => known.get(`${professionalId} ${serviceId}`) ?? [];
}
