import type { MissedCommission } from '@app/contract/cash/commissions.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { showSuccess } from '../../../foundation/toasts.ts';
import { moneyFailureText } from '../drawer/cash.labels.ts';
import { missedLabels as labels, missedOwedText } from './missed-commissions.labels.ts';

/** So many are let be owed at once. */
const MOST_AT_ONCE = 200;

export function useMissedCommissions(isAsked: boolean) {
  const { commissions } = useApi().cash;
  return useQuery(commissions.listMissed.queryOptions({ enabled: isAsked }));
}

/** Which of them shall be owed, and what they come to. */
export function useMissedForm(missed: readonly MissedCommission[], onDone: () => void) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const { commissions } = useApi().cash;
  const refresh = useRefresh('cash');
  const owe = useSendOnce(commissions.oweMissed);
  const offered = missed.slice(0, MOST_AT_ONCE);
  const items = offered.filter((item) => chosen.has(keyOf(item)));

  const save = useOneAtATime(async () => {
    if (items.length === 0) return setFailure(labels.nothing);
    setFailure(null);
    try {
      const { count, owedCents } = await owe.mutateAsync({ items: items.map(wantedOf) });
      showSuccess(missedOwedText(count, owedCents));
      onDone();
    } catch (error) {
      void refresh();
      setFailure(moneyFailureText(error, labels.failed));
    }
  });

  return {
    ...{ offered, chosen, failure, save, isSaving: owe.isPending },
    total: items.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isAll: items.length === offered.length,
    toggle: (item: MissedCommission) =>
      setChosen((before) => before.symmetricDifference(new Set([keyOf(item)]))),
    toggleAll: () =>
      setChosen(items.length === offered.length ? new Set() : new Set(offered.map(keyOf))),
  };
}

export function keyOf({ settlementId, position }: MissedCommission): string {
  return `${settlementId} ${position}`;
}

function wantedOf({ settlementId, position, amountCents }: MissedCommission) {
  return { settlementId, position, amountCents };
}
