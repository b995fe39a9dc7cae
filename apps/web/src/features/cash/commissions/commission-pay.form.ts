import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { type Cents, cents, smaller, sumOf } from '@app/domain/shared/money';
import { useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { useMoneySaving } from '../money.form.ts';
import { usePayCommissions } from './commissions.api.ts';
import { deliveredText, payLabels as labels } from './commissions.labels.ts';

type Paying = {
  items: readonly OwedItem[];
  professionals: PendingCommissions['professionals'];
  done: () => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};
/** What is taken off for vales stands by professional. */
type PayDraft = { paymentMethodId: string | null; returns: Returns };
type Returns = Record<string, Cents | null>;

/** What one professional gets now, and how much of it may be taken off for her vales. */
export type PayShare = { id: string; name: string; owed: Cents; advances: Cents; most: Cents };

/** How the selected ones are paid; every sum follows from what is filled in. */
export function useCommissionPayForm({ items, professionals, done, onCashClosed }: Paying) {
  const shares = sharesOf(items, professionals);
  const form = useForm<PayDraft>({
    initialValues: { paymentMethodId: null, returns: suggestedReturns(shares) },
    validate: { paymentMethodId: (id) => (id === null ? labels.methodMissing : null) },
  });
  const kept = useDraft(form, { form: `payout.${selectionOf(items)}`, thing: null });
  const pay = usePayCommissions(kept.request);
  const total = sumOf(shares.map(({ owed }) => owed));
  const returned = sumOf(shares.map(({ id }) => form.values.returns[id] ?? cents(0)));

  const saving = useMoneySaving({
    form,
    send: ({ paymentMethodId, returns }) =>
      pay.mutateAsync({
        ids: items.map(({ id }) => id),
        paymentMethodId: paymentMethodId ?? '',
        advanceReturns: returnsOf(returns),
      }),
    saved: ({ handedOverCents }) => showSuccess(labels.done, deliveredText(handedOverCents)),
    onCashClosed,
    failed: labels.failed,
    done,
    draft: kept,
  });
  return { saving, shares, total, returned, handedOver: cents(total - returned) };
}
export type CommissionPaying = ReturnType<typeof useCommissionPayForm>;

/** Selected anew after a reload, the same ones find what was filled in for them, and no others. */
function selectionOf(items: readonly OwedItem[]): string {
  return items
    .map(({ id }) => id)
    .sort()
    .join('.');
}

function sharesOf(
  items: readonly OwedItem[],
  professionals: PendingCommissions['professionals'],
): PayShare[] {
  const ofOne = Map.groupBy(items, ({ professionalId }) => professionalId);
  return [...ofOne].map(([id, hers]) => {
    const balance = professionals.find((professional) => professional.id === id);
    const owed = sumOf(hers.map(({ amountCents }) => cents(amountCents)));
    const advances = cents(Math.max(0, balance?.advancesCents ?? 0));
    const name = balance?.name ?? hers[0]?.professionalName ?? '';
    return { id, name, owed, advances, most: smaller(owed, advances) };
  });
}

/** All that can be taken off, until somebody decides otherwise. */
function suggestedReturns(shares: readonly PayShare[]): Returns {
  return Object.fromEntries(shares.map(({ id, most }) => [id, most]));
}

function returnsOf(returns: Returns) {
  return Object.entries(returns).flatMap(([professionalId, amountCents]) =>
    amountCents ? [{ professionalId, amountCents }] : [],
  );
}
