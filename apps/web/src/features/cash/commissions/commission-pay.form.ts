import type { OwedItem, PendingCommissions } from '@app/contract/cash/commissions.contract';
import { type Cents, cents, smaller, sumOf } from '@app/domain/shared/money';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { usePayCommissions } from './commissions.api.ts';
import { handedOverText, payLabels as labels } from './commissions.labels.ts';

type Paying = {
  items: readonly OwedItem[];
  professionals: PendingCommissions['professionals'];
  onPaid: () => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** What one professional gets now, and how much of it may be taken off for her vales. */
export type PayShare = { id: string; name: string; owed: Cents; advances: Cents; most: Cents };

/** How the selected ones are paid; every sum follows from what is filled in. */
export function useCommissionPayForm({ items, professionals, onPaid, onCashClosed }: Paying) {
  const shares = sharesOf(items, professionals);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [returns, setReturns] = useState(() => suggestedReturns(shares));
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pay = usePayCommissions();
  const refresh = useRefresh('cash');
  const total = sumOf(shares.map(({ owed }) => owed));
  const returned = sumOf(shares.map(({ id }) => returns.get(id) ?? cents(0)));

  async function save(): Promise<void> {
    setWasTried(true);
    if (methodId === null) return;
    setFailure(null);
    const ids = items.map(({ id }) => id);
    try {
      const { handedOverCents } = await pay.mutateAsync({
        ids,
        paymentMethodId: methodId,
        advanceReturns: returnsOf(returns),
      });
      showSuccess(labels.done, handedOverText(handedOverCents));
    } catch (error) {
      return explain(error);
    }
    onPaid();
  }

  function explain(error: unknown): void {
    if (isRefusedWith('CASH_CLOSED', error)) {
      onCashClosed(error.message);
      return;
    }
    // The screen was older than what the server knows.
    if (STALE.some((code) => isRefusedWith(code, error))) void refresh();
    setFailure(moneyFailureText(error, labels.failed));
  }

  return {
    ...{ shares, total, returned, handedOver: cents(total - returned) },
    ...{ methodId, setMethodId, returns, failure, isSaving: pay.isPending },
    save: useOneAtATime(save),
    isMethodMissing: wasTried && methodId === null,
    setReturn: (id: string, amount: Cents | null) =>
      setReturns((before) => new Map(before).set(id, amount)),
  };
}
export type CommissionPayForm = ReturnType<typeof useCommissionPayForm>;

const STALE = ['COMMISSION_NOT_OPEN', 'ADVANCE_TOO_LARGE', 'PAYMENT_METHOD_UNAVAILABLE'];

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
function suggestedReturns(shares: readonly PayShare[]): ReadonlyMap<string, Cents | null> {
  return new Map(shares.map(({ id, most }) => [id, most]));
}

function returnsOf(returns: ReadonlyMap<string, Cents | null>) {
  return [...returns].flatMap(([professionalId, amountCents]) =>
    amountCents ? [{ professionalId, amountCents }] : [],
  );
}
