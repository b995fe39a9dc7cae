import type { NewSettlement } from '@app/contract/cash/settlements.contract';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { useOneAtATime } from '../../../foundation/hooks/use-one-at-a-time.ts';
import { useSetCommissions } from '../../catalog/commissions/commissions.api.ts';
import { useOweMissed, useReadMissed } from './missed-commissions.api.ts';

type Answered = { basisPoints: number; owedCents: number };
export type Asking = Pick<NewSettlement, 'id' | 'professionalId'>;

/** Her usual rate from today on, and what this payment comes to at it. */
export function useAskedCommission({ id, professionalId }: Asking) {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const set = useSetCommissions();
  const owe = useOweMissed();
  const readMissed = useReadMissed();

  async function answer(basisPoints: number): Promise<void> {
    setFailure(null);
    try {
      await set.mutateAsync({ cells: [{ professionalId, serviceId: null, basisPoints }] });
      const items = (await readMissed())
        .filter(({ settlementId }) => settlementId === id)
        .map(({ position, amountCents }) => ({ settlementId: id, position, amountCents }));
      const { owedCents } = items.length > 0 ? await owe.mutateAsync({ items }) : { owedCents: 0 };
      setAnswered({ basisPoints, owedCents });
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  const isSaving = set.isPending || owe.isPending;
  return { answer: useOneAtATime(answer), answered, failure, isSaving };
}
