import { advanceForm } from '@app/contract/cash/commissions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
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

export function useAdvanceForm({ close, onCashClosed }: Endings) {
  const form = useForm<AdvanceDraft>({
    initialValues: NEW,
    validate: schemaResolver(advanceForm, { sync: true }),
  });
  const pay = usePayAdvance();

  return useSaving({
    form,
    send: (draft) => pay.mutateAsync(advanceForm.parse(draft)),
    saved: labels.done,
    meet: (error) => {
      if (!isRefusedWith('CASH_CLOSED', error)) return false;
      onCashClosed(error.message);
      return true;
    },
    failed: (error) => moneyFailureText(error, labels.failed),
    close,
  });
}
