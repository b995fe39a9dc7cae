import { Skeleton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { ChartHelp } from '../charts/chart-help.tsx';
import classes from './figures.module.css';

/** Never by colour alone: an icon or a sign says the same. */
export type Tone = 'good' | 'fair' | 'bad';

type FigureProps = {
  label: string;
  /** `null` while it is on its way. */
  value: ReactNode;
  /** What it counts, and over which dates. */
  help?: string | undefined;
  /** A second line, such as the change against the same days before. */
  hint?: ReactNode;
  icon?: Icon | undefined;
  tone?: Tone | undefined;
  /** Stands beside the value and says the same as the tone. */
  mark?: ReactNode;
  /** The label as a link to the rows behind it, if there is one; the whole figure then leads there. */
  lead?: ReactNode;
  /** Long, such as an amount: it gets a phone's whole width. */
  isWide?: boolean | undefined;
};

/** One entry of a `FigureList`. */
export function Figure(props: FigureProps) {
  const { label, value, help, hint, icon: FigureIcon, tone, mark, lead, isWide } = props;
  return (
    <div className={classes.figure} data-wide={isWide || undefined}>
      <dt className={classes.name}>
        {lead || label}
        {help && <ChartHelp name={label}>{help}</ChartHelp>}
        {FigureIcon && <FigureIcon size={20} stroke={1.75} aria-hidden />}
      </dt>
      <dd className={`${classes.value} tabular`} data-tone={tone} style={lengthOf(value)}>
        {mark}
        {value ?? <Skeleton height={20} width={96} />}
      </dd>
      {hint !== undefined && <dd className={classes.hint}>{hint}</dd>}
    </div>
  );
}

/** By which the stylesheet fits a long amount into its card. */
function lengthOf(value: ReactNode): CSSProperties | undefined {
  if (typeof value !== 'string') return undefined;
  // React's type knows no custom properties, although React sets them.
  return { '--length': value.length } as CSSProperties;
}
