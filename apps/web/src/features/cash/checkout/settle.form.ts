import type { CashChoices } from '@app/contract/cash/sessions.contract';
import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { cents } from '@app/domain/shared/money';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { useSettle } from './settle.api.ts';
import { settleLabels as labels } from './settle.labels.ts';
import {
  type DraftPart,
  inputOf,
  isFilled,
  newDraft,
  newPart,
  type SettleDraft,
  type Sums,
  sumsOf,
} from './settle-draft.ts';

type Settling = {
  appointment: AppointmentDetail;
  choices: CashChoices;
  onPaid: (settlement: NewSettlement) => void;
  /** Somebody closed the drawer meanwhile. */
  onCashClosed: (reason: string) => void;
};

/** How an appointment is paid; every sum follows from what is filled in. */
export function useSettleForm({ appointment, choices, onPaid, onCashClosed }: Settling) {
  const [draft, setDraft] = useState<SettleDraft>(newDraft);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const settle = useSettle();
  const refresh = useRefresh('cash', 'appointments');
  const sums = sumsOf(draft, cents(appointment.priceCents), choices.paymentMethods);
  const hindrance = hindranceOf(sums);

  function change(changes: Partial<SettleDraft>): void {
    setFailure(null);
    setDraft((before) => ({ ...before, ...changes }));
  }

  async function save(): Promise<void> {
    setWasTried(true);
    if (hindrance !== null) return;
    setFailure(null);
    try {
      onPaid(await settle.mutateAsync(inputOf(draft, sums, appointment)));
    } catch (error) {
      return explain(error);
    }
    showSuccess(labels.saved);
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
    ...{ draft, sums, change, wasTried, isSaving: settle.isPending },
    save: useOneAtATime(save),
    ...partChanges(draft.parts, (parts) => change({ parts })),
    failure: failure ?? (wasTried ? hindrance : null),
  };
}
export type SettleForm = ReturnType<typeof useSettleForm>;

const STALE = [
  'ALREADY_PAID',
  'PRICE_CHANGED',
  'NOT_COMPLETED',
  'APPOINTMENT_NOT_FOUND',
  'PAYMENT_METHOD_UNAVAILABLE',
  'CATEGORY_UNAVAILABLE',
];

function partChanges(parts: readonly DraftPart[], set: (parts: DraftPart[]) => void) {
  return {
    changePart: (key: number, changes: Partial<DraftPart>) =>
      set(parts.map((part) => (part.key === key ? { ...part, ...changes } : part))),
    addPart: () => set([...parts, newPart(parts)]),
    removePart: (key: number) => set(parts.filter((part) => part.key !== key)),
  };
}

/** Why it cannot be stored yet. */
function hindranceOf(sums: Sums): string | null {
  if (sums.isDiscountTooLarge) return labels.discountTooLarge;
  if (!sums.parts.every((part) => isFilled(part, sums))) return labels.required;
  if (sums.missing !== 0) return labels.partsDiffer;
  return sums.change === null ? labels.notEnoughReceived : null;
}
