import { receivablesOf } from '@app/domain/cash/card-fees';
import type { FeeRule } from '@app/domain/company/fee-rule';
import type { Cents } from '@app/domain/shared/money';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { receivables } from './receivables.table.ts';

/** A part of a payment; without a rule no machine is known to pay it later. */
type Part = {
  paymentMethodId: string;
  amount: Cents;
  brand: string;
  instalments: number;
  rule: FeeRule | null;
};
type Paid = { settlementId: string; date: Temporal.PlainDate; parts: readonly Part[] };

/** What the machine pays of a payment, on the days that its rules say now. */
export async function storeReceivables(scope: CompanyScope, paid: Paid): Promise<void> {
  const rows = receivableRows(paid);
  if (rows.length > 0) await scope.insert(receivables).values(rows);
}

export function receivableRows({ settlementId, date, parts }: Paid) {
  return parts.flatMap(({ paymentMethodId, rule, amount, brand, instalments }, part) => {
    const due = rule ? receivablesOf(rule, { amount, instalments, date }) : [];
    return due.map((one) => ({ ...one, settlementId, paymentMethodId, brand, part }));
  });
}

/** The payment was taken back: the machine pays none of it any more. */
export async function takeReceivablesBack(
  scope: CompanyScope,
  settlementId: string,
  takenBackAt: Temporal.Instant,
): Promise<void> {
  await scope
    .update(receivables)
    .set({ takenBackAt })
    .where(and(eq(receivables.settlementId, settlementId), isNull(receivables.takenBackAt)));
}

/**
 * What came in for one payment pays for another: the machine pays on the days it would have, and what
 * it paid already has come.
 */
export async function handReceivablesOn(
  scope: CompanyScope,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const rows = await scope.select().from(receivables).where(eq(receivables.settlementId, from));
  if (rows.length === 0) return;
  await scope.insert(receivables).values(
    rows.map(({ companyId: _company, id: _id, ...row }) => ({
      ...row,
      settlementId: to,
      takenBackAt: null,
    })),
  );
}
