import type { PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { SumList } from '../../../ui/sum-list.tsx';
import { paidSumsHelp as help, paidSums as labels } from './paid-services.labels.ts';

export function PaidServicesSums({ sums }: { sums: PaidServiceSums | null }) {
  const sumOf = (of: keyof typeof help, text: string | null) => ({
    name: labels[of],
    help: help[of],
    text,
  });
  return (
    <SumList
      label={labels.list}
      sums={[
        sumOf('count', sums && formatNumber(sums.count)),
        sumOf('gross', sums && moneyText(sums.grossCents)),
        sumOf('discount', sums && moneyText(sums.discountCents)),
        sumOf('net', sums && moneyText(sums.netCents)),
      ]}
    />
  );
}
