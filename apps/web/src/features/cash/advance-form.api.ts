import { type AdvanceForm, advanceForm } from '@app/contract/cash/commissions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showSuccess } from '../../foundation/toasts.ts';
import { useOneAtATime } from '../../foundation/use-one-at-a-time.ts';
import { moneyFailureText } from './cash.labels.ts';
import { usePayAdvance } from './commissions.api.ts';
import { advanceLabels as labels } from './commissions.labels.ts';

type AdvanceDraft = {
  professionalId: string | null;
  amountCents: Cents | null;
  paymentMethodId: string | null;
  reason: string;
};
const NEW: AdvanceDraft = {
  professionalId: null,
  amountCents: null,
  paymentMethodId: null,
  reason: '',
};

type Endings = {
  close: () => void;
  /** There is no open drawer, or no longer. */
  onCashClosed: (reason: string) => void;
};

/** The dialog closes only when it is stored. */
export function useAdvanceForm({ close, onCashClosed }: Endings) {
  const form = useForm<AdvanceDraft>({
    initialValues: NEW,
    validate: schemaResolver(advanceForm, { sync: true }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const pay = usePayAdvance();

  async function save(draft: AdvanceDraft): Promise<void> {
    const input = filled(draft);
    if (input === null) return;
    setFailure(null);
    try {
      await pay.mutateAsync(input);
    } catch (error) {
      return explain(error);
    }
    showSuccess(labels.done);
    close();
  }

  function explain(error: unknown): void {
    if (isRefusedWith('CASH_CLOSED', error)) {
      onCashClosed(error.message);
      return;
    }
    if (!showFieldErrors(form, error)) setFailure(moneyFailureText(error, labels.failed));
  }

  return { form, failure, save: useOneAtATime(save), isSaving: pay.isPending };
}

function filled({ professionalId, amountCents, paymentMethodId, reason }: AdvanceDraft) {
  if (professionalId === null || amountCents === null || paymentMethodId === null) return null;
  return { professionalId, amountCents, paymentMethodId, reason } satisfies AdvanceForm;
}
