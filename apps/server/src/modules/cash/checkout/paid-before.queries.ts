import type { PaidBefore } from '@app/domain/cash/owed';
import { OWED_KINDS } from '@app/domain/cash/transaction';
import { sumOf } from '@app/domain/shared/money';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { transactions } from '../book/transactions.table.ts';
import { listPaidIds } from '../commissions/owed.queries.ts';
import { settlements } from './settlements.table.ts';

type OwedKind = (typeof OWED_KINDS)[number];
type Earned = { appointmentId: string; professionalId: string };
/** What was owed of a payment that was taken back, and had been paid out. */
export type PaidOut = Pick<
  typeof transactions.$inferSelect,
  'id' | 'kind' | 'amount' | 'appointmentId' | 'professionalId'
>;

/** What she has got for the appointment, and the payment it was owed of was taken back since. */
export async function sumPaidBefore(
  scope: CompanyScope,
  { appointmentId, professionalId }: Earned,
): Promise<PaidBefore> {
  const paidOut = await listPaidBefore(scope, [appointmentId]);
  const hers = paidOut.filter((row) => row.professionalId === professionalId);
  const paidOf = (kind: OwedKind) =>
    sumOf(hers.filter((row) => row.kind === kind).map(({ amount }) => amount));
  return { commission: paidOf('commission'), tip: paidOf('tip_share') };
}

/** Everybody's of these appointments, oldest first. */
export async function listPaidBefore(
  scope: CompanyScope,
  appointmentIds: readonly string[],
): Promise<PaidOut[]> {
  const { id, kind, amount, appointmentId, professionalId } = transactions;
  const rows = await scope
    .select({ id, kind, amount, appointmentId, professionalId })
    .from(transactions)
    .innerJoin(settlements, eq(settlements.id, transactions.settlementId))
    .where(
      and(
        sql`${appointmentId} = any (${sql.param([...appointmentIds])}::uuid[])`,
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
