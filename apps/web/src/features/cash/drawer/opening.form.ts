import { openingForm } from '@app/contract/cash/sessions.contract';
import type { Cents } from '@app/domain/shared/money';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useMoneySaving } from '../money.form.ts';
import { useOpenCash } from './cash.api.ts';
import { closedLabels as labels } from './cash.labels.ts';

/** The amount is missing until somebody counted. */
type OpeningDraft = { openingAmountCents: Cents | null; notes: string };

/** Wherever it is opened: it is one drawer, and what was typed about it is of no other day. */
function useOpeningDraft(form: UseFormReturnType<OpeningDraft>) {
  const today = useToday();
  return useDraft(form, { form: `opening.${today}`, thing: null });
}

type OpeningHere = {
  /** What most likely lies there already; null until that is known. */
  proposed: Cents | null;
  onOpened: (() => void) | undefined;
};

/** Inside of what needs the drawer: an amount that nobody typed is none, and the work goes on. */
export function useOpeningHere({ proposed, onOpened }: OpeningHere) {
  const form = useForm<OpeningDraft>({
    initialValues: { openingAmountCents: null, notes: '' },
  });
  const { initialize, isDirty } = form;
  useEffect(() => {
    // Only the first time: what comes later changes nothing that somebody reads or types.
    if (proposed !== null && !isDirty())
      initialize({ openingAmountCents: proposed || null, notes: '' });
  }, [proposed, initialize, isDirty]);
  const draft = useOpeningDraft(form);
  const refresh = useRefresh('cash');
  const open = useOpenCash();
  return useMoneySaving({
    form,
    draft,
    send: ({ openingAmountCents, notes }) =>
      open.mutateAsync({ openingAmountCents: openingAmountCents ?? 0, notes }),
    meet: async (error) => {
      if (!isRefusedWith('SESSION_ALREADY_OPEN', error)) return false;
      // Somebody else was quicker, which is as good.
      draft.forget();
      await refresh();
      onOpened?.();
      return true;
    },
    failed: labels.failed,
    done: () => onOpened?.(),
  });
}

/** The form stays until the drawer that it opened takes its place. */
export function useOpeningForm() {
  const form = useForm<OpeningDraft>({
    initialValues: { openingAmountCents: null, notes: '' },
    validate: schemaResolver(openingForm, { sync: true }),
  });
  const refresh = useRefresh('cash');
  const open = useOpenCash();
  const draft = useOpeningDraft(form);

  return useMoneySaving({
    form,
    draft,
    send: (opening) => open.mutateAsync(openingForm.parse(opening)),
    saved: labels.opened,
    meet: (error) => {
      if (!isRefusedWith('SESSION_ALREADY_OPEN', error)) return false;
      // What others opened takes the place of the form, so the sentence cannot stand in it.
      showFailure(labels.alreadyOpen, error.message);
      draft.forget();
      void refresh();
      return true;
    },
    failed: labels.failed,
  });
}
