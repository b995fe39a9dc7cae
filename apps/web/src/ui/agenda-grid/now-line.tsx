import type { Interval } from '@app/domain/shared/interval';
import type { CSSProperties } from 'react';
import { clockText } from './agenda-grid.labels.ts';
import classes from './agenda-grid.module.css';

type NowLineProps = {
  minute: number;
  span: Interval;
  /** The columns of today: the first one and how many. */
  first: number;
  count: number;
};

export function NowLine({ minute, span, first, count }: NowLineProps) {
  if (count === 0 || minute < span.from || minute > span.until) return null;
  // React's type knows no custom properties, although React sets them.
  const place = { '--from': minute - span.from, '--column': first, '--count': count };
  return <div className={classes.now} style={place as CSSProperties} aria-hidden />;
}

/** The time itself, among the hours. */
export function NowTime({ minute, span, count }: Omit<NowLineProps, 'first'>) {
  if (count === 0 || minute < span.from || minute > span.until) return null;
  // As above.
  const place = { '--from': minute - span.from } as CSSProperties;
  return (
    <span className={classes.nowTime} style={place} aria-hidden>
      {clockText(minute)}
    </span>
  );
}
