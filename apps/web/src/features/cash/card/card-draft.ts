import type { AskedCard } from '@app/domain/company/fee-rule';

/** How a card is used, as far as somebody said; a draft of an older page says nothing. */
export type DraftCard = { brand?: string | undefined; instalments?: number | undefined };

/** What the fields hold: the rules may have changed since it was chosen. */
export function shownCard({ brands, instalments: most }: AskedCard, card: DraftCard) {
  const { brand = '', instalments = 1 } = card;
  return {
    brand: brands.includes(brand) ? brand : '',
    instalments: instalments <= most ? instalments : 1,
  };
}

/** As the server wants it: only what was asked. */
export function cardInput(asked: AskedCard | null, card: DraftCard): DraftCard {
  if (!asked) return {};
  const { brand, instalments } = shownCard(asked, card);
  return {
    ...(brand !== '' && { brand }),
    ...(instalments > 1 && { instalments }),
  };
}
