import { OWED_KINDS } from '@app/domain/cash/transaction';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { readPaidBefore } from '../checkout/paid-before.queries.ts';
import { owedRows } from '../checkout/settlement-rows.commands.ts';
import {
  findStandingSettlement,
  listItems,
  type SettlementRow,
} from '../checkout/settlements.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';

type TransactionRow = typeof transactions.$inferSelect;
type Share = Pick<TransactionRow, 'kind' | 'amount' | 'itemPosition'>;

/**
 * What she gave back was taken off when the client paid anew, so of that payment it is owed now. For
 * whoever holds the appointment.
 */
export async function oweAgain(
  scope: CompanyScope,
  { appointmentId, professionalId }: Pick<TransactionRow, 'appointmentId' | 'professionalId'>,
  { userId, today, now }: Acting,
): Promise<void> {
  if (appointmentId === null || professionalId === null) return;
  const settlement = await findStandingSettlement(scope, appointmentId);
  if (!settlement) return;
  const names = await readProfessionalNames(scope, [professionalId]);
  const due = owedRows(
    {
      settlement: { ...settlement, date: today, createdBy: userId, createdAt: now },
      items: await listItems(scope, settlement.id),
      paidBefore: await readPaidBefore(scope, settlement),
    },
    names,
  );
  const owed = await listShares(scope, settlement);
  const missing = due
    .filter((row) => row.professionalId === professionalId)
    .map((row) => ({ ...row, amount: cents(row.amount - amountLike(row, owed)) }))
    .filter(({ amount }) => amount > 0);
  if (missing.length > 0) await scope.insert(transactions).values(missing);
}

function listShares(scope: CompanyScope, { id }: SettlementRow): Promise<Share[]> {
  const { kind, amount, itemPosition, settlementId, refundedAt } = transactions;
  return scope
    .select({ kind, amount, itemPosition })
    .from(transactions)
    .where(and(eq(settlementId, id), inArray(kind, [...OWED_KINDS]), isNull(refundedAt)));
}

type Like = { kind: Share['kind']; itemPosition?: number | null | undefined };

function amountLike({ kind, itemPosition = null }: Like, shares: readonly Share[]): Cents {
  const alike = shares.filter((one) => one.kind === kind && one.itemPosition === itemPosition);
  return sumOf(alike.map(({ amount }) => amount));
}
