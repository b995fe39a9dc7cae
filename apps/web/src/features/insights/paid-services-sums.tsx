import type { PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import { Skeleton, Text } from '@mantine/core';
import { formatNumber, moneyText } from '../../foundation/format.ts';
import { ChartHelp } from '../../ui/charts/chart-help.tsx';
import { paidSumsHelp as help, paidSums as labels } from './paid-services.labels.ts';
import classes from './paid-services.module.css';

/** Of everything that fits the filters, not only of what is on the screen. */
export function PaidServicesSums({ sums }: { sums: PaidServiceSums | null }) {
  return (
    <dl className={classes.sums} aria-label={labels.list} aria-busy={sums === null}>
      <Sum of="count" text={sums && formatNumber(sums.count)} />
      <Sum of="gross" text={sums && moneyText(sums.grossCents)} />
      <Sum of="discount" text={sums && moneyText(sums.discountCents)} />
      <Sum of="net" text={sums && moneyText(sums.netCents)} />
    </dl>
  );
}

type SumProps = { of: keyof typeof help; text: string | null };

function Sum({ of, text }: SumProps) {
  const name = labels[of];
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed" className={classes.name}>
        {name}
        <ChartHelp name={name}>{help[of]}</ChartHelp>
      </Text>
      <dd className="tabular">{text ?? <Skeleton height={20} width={96} />}</dd>
    </div>
  );
}
