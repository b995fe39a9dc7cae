import { type MovementForm, movementForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useSaving } from '../../../foundation/hooks/use-saving.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useMoveCash } from './cash.api.ts';
import { movementLabels as labels, moneyFailureText, movementWords } from './cash.labels.ts';

type MovementDraft = Omit<MovementForm, 'amountCents'> & { amountCents: Cents | null };

/** Where there is no drawer any more, it closes too. */
export function useMovementForm(kind: MovementForm['kind'], close: () => void) {
  const form = useForm<MovementDraft>({
    initialValues: { kind, amountCents: null, reason: '' },
    validate: schemaResolver(movementForm, { sync: true }),
  });
  const refresh = useRefresh('cash');
  const move = useMoveCash();

  return useSaving({
    form,
    send: (draft) => move.mutateAsync(movementForm.parse(draft)),
    saved: movementWords[kind].done,
    fieldOf: { NOT_ENOUGH_CASH: 'amountCents' },
    meet: (error) => {
      if (!isRefusedWith('CASH_CLOSED', error)) return false;
      showFailure(movementWords[kind].title, error.message);
      void refresh();
      close();
      return true;
    },
    failed: (error) => moneyFailureText(error, labels.failed),
    close,
  });
}
