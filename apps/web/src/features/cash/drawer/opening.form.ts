import { type OpeningForm, openingForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { showFieldErrors } from '../../../foundation/form-errors.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { useOpenCash } from './cash.api.ts';
import { closedLabels as labels, moneyFailureText } from './cash.labels.ts';

/** The amount is missing until somebody counted. */
export type OpeningDraft = { openingAmountCents: Cents | null; notes: string };

export function useOpeningForm() {
  const form = useForm<OpeningDraft>({
    initialValues: { openingAmountCents: null, notes: '' },
    validate: schemaResolver(openingForm, { sync: true }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh('cash');
  const open = useOpenCash();

  async function save({ openingAmountCents, notes }: OpeningDraft): Promise<void> {
    if (openingAmountCents === null) return;
    const input: OpeningForm = { openingAmountCents, notes };
    setFailure(null);
    try {
      await open.mutateAsync(input);
    } catch (error) {
      return explain(error);
    }
    showSuccess(labels.opened);
  }

  function explain(error: unknown): void {
    // What others opened takes the place of the form, so the sentence cannot stand in it.
    if (isRefusedWith('SESSION_ALREADY_OPEN', error)) {
      showFailure(labels.alreadyOpen, error.message);
      void refresh();
      return;
    }
    if (!showFieldErrors(form, error)) setFailure(moneyFailureText(error, labels.failed));
  }

  return { form, failure, save: useOneAtATime(save), isSaving: open.isPending };
}
