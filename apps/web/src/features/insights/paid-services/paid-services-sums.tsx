import type { PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { paidSumsHelp as help, paidSums as labels } from './paid-services.labels.ts';

export function PaidServicesSums({ sums }: { sums: PaidServiceSums | null }) {
  const sumOf = (of: keyof typeof help, value: string | null) => (
    <Figure label={labels[of]} help={help[of]} value={value} />
  );
  return (
    <FigureList look="line" label={labels.list} isOld={sums === null}>
      {sumOf('count', sums && formatNumber(sums.count))}
      {sumOf('gross', sums && moneyText(sums.grossCents))}
      {sumOf('discount', sums && moneyText(sums.discountCents))}
      {sumOf('prepaid', sums && moneyText(sums.prepaidCents))}
      {sumOf('net', sums && moneyText(sums.netCents))}
    </FigureList>
  );
}
