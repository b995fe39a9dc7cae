import type { giftCard } from '@app/contract/prepaid/gift-cards.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatGiftCardCode } from '@app/domain/prepaid/gift-card';
import type { GiftCardView } from './gift-card-list.queries.ts';

export function presentGiftCard({
  amount,
  balance,
  code,
  ...card
}: GiftCardView): Answer<typeof giftCard> {
  return {
    ...card,
    code: formatGiftCardCode(code),
    amountCents: amount,
    balanceCents: balance,
  };
}
