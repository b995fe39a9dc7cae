import type { Statement } from '@app/contract/cash/statement.contract';
import { commissionPaymentDescription, tipPaymentDescription } from '@app/domain/cash/description';

type Payment = Statement['payments'][number];
export type PaymentGroup = {
  date: string;
  of: 'commissions' | 'tips' | 'other';
  payments: readonly Payment[];
  amountCents: number;
};

/** One payment is written down item by item; whoever got it remembers the day and the sum. */
export function groupPayments(payments: readonly Payment[]): PaymentGroup[] {
  return [...Map.groupBy(payments, keyOf).values()].flatMap((together) => {
    const [first] = together;
    return first ? [{ ...groupOf(together), date: first.date, of: kindOf(first) }] : [];
  });
}

function groupOf(payments: readonly Payment[]) {
  return { payments, amountCents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0) };
}

/** What was taken back stands alone among what was paid. */
function keyOf({ date, description }: Payment): string {
  return `${date} ${description}`;
}

function kindOf({ description }: Payment): PaymentGroup['of'] {
  if (description.startsWith(commissionPaymentDescription(''))) return 'commissions';
  return description.startsWith(tipPaymentDescription('')) ? 'tips' : 'other';
}
