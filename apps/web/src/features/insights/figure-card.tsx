import { Card, Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChartHelp } from '../../ui/charts/chart-help.tsx';
import classes from './insights.module.css';

/** Never by colour alone: an icon or a sign says the same. */
export type Tone = 'good' | 'fair' | 'bad';

type FigureCardProps = {
  label: string;
  value: string;
  /** What it counts, and over which dates. */
  help: string;
  /** A second line. */
  hint?: ReactNode;
  icon?: Icon | undefined;
  tone?: Tone | undefined;
  /** Stands beside the value and says the same as the tone. */
  mark?: ReactNode;
  /** The label as a link to the rows behind it, if there is one; the whole card then leads there. */
  lead?: ReactNode;
  /** Long, such as an amount: it gets a phone's whole width. */
  isWide?: true | undefined;
};

/** One entry of a `<dl>`. */
export function FigureCard(props: FigureCardProps) {
  const { label, value, help, hint, icon: FigureIcon, tone, mark, lead, isWide } = props;
  return (
    <Card padding="md" className={`${classes.card} ${isWide ? classes.wide : ''}`}>
      <dt className={classes.name}>
        {lead || label}
        <ChartHelp name={label}>{help}</ChartHelp>
        {FigureIcon && <FigureIcon size={20} stroke={1.75} aria-hidden />}
      </dt>
      <dd className={`${classes.figure} tabular`} data-tone={tone}>
        {mark}
        {value}
      </dd>
      {hint !== undefined && <dd className={classes.hint}>{hint}</dd>}
    </Card>
  );
}

type FigureCardsSkeletonProps = {
  count: number;
  /** How many of them, at the end, are wide. */
  wide?: number;
};

/** In the shape of so many of them. */
export function FigureCardsSkeleton({ count, wide = 2 }: FigureCardsSkeletonProps) {
  const classOf = (place: number) => (place < count - wide ? undefined : classes.wide);
  return (
    <div className={`${classes.figures} ${count === 6 ? classes.six : ''}`}>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Skeleton key={place} height={116} radius="lg" className={classOf(place)} />
      ))}
    </div>
  );
}
