import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import type { Package } from '@app/contract/prepaid/packages.contract';
import { cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { cartInput, needsClient, newLine, type PrepaidKind } from '../cart/cart-draft.ts';
import { firstOf, usePaymentForm } from '../checkout/payment.form.ts';
import { discountIn, inputOf, type SettleDraft } from '../checkout/settle-draft.ts';
import { useMoneySaving } from '../money.form.ts';
import { usePayerMeans } from '../prepaid-use/prepaid-use.api.ts';
import { NOTHING_PREPAID, paymentUse, prepaidInput } from '../prepaid-use/prepaid-use.ts';
import { useSell } from './sale.api.ts';
import { saleLabels as labels } from './sale.labels.ts';

/** A sale that begins with one thing in it. */
export type SaleStart = {
  kind: PrepaidKind;
  client: { id: string; name: string } | null;
  /** What she owes, where that is known. */
  owedCents?: number;
};
type Selling = {
  start: SaleStart | undefined;
  packages: readonly Package[] | undefined;
  choices: CashChoices;
  onSold: (settlement: Settlement) => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** What is sold without an appointment, and how it is paid. */
export function useSaleForm({ start, packages, choices, onSold, onCashClosed }: Selling) {
  const [payerId, setPayerId] = useState(start?.client?.id ?? null);
  const means = usePayerMeans(payerId);
  const planIn = (draft: SettleDraft) =>
    paymentUse(billOf(draft), draft.prepaid ?? NOTHING_PREPAID, { ...means, packages: [] });
  const { kept, sumsIn, ...payment } = usePaymentForm({
    name: start ? `sale.${start.kind}.${start.client?.id ?? ''}` : 'sale',
    choices,
    planIn,
    ...(start && { start: begunWith(start, packages) }),
    complain: complaintsAbout,
  });
  const { form } = payment;
  // Whoever buys is chosen in the form, and what she pays with is asked then.
  const buyerId = form.values.buyer?.id ?? null;
  if (buyerId !== payerId) setPayerId(buyerId);
  const sell = useSell(kept.request);
  const saving = useMoneySaving({
    form,
    send: (draft) => {
      const prepaid = prepaidInput(draft.prepaid ?? NOTHING_PREPAID, planIn(draft));
      return sell.mutateAsync({
        ...inputOf(draft, sumsIn(draft)),
        ...(prepaid && { prepaid }),
        clientId: draft.buyer?.id ?? null,
        sellerId: draft.sellerId ?? null,
        items: cartInput(draft.lines ?? []),
      });
    },
    onCashClosed,
    failed: labels.failed,
    done: onSold,
    draft: kept,
  });
  return {
    ...payment,
    saving: { ...saving, failure: saving.failure ?? firstOf(form.errors) },
    prepaid: { account: means.account, cards: means.cards, use: planIn(form.values) },
    isRestored: kept.isRestored,
    beginsWith: 'cart' as const,
  };
}
export type SaleForm = ReturnType<typeof useSaleForm>;

function begunWith({ kind, client, owedCents }: SaleStart, packages: Selling['packages']) {
  const buyer = client && { id: client.id, name: client.name };
  return { buyer, lines: [newLine(kind, { packages, owedCents })] };
}

function billOf(draft: SettleDraft) {
  const { lines = [] } = draft;
  return { services: [], takenOff: cents(0), lines, discount: discountIn(draft) };
}

/** What stands in the way before anything else does. */
function complaintsAbout({ lines = [], buyer = null }: Partial<SettleDraft>) {
  if (lines.length === 0) return { lines: labels.empty };
  return needsClient(lines) && buyer === null ? { buyer: labels.clientNeeded } : {};
}
