import { baseOf } from '@app/domain/cash/statement';
import {
  commissionOf,
  lateRateFor,
  type RateChange,
  wasForgottenOn,
} from '@app/domain/catalog/commission';
import { todayIn } from '@app/domain/shared/local-time';
import type { Cents } from '@app/domain/shared/money';
import { and, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readEarnings } from '../../catalog/commission-rates.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { listPaidBefore } from '../checkout/paid-before.queries.ts';
import { settlementItems, settlements } from '../checkout/settlements.table.ts';

/** Newer ones are looked at first; nobody pays for what is older than so many. */
const MOST_LOOKED_AT = 1000;

/** A service of a visit: what is sold has the commission of its own. */
type PaidItem = typeof settlementItems.$inferSelect & {
  appointmentId: string;
  professionalId: string;
  serviceId: string;
};
/**
 * Paid without a commission on its day, or today at a rate that was changed since; and what it comes to
 * at the rate that holds.
 */
export type MissedItem = Omit<PaidItem, 'basisPoints' | 'commission'> & {
  basisPoints: number;
  base: Cents;
  commission: Cents;
  previous: Pick<PaidItem, 'basisPoints' | 'commission'>;
};
export type Days = { today: Temporal.PlainDate; zone: string };

export async function listMissed(scope: CompanyScope, days: Days): Promise<MissedItem[]> {
  const items = [...(await unearned(scope)), ...(await notPaidOut(scope, days))];
  return withRates(scope, items, days);
}

/** Of these payments. */
export async function listMissedOf(
  scope: CompanyScope,
  settlementIds: readonly string[],
  days: Days,
): Promise<MissedItem[]> {
  const ofThem = sql`${settlements.id} = any (${sql.param([...settlementIds])}::uuid[])`;
  const items = [...(await unearned(scope, ofThem)), ...(await notPaidOut(scope, days, ofThem))];
  return withRates(scope, items, days);
}

/** The services of a payment for which nobody has said what she earns. */
export async function listForgotten(
  scope: CompanyScope,
  settlementId: string,
  { zone }: Pick<Days, 'zone'>,
): Promise<string[]> {
  const items = await unearned(scope, eq(settlements.id, settlementId));
  if (items.length === 0) return [];
  const histories = await historiesOf(scope, items);
  return items
    .filter((item) => wasForgottenOn(histories(item), todayIn(zone, item.startTime)))
    .toSorted((one, other) => one.position - other.position)
    .map(({ name }) => name);
}

function unearned(scope: CompanyScope, which?: SQL): Promise<PaidItem[]> {
  return standing(scope, and(isNull(settlementItems.basisPoints), which));
}

/**
 * Paid by the client today, and not paid out. Where she got something for the appointment before, that
 * was set off, and it stays as it is.
 */
async function notPaidOut(scope: CompanyScope, { today }: Days, which?: SQL): Promise<PaidItem[]> {
  const { basisPoints, date } = settlementItems;
  const ofToday = and(isNotNull(basisPoints), eq(date, today), which);
  const items = await standing(scope, and(ofToday, not(isPaidOut)));
  if (items.length === 0) return [];
  const before = await listPaidBefore(scope, items);
  const setOff = new Set(before.map(({ appointmentId }) => appointmentId));
  return items.filter(({ appointmentId }) => !setOff.has(appointmentId));
}

const isPaidOut = sql`exists (
  select from ${transactions} paid_out
  where paid_out.settlement_id = ${settlementItems.settlementId}
    and paid_out.item_position = ${settlementItems.position}
    and paid_out.kind = 'commission' and paid_out.paid and paid_out.refunded_at is null)`;

function standing(scope: CompanyScope, which: SQL | undefined): Promise<PaidItem[]> {
  return scope
    .select({ item: settlementItems, appointmentId: settlements.appointmentId })
    .from(settlementItems)
    .innerJoin(settlements, eq(settlements.id, settlementItems.settlementId))
    .where(
      and(
        eq(settlementItems.kind, 'service'),
        sql`${settlementItems.gross} > 0`,
        isNull(settlements.refundOfId),
        isNull(settlements.refundedAt),
        which,
      ),
    )
    .orderBy(desc(settlementItems.date), desc(settlementItems.settlementId))
    .limit(MOST_LOOKED_AT)
    .then((rows) => rows.flatMap(({ item, appointmentId }) => paidItemOf(item, appointmentId)));
}

function paidItemOf(
  { professionalId, serviceId, ...item }: typeof settlementItems.$inferSelect,
  appointmentId: string | null,
): PaidItem[] {
  if (appointmentId === null || professionalId === null || serviceId === null) return [];
  return [{ ...item, appointmentId, professionalId, serviceId }];
}

async function withRates(
  scope: CompanyScope,
  items: readonly PaidItem[],
  { today, zone }: Days,
): Promise<MissedItem[]> {
  const histories = await historiesOf(scope, items);
  return items.flatMap((item) => {
    const day = todayIn(zone, item.startTime);
    const basisPoints = lateRateFor(histories(item), { day, today });
    if (basisPoints === null || basisPoints === item.basisPoints) return [];
    const base = baseOf(item);
    const previous = { basisPoints: item.basisPoints, commission: item.commission };
    return [{ ...item, basisPoints, base, commission: commissionOf(base, basisPoints), previous }];
  });
}

type Whose = Pick<PaidItem, 'professionalId' | 'serviceId'>;

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
