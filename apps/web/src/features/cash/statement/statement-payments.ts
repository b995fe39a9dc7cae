import type { Statement } from '@app/contract/cash/statement.contract';
import { commissionPaymentDescription, tipPaymentDescription } from '@app/domain/cash/description';

type Payment = Statement['payments'][number];
export type PaymentGroup = {
  key: string;
  date: string;
  of: 'commissions' | 'tips' | 'other';
  paymentMethodName: string | null;
  payments: readonly Payment[];
  amountCents: number;
};

/** One payment is written down item by item; whoever got it remembers the day and the sum. */
export function groupPayments(payments: readonly Payment[]): PaymentGroup[] {
  return [...Map.groupBy(payments, keyOf)].flatMap(([key, together]) => {
    const [first] = together;
    return first ? [groupOf(key, first, together)] : [];
  });
}

/** What was taken back stands alone among what was paid, and so does what was paid another way. */
function keyOf({ date, description, paymentMethodName }: Payment): string {
  return `${date} ${description} ${paymentMethodName}`;
}

function groupOf(key: string, first: Payment, payments: readonly Payment[]): PaymentGroup {
  const { date, paymentMethodName } = first;
  return {
    key,
    date,
    paymentMethodName,
    of: kindOf(first),
    payments,
    amountCents: payments.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}

function kindOf({ description }: Payment): PaymentGroup['of'] {
  if (description.startsWith(commissionPaymentDescription(''))) return 'commissions';
  return description.startsWith(tipPaymentDescription('')) ? 'tips' : 'other';
}
