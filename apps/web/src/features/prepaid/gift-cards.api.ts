import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { useWalk } from '../../foundation/hooks/use-walk.ts';

export type WhichCards = 'all' | 'usable';

export function useGiftCards(which: WhichCards) {
  return useWalk(useApi().prepaid.giftCards.list, { which });
}

export function useGiftCardsFile() {
  return useFile(useApi().prepaid.giftCards.exportCsv);
}

export function useGiftCard(id: string) {
  return useQuery(useApi().prepaid.giftCards.get.queryOptions({ input: { id } }));
}
