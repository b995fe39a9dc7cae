import { type Cents, cents } from '@app/domain/shared/money';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { type Page as Found, pageOf } from '../../../foundation/database/pages.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { listPaymentMethods } from '../../company/payment-methods.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { type OwedView, readOwed, type Whose } from './owed.queries.ts';
import { readOwedBack } from './owed-back.queries.ts';

export type PaidView = {
  owed: OwedView;
  paymentId: string;
  paidAt: Temporal.Instant;
  methodName: string;
  /** What of it is to be settled with the professional. */
  owedBack: Cents;
};
/** `after` is the payment with which the last page ended. */
type Page = { after: string | null; limit: number };

/** What was paid out and not taken back, newest first: the ids are made in the order of time. */
export async function listPaidCommissions(
  scope: CompanyScope,
  { professionalId }: Whose,
  { after, limit }: Page,
): Promise<Found<PaidView>> {
  const rows = await scope
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.kind, ['commission_payment', 'tip_payment']),
        isNull(transactions.refundedAt),
        professionalId ? eq(transactions.professionalId, professionalId) : undefined,
        after ? lt(transactions.id, after) : undefined,
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return { ...page, rows: await withOwed(scope, page.rows) };
}

async function withOwed(
  scope: CompanyScope,
  payments: readonly (typeof transactions.$inferSelect)[],
): Promise<PaidView[]> {
  const owed = await readOwed(
    scope,
    payments.flatMap(({ paysId }) => paysId ?? []),
  );
  const owedBack = await readOwedBack(scope, [...owed.values()]);
  const methods = new Map((await listPaymentMethods(scope)).map(({ id, name }) => [id, name]));
  return payments.flatMap(({ id, paysId, createdAt, paymentMethodId }) => {
    const paid = owed.get(paysId ?? '');
    if (!paid) return [];
    return {
      owed: paid,
      paymentId: id,
      paidAt: createdAt,
      methodName: methods.get(paymentMethodId ?? '') ?? '',
      owedBack: owedBack.get(paid.id) ?? cents(0),
    };
  });
}
