import type { ReactNode } from 'react';
import { TruncatedText } from '../truncated-text.tsx';
import classes from './bars.module.css';
import { type ChartColor, drawn, shareOf } from './chart-color.ts';
import { othersText } from './charts.labels.ts';
import { SaidAmount } from './said-amount.tsx';

export type Bar = {
  key: string;
  name: ReactNode;
  value: number;
  /** Said beside it. */
  text: string;
  color?: ChartColor | undefined;
  /** Makes what is said a link to the rows it is the sum of. */
  linked?: ((said: ReactNode) => ReactNode) | undefined;
  /** Beside the value: what leads to other rows about it. */
  lead?: ReactNode;
};

type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /** What a full bar means; the largest of them where nothing is said. */
  whole?: number | undefined;
  /** What those that are not shown one by one add up to. */
  textOfRest?: ((value: number) => string) | undefined;
};

const MOST_BARS = 8;

/**
 * Lying bars with their names and values, so that nobody has to look up a colour. What is less than
 * nothing is as long as it is much, hatched in the colour of losses.
 */
export function BarList({ label, bars, whole, textOfRest }: BarListProps) {
  const shown = shownOf(bars, textOfRest);
  const largest = whole ?? Math.max(0, ...shown.map(({ value }) => Math.abs(value)));
  return (
    <ul className={classes.bars} aria-label={label}>
      {shown.map(({ key, name, value, text, color = 'count', linked = unlinked, lead }) => (
        <li key={key} data-below={value < 0 || undefined}>
          <div className={classes.barWords}>
            <span className={classes.barName}>
              <TruncatedText>{name}</TruncatedText>
            </span>
            <span className={classes.barText}>
              {linked(<SaidAmount text={text} />)}
              {lead}
            </span>
          </div>
          <div className={classes.track}>
            <span style={drawn(color, { width: shareOf(value, largest) })} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function unlinked(said: ReactNode): ReactNode {
  return said;
}

function shownOf(bars: readonly Bar[], textOfRest: BarListProps['textOfRest']): readonly Bar[] {
  if (!textOfRest || bars.length <= MOST_BARS) return bars;
  const rest = bars.slice(MOST_BARS - 1);
  const value = rest.reduce((sum, bar) => sum + bar.value, 0);
  const others: Bar = {
    key: 'others',
    name: othersText(rest.length),
    value,
    text: textOfRest(value),
    color: 'compared',
  };
  return [...bars.slice(0, MOST_BARS - 1), others];
}
