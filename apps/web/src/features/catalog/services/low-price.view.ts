import { isUnusuallyLowPrice } from '@app/domain/catalog/service';
import { type Cents, cents } from '@app/domain/shared/money';
import { useState } from 'react';

type Question = { price: Cents; save: () => Promise<void> };

/** An unusually low price is a question to whoever wrote it; one that was there before is not. */
export function useLowPriceQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  return {
    price: question?.price ?? null,
    /** Saves at once, or after the answer. */
    async askBefore(save: Question['save'], prices: readonly PriceChange[]): Promise<void> {
      const low = prices.find(isNewlyLow);
      if (low) setQuestion({ price: cents(low.after), save });
      else await save();
    },
    keep: async () => question?.save(),
    correct: () => setQuestion(null),
  };
}

export type LowPrice = ReturnType<typeof useLowPriceQuestion>;
type PriceChange = { before: number | null; after: number };

function isNewlyLow({ before, after }: PriceChange): boolean {
  return after !== before && isUnusuallyLowPrice(cents(after));
}
