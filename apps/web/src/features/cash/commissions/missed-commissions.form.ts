import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { useForm } from '@mantine/form';
import { useDraft } from '../../../foundation/hooks/use-draft.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { useMoneySaving } from '../money.form.ts';
import { useOweMissed } from './missed-commissions.api.ts';
import { missedLabels as labels, missedOwedText } from './missed-commissions.labels.ts';

/** So many are let be owed at once. */
const MOST_AT_ONCE = 200;

/** Which of them shall be owed, and what they come to. */
export function useMissedForm(missed: readonly MissedCommission[], close: () => void) {
  const offered = missed.slice(0, MOST_AT_ONCE);
  const wanted = (chosen: readonly string[]) =>
    offered.filter((item) => chosen.includes(keyOf(item)));
  const form = useForm<{ chosen: string[] }>({
    initialValues: { chosen: [] },
    validate: { chosen: (chosen) => (wanted(chosen).length === 0 ? labels.nothing : null) },
  });
  const owe = useOweMissed();
  const items = wanted(form.values.chosen);

  const saving = useMoneySaving({
    form,
    draft: useDraft(form, { form: 'missed-commissions', thing: null }),
    send: ({ chosen }) => owe.mutateAsync({ items: wanted(chosen).map(inputOf) }),
    saved: ({ count, owedCents }) => showSuccess(missedOwedText(count, owedCents)),
    failed: labels.failed,
    done: close,
  });

  const isAll = items.length === offered.length;
  return {
    saving,
    offered,
    isAll,
    total: items.reduce((sum, item) => sum + item.amountCents - item.previousCents, 0),
    toggleAll: () => form.setFieldValue('chosen', isAll ? [] : offered.map(keyOf)),
  };
}

export function keyOf({ settlementId, position }: MissedCommission): string {
  return `${settlementId} ${position}`;
}

function inputOf({ settlementId, position, amountCents }: MissedCommission) {
  return { settlementId, position, amountCents };
}
