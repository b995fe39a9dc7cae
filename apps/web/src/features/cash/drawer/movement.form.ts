import { type MovementForm, movementForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useMoneySaving } from '../money.form.ts';
import { useMoveCash } from './cash.api.ts';
import { movementLabels as labels, movementWords } from './cash.labels.ts';

type MovementDraft = Omit<MovementForm, 'amountCents'> & { amountCents: Cents | null };

/** Where there is no drawer any more, it closes too. */
export function useMovementForm(kind: MovementForm['kind'], close: () => void) {
  const form = useForm<MovementDraft>({
    initialValues: { kind, amountCents: null, reason: '' },
    validate: schemaResolver(movementForm, { sync: true }),
  });
  const kept = useDraft(form, { form: `movement.${kind}`, thing: null });
  const move = useMoveCash(kept.request);

  return useMoneySaving({
    form,
    send: (draft) => move.mutateAsync(movementForm.parse(draft)),
    saved: movementWords[kind].done,
    fieldOf: { NOT_ENOUGH_CASH: 'amountCents' },
    onCashClosed: (reason) => {
      showFailure(movementWords[kind].title, reason);
      close();
    },
    failed: labels.failed,
    done: close,
    draft: kept,
  });
}
