import { type MovementForm, movementForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFieldErrors } from '../../foundation/form-errors.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import { useOneAtATime } from '../../foundation/use-one-at-a-time.ts';
import { useMoveCash, useRefreshCash } from './cash.api.ts';
import { movementLabels as labels, moneyFailureText, movementWords } from './cash.labels.ts';

type MovementDraft = Omit<MovementForm, 'amountCents'> & { amountCents: Cents | null };

/** The dialog closes only when it is stored, or when there is no drawer any more. */
export function useMovementForm(kind: MovementForm['kind'], close: () => void) {
  const form = useForm<MovementDraft>({
    initialValues: { kind, amountCents: null, reason: '' },
    validate: schemaResolver(movementForm, { sync: true }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefreshCash();
  const move = useMoveCash();

  async function save({ amountCents, ...draft }: MovementDraft): Promise<void> {
    if (amountCents === null) return;
    setFailure(null);
    try {
      await move.mutateAsync({ ...draft, amountCents });
    } catch (error) {
      return explain(error);
    }
    showSuccess(movementWords[kind].done);
    close();
  }

  function explain(error: unknown): void {
    if (isRefusedWith('CASH_CLOSED', error)) {
      showFailure(movementWords[kind].title, error.message);
      void refresh();
      close();
      return;
    }
    if (isRefusedWith('NOT_ENOUGH_CASH', error)) {
      form.setFieldError('amountCents', error.message);
      form.getInputNode('amountCents')?.focus();
      return;
    }
    if (!showFieldErrors(form, error)) setFailure(moneyFailureText(error, labels.failed));
  }

  return { form, failure, save: useOneAtATime(save), isSaving: move.isPending };
}
