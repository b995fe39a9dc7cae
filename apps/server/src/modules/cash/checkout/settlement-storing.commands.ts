import { accept, refuse } from '@app/domain/shared/result';
import { sql } from 'drizzle-orm';
import { lockName } from '../../../foundation/database/named-lock.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isDuplicateOf } from '../../../foundation/database/sql-state.ts';
import {
  notePrepaid,
  type PaidPrepaid,
  type PrepaidRefusal,
} from '../../prepaid/paying.commands.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { storeReceivables } from '../receivables/receivables.commands.ts';
import type { CartAnswer, CartRefusal } from './cart.rules.ts';
import { handOver } from './goods.commands.ts';
import { readPaidBefore } from './paid-before.queries.ts';
import { type Settled, storeSettlementRows } from './settlement-rows.commands.ts';
import { SETTLED_ONCE, settlements } from './settlements.table.ts';

type SettlementRow = typeof settlements.$inferSelect;
/** Whose payment it is: of a visit, or of somebody at the counter. */
type Whose = Pick<SettlementRow, 'appointmentId' | 'professionalId' | 'clientId'>;
type Storing = {
  whose: Whose;
  /** Who pays, where anybody said; of a visit whoever came. */
  payerId: string | null;
  settled: Settled;
  prepaid: PaidPrepaid;
  sessionId: string;
  categoryId: string | null;
  /** When the visit began; now of what is sold. */
  startTime: Temporal.Instant;
};

export type StoringRefusal = CartRefusal | PrepaidRefusal | 'already-paid';

/** Stores a payment with all its rows, and hands over what it sold. */
export async function storeSettlement(
  scope: CompanyScope,
  storing: Storing,
  doing: Acting,
): Promise<CartAnswer<SettlementRow, StoringRefusal>> {
  const { settled, prepaid, payerId: clientId, categoryId, startTime } = storing;
  const settlement = await store(scope, storing, doing);
  if (!settlement) return refuse('already-paid');
  const settlementId = settlement.id;
  const sold = { settlementId, clientId, items: settled.items };
  const items = await handOver(scope, sold, doing);
  if (!items.accepted) return items;
  await storeSettlementRows(scope, {
    settlement,
    startTime,
    settled: { ...settled, items: items.value },
    categoryId,
    paidBefore: await readPaidBefore(scope, settlement),
  });
  const { date } = settlement;
  await storeReceivables(scope, { settlementId, date, parts: settled.parts });
  const noted = await notePrepaid(scope, prepaid, { ...doing, settlementId, clientId });
  return noted.accepted ? accept(settlement) : noted;
}

/** Null when the appointment is paid already, which the database decides. */
async function store(
  scope: CompanyScope,
  { whose, settled, sessionId }: Storing,
  { userId, today, now }: Acting,
): Promise<SettlementRow | null> {
  const { subtotal, discount, prepaid, tip, change } = settled;
  try {
    const [stored] = await scope
      .insert(settlements)
      .values({
        ...whose,
        subtotal,
        discount,
        prepaid,
        tip,
        change,
        date: today,
        createdAt: now,
        createdBy: userId,
        cashSessionId: sessionId,
        receiptNumber: await nextReceiptNumber(scope),
      })
      .returning();
    return stored ?? null;
  } catch (error) {
    if (isDuplicateOf(SETTLED_ONCE, error)) return null;
    throw error;
  }
}

/** Receipts are numbered without gaps: whoever comes at the same moment waits for this one. */
async function nextReceiptNumber(scope: CompanyScope): Promise<number> {
  await lockName(scope, `receipts:${scope.companyId}`);
  const [last] = await scope
    .select({ number: sql<number>`coalesce(max(${settlements.receiptNumber}), 0)::integer` })
    .from(settlements)
    .where(sql`${settlements.refundOfId} is null`);
  return (last?.number ?? 0) + 1;
}
