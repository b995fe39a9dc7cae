import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { Settlement } from '@app/contract/cash/settlements.contract';
import { cartInput, cartTotal } from '../cart/cart-draft.ts';
import { firstOf, usePaymentForm } from '../checkout/payment.form.ts';
import { inputOf } from '../checkout/settle-draft.ts';
import { useMoneySaving } from '../money.form.ts';
import { useSell } from './sale.api.ts';
import { saleLabels as labels } from './sale.labels.ts';

type Selling = {
  choices: CashChoices;
  onSold: (settlement: Settlement) => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** What is sold without an appointment, and how it is paid. */
export function useSaleForm({ choices, onSold, onCashClosed }: Selling) {
  const { kept, sumsIn, ...payment } = usePaymentForm({
    name: 'sale',
    choices,
    priceIn: ({ lines = [] }) => cartTotal(lines),
    complain: ({ lines = [] }) => (lines.length === 0 ? { lines: labels.empty } : {}),
  });
  const { form } = payment;
  const sell = useSell(kept.request);
  const saving = useMoneySaving({
    form,
    send: (draft) =>
      sell.mutateAsync({
        ...inputOf(draft, sumsIn(draft)),
        clientId: draft.buyer?.id ?? null,
        sellerId: draft.sellerId ?? null,
        items: cartInput(draft.lines ?? []),
      }),
    onCashClosed,
    failed: labels.failed,
    done: onSold,
    draft: kept,
  });
  return {
    ...payment,
    saving: { ...saving, failure: saving.failure ?? firstOf(form.errors) },
    isRestored: kept.isRestored,
    beginsWith: 'cart' as const,
  };
}
export type SaleForm = ReturnType<typeof useSaleForm>;
