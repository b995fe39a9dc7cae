import { refundDescription } from '@app/domain/cash/description';
import { type Cents, cents } from '@app/domain/shared/money';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import { transactions } from '../book/transactions.table.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { listItems, type SettlementRow } from './settlements.queries.ts';
import { SETTLEMENT_REFUNDED_ONCE, settlementItems, settlements } from './settlements.table.ts';

type TransactionRow = typeof transactions.$inferSelect;

/** Locks the rows in one order for everybody: whoever pays what is owed locks the same ones. */
export function lockRows(scope: CompanyScope, settlementId: string): Promise<TransactionRow[]> {
  return scope
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.settlementId, settlementId),
        isNull(transactions.refundOfId),
        isNull(transactions.refundedAt),
      ),
    )
    .orderBy(asc(transactions.id))
    .for('no key update');
}

type Refunding = { settlement: SettlementRow; sessionId: string };

/** Stores the settlement once more with everything negated; null when it was refunded before. */
export async function storeRefund(
  scope: CompanyScope,
  { settlement, sessionId }: Refunding,
  doing: Acting,
): Promise<string | null> {
  const [refund] = await scope
    .insert(settlements)
    .values(negatedSettlement(settlement, sessionId, doing))
    .returning({ id: settlements.id })
    .catch((error) => {
      if (isDuplicateOf(SETTLEMENT_REFUNDED_ONCE, error)) return [];
      throw error;
    });
  if (!refund) return null;
  const items = (await listItems(scope, settlement.id)).map((item) =>
    negatedItem(item, { settlementId: refund.id, date: doing.today }),
  );
  if (items.length > 0) await scope.insert(settlementItems).values(items);
  return refund.id;
}

function negatedSettlement(
  settlement: SettlementRow,
  cashSessionId: string,
  { userId, now, today }: Acting,
): typeof settlements.$inferInsert {
  const { companyId: _company, id: refundOfId, refundedAt: _refunded, ...copied } = settlement;
  return {
    ...copied,
    refundOfId,
    cashSessionId,
    date: today,
    subtotal: negated(settlement.subtotal),
    discount: negated(settlement.discount),
    prepaid: negated(settlement.prepaid),
    tip: negated(settlement.tip),
    change: cents(0),
    createdBy: userId,
    createdAt: now,
  };
}

function negatedItem(
  { companyId: _companyId, id: _id, ...item }: typeof settlementItems.$inferSelect,
  where: { settlementId: string; date: Temporal.PlainDate },
): typeof settlementItems.$inferInsert {
  return {
    ...item,
    ...where,
    gross: negated(item.gross),
    discount: negated(item.discount),
    prepaid: negated(item.prepaid),
    fee: negated(item.fee),
    commission: negated(item.commission),
  };
}

type Returning = Acting & { refundId: string; sessionId: string };

/** What is owed moves through no drawer, and neither does taking it back. */
export async function returnRows(
  scope: CompanyScope,
  rows: readonly TransactionRow[],
  returning: Returning,
): Promise<void> {
  if (rows.length === 0) return;
  await scope.insert(transactions).values(rows.map((row) => negatedRow(row, returning)));
  const ids = rows.map(({ id }) => id);
  const { now: refundedAt } = returning;
  await scope.update(transactions).set({ refundedAt }).where(inArray(transactions.id, ids));
}

function negatedRow(
  {
    companyId: _company,
    id,
    amount,
    fee,
    paidTogether,
    description,
    paid: _,
    ...row
  }: TransactionRow,
  { refundId, sessionId, userId, now, today }: Returning,
): typeof transactions.$inferInsert {
  return {
    ...row,
    kind: 'refund',
    refundOfId: id,
    settlementId: refundId,
    amount: negated(amount),
    fee: negated(fee),
    paidTogether: paidTogether === null ? null : negated(paidTogether),
    description: refundDescription(description),
    date: today,
    cashSessionId: row.cashSessionId === null ? null : sessionId,
    version: 1,
    createdBy: userId,
    createdAt: now,
  };
}

function negated(amount: Cents): Cents {
  return cents(-amount);
}
