import type { Transaction } from '@app/contract/cash/money.contract';
import { Text } from '@mantine/core';
import { effectOf, signedText } from './transactions.labels.ts';

type SignedAmountProps = { transaction: Pick<Transaction, 'type' | 'amountCents'> };

/** What came in has a plus, what went out a minus; the colour says it once more. */
export function SignedAmount({ transaction }: SignedAmountProps) {
  const effect = effectOf(transaction);
  return (
    <Text
      span
      inherit
      fw={600}
      className="tabular"
      c={effect < 0 ? 'var(--mantine-color-error)' : 'var(--mantine-color-success)'}
    >
      {signedText(effect)}
    </Text>
  );
}
