import { Skeleton, Text } from '@mantine/core';
import { ChartHelp } from './charts/chart-help.tsx';
import classes from './sum-list.module.css';

export type Sum = {
  name: string;
  /** What it counts. */
  help: string;
  /** `null` while it is on its way. */
  text: string | null;
};

type SumListProps = { label: string; sums: readonly Sum[] };

/** Above a long list: what all of it adds up to, not only what is on the screen. */
export function SumList({ label, sums }: SumListProps) {
  return (
    <dl
      className={classes.sums}
      aria-label={label}
      aria-busy={sums.some(({ text }) => text === null)}
    >
      {sums.map(({ name, help, text }) => (
        <div key={name}>
          <Text component="dt" size="xs" c="dimmed" className={classes.name}>
            {name}
            <ChartHelp name={name}>{help}</ChartHelp>
          </Text>
          <dd className="tabular">{text ?? <Skeleton height={20} width={96} />}</dd>
        </div>
      ))}
    </dl>
  );
}
