import type { Payout } from '@app/contract/cash/commissions.contract';
import { goingBack, payoutTotal } from '@app/domain/cash/payout';
import { cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { partText, payoutLabels } from './payout.labels.ts';

export type PayoutRow = ReturnType<typeof rowsOf>[number];

/** Everything that stands is chosen until somebody says otherwise. */
export function usePayoutChoice(payout: Payout, only?: string | undefined) {
  const rows = rowsOf(payout);
  const all = rows.filter(({ isRefunded }) => !isRefunded).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(only ? [only] : all));
  const back = goingBack(rows, chosen);
  return {
    rows,
    isAnyLeft: all.length > 0,
    backIds: new Set(back.map(({ id }) => id)),
    amountCents: back.every(({ countsAs }) => countsAs === 'advance_return')
      ? -payoutTotal(back)
      : payoutTotal(back),
    toggle: (id: string) => setChosen(chosen.symmetricDifference(new Set([id]))),
  };
}

/** The parts, and below them the vale, in the words of the list. */
function rowsOf({ parts, advance }: Payout) {
  const paid = parts.map((part) => ({
    id: part.paymentId,
    text: partText(part),
    refundedAt: part.refundedAt,
    countsAs:
      part.kind === 'tip_share' ? ('tip_payment' as const) : ('commission_payment' as const),
    amount: cents(part.amountCents),
    isRefunded: part.refundedAt !== null,
  }));
  if (!advance) return paid;
  const vale = {
    id: advance.paymentId,
    text: payoutLabels.advance,
    refundedAt: advance.refundedAt,
    countsAs: 'advance_return' as const,
    amount: cents(advance.amountCents),
    isRefunded: advance.refundedAt !== null,
  };
  return [...paid, vale];
}
