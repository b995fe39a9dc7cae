import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useClientMeans, useSeesPrepaid } from '../../prepaid/client-prepaid.api.ts';
import { prepaidUseLabels as labels } from './prepaid-use.labels.ts';
import type { DraftCard, OfferedCard } from './prepaid-use.ts';

/** A card that can be spent, or the sentence that says why not. */
export function useFindCard(): (code: string) => Promise<DraftCard | string> {
  const { find } = useApi().prepaid.giftCards;
  const queries = useQueryClient();
  return async (code) => {
    try {
      const options = find.queryOptions({ input: { code } });
      // What was on it a minute ago may be spent.
      const found = await queries.fetchQuery({ ...options, staleTime: 0 });
      if (found.standing !== 'usable') return labels.unusable[found.standing];
      return { code: found.code, balanceCents: found.balanceCents };
    } catch (error) {
      return isRefusedWith('GIFT_CARD_NOT_FOUND', error) ? labels.wrongCard : errorText(error);
    }
  };
}

/** Everything a client can pay with besides money; nothing for whoever may not see it. */
export function usePayerMeans(clientId: string | null) {
  const { packages, account, isLoading } = useClientMeans(clientId);
  const { cardsOf } = useApi().cash.sales;
  const enabled = useSeesPrepaid() && clientId !== null;
  const options = cardsOf.queryOptions({ input: { clientId: clientId ?? '' } });
  const { data, isLoading: isAsking } = useQuery({ ...options, enabled });
  const cards: readonly OfferedCard[] = data ?? [];
  return { packages, account, cards, isLoading: isLoading || isAsking };
}
export type PayerMeans = ReturnType<typeof usePayerMeans>;
