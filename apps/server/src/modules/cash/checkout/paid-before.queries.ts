import type { PaidBefore } from '@app/domain/cash/owed';
import { OWED_KINDS } from '@app/domain/cash/transaction';
import { sumOf } from '@app/domain/shared/money';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { transactions } from '../book/transactions.table.ts';
import { listPaidIds } from '../commissions/owed.queries.ts';
import { settlements } from './settlements.table.ts';

type OwedKind = (typeof OWED_KINDS)[number];
/** What is paid anew is a visit; what was sold at the counter is sold once, as its own settlement. */
type Occasion = { appointmentId: string | null; settlementId: string | null };
/** What was owed of a payment that was taken back, and had been paid out. */
export type PaidOut = Pick<
  typeof transactions.$inferSelect,
  'id' | 'kind' | 'amount' | 'appointmentId' | 'settlementId' | 'professionalId'
>;

/** By professional: what she has got for it, and the payment it was owed of was taken back since. */
export async function readPaidBefore(
  scope: CompanyScope,
  { id, appointmentId }: Pick<typeof settlements.$inferSelect, 'id' | 'appointmentId'>,
): Promise<ReadonlyMap<string, PaidBefore>> {
  const paidOut = await listPaidBefore(scope, [{ appointmentId, settlementId: id }]);
  const people = Map.groupBy(paidOut, ({ professionalId }) => professionalId ?? '');
  return new Map([...people].map(([professionalId, hers]) => [professionalId, sumsOf(hers)]));
}

function sumsOf(rows: readonly PaidOut[]): PaidBefore {
  const paidOf = (kind: OwedKind) =>
    sumOf(rows.filter((row) => row.kind === kind).map(({ amount }) => amount));
  return { commission: paidOf('commission'), tip: paidOf('tip_share') };
}

/** Everybody's of these, oldest first. */
export async function listPaidBefore(
  scope: CompanyScope,
  occasions: readonly Occasion[],
): Promise<PaidOut[]> {
  const { id, kind, amount, appointmentId, settlementId, professionalId } = transactions;
  const rows = await scope
    .select({ id, kind, amount, appointmentId, settlementId, professionalId })
    .from(transactions)
    .innerJoin(settlements, eq(settlements.id, transactions.settlementId))
    .where(
      and(
        isOfOne(occasions),
        inArray(kind, [...OWED_KINDS]),
        isNull(transactions.refundedAt),
        isNotNull(settlements.refundedAt),
      ),
    )
    .orderBy(asc(id));
  const paidIds = await listPaidIds(
    scope,
    rows.map((row) => row.id),
  );
  return rows.filter((row) => paidIds.has(row.id));
}

function isOfOne(occasions: readonly Occasion[]) {
  const visits = occasions.flatMap(({ appointmentId }) => appointmentId ?? []);
  const sales = occasions.flatMap(({ appointmentId, settlementId }) =>
    appointmentId === null ? (settlementId ?? []) : [],
  );
  const ofVisit = sql`${transactions.appointmentId} = any (${sql.param(visits)}::uuid[])`;
  const ofSale = sql`${transactions.settlementId} = any (${sql.param(sales)}::uuid[])`;
  return sales.length === 0 ? ofVisit : or(ofVisit, ofSale);
}
