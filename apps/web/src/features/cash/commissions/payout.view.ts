import type { Payout } from '@app/contract/cash/commissions.contract';
import { goingBack, payoutTotal } from '@app/domain/cash/payout';
import { cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { partText, payoutLabels } from './payout.labels.ts';

export type PayoutRow = ReturnType<typeof payoutRowsOf>[number];

/** What is ticked when the list opens: all that stands, or these payments. */
export type FirstChosen = 'all' | readonly string[];

/** The vale goes along where it must, and then nobody can keep it. */
export function usePayoutChoice(payout: Payout, first: FirstChosen) {
  const rows = payoutRowsOf(payout);
  const standing = rows.filter(({ isRefunded }) => !isRefunded);
  const paidIds = standing.filter((row) => !isVale(row)).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(first === 'all' ? paidIds : first),
  );
  const goes = payout.canSplit ? goingBack : goingBackWhole;
  const backOf = (ids: ReadonlySet<string>) => (ids.size === 0 ? [] : goes(rows, ids));
  const back = backOf(chosen);
  const fixed = payout.canSplit ? backOf(chosen.intersection(new Set(paidIds))) : rows;
  return {
    rows,
    isAnyLeft: standing.length > 0,
    backIds: new Set(back.map(({ id }) => id)),
    forcedIds: new Set(fixed.filter(isVale).map(({ id }) => id)),
    back: {
      amountCents: back.every(isVale) ? -payoutTotal(back) : payoutTotal(back),
      valeCents: payoutTotal(back.filter(isVale)),
    },
    toggle: (id: string) => setChosen(chosen.symmetricDifference(new Set([id]))),
  };
}

function goingBackWhole(rows: readonly PayoutRow[]): PayoutRow[] {
  return rows.filter(({ isRefunded }) => !isRefunded);
}

function isVale({ countsAs }: Pick<PayoutRow, 'countsAs'>): boolean {
  return countsAs === 'advance_return';
}

/** The parts, and below them the vale, in the words of the list. */
export function payoutRowsOf({ parts, advance }: Payout) {
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
