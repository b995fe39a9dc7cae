import type { transaction } from '@app/contract/cash/money.contract';
import { type Answer, id as anId, typedDate } from '@app/contract/shared/schemas';
import { correctionsOf } from '@app/domain/cash/correction';
import {
  isPay,
  namelessPayDescription,
  refundDescription,
  shownDescription,
} from '@app/domain/cash/description';
import { payoutDescription } from '@app/domain/cash/payout';
import { shownAmount, tipIn } from '@app/domain/cash/transaction';
import { cents } from '@app/domain/shared/money';
import { z } from 'zod';
import type { TransactionView } from './transactions.queries.ts';
import type { DayTotals, TransactionPlace } from './transactions-list.queries.ts';

/** Where a page ended. */
export const transactionPlace: z.ZodType<TransactionPlace> = z
  .tuple([typedDate, anId])
  .transform(([day, id]) => ({ date: Temporal.PlainDate.from(day), id }));

export function presentTransaction(view: TransactionView): Answer<typeof transaction> {
  return {
    ...view,
    settlementId: view.receiptId,
    amountCents: shownAmount(view),
    tipCents: tipIn(view),
    description: describe(view),
    paymentMethod: view.method,
    feeCents: view.fee,
    category: named(view.categoryId, view.categoryName),
    professional: named(view.professionalId, view.professionalName),
    takenOffCents: view.takenOff,
    payout: view.payout && { ...view.payout, isWhole: view.payoutTotal !== null },
    ...correctionsOf({ ...view, isRefunded: view.refundedAt !== null }),
  };
}

export function presentTotals({ income, expense, fees }: Omit<DayTotals, 'date'>) {
  return { incomeCents: income, expenseCents: expense, feesCents: fees };
}

/** 'Comissões de Ana · 12 atendimentos' of what stands for others, otherwise as it was written. */
export function describe(view: TransactionView): string {
  const { payout, payoutTotal, professionalName } = view;
  if (payoutTotal === null || payout === null) return shownDescription(view);
  const words = payoutDescription({ ...payout, professionalName: professionalName ?? '' });
  return view.kind === 'refund' ? refundDescription(words) : words;
}

/** For whoever may not know what colleagues get: what was paid, not to whom or for which visits. */
export function withoutPay(view: TransactionView): TransactionView {
  const { kind, countsAs } = view;
  if (!isPay(countsAs)) return view;
  const hidden = { professionalId: null, professionalName: null, appointmentId: null };
  return {
    ...view,
    ...hidden,
    settlementId: null,
    receiptId: null,
    takenOff: cents(0),
    payout: null,
    description: namelessPayDescription(kind, countsAs),
  };
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}
