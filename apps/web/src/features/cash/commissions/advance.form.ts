import { advanceForm } from '@app/contract/cash/commissions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useMoneySaving } from '../money.form.ts';
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
  const kept = useDraft(form, { form: 'advance', thing: null });
  const pay = usePayAdvance(kept.request);

  return useMoneySaving({
    form,
    send: (draft) => pay.mutateAsync(advanceForm.parse(draft)),
    saved: labels.done,
    onCashClosed,
    failed: labels.failed,
    done: close,
    draft: kept,
  });
}
