import type { CSSProperties } from 'react';
import './chart-colors.css';

/** The same thing has the same colour wherever it is drawn. */
export type ChartColor = 'money' | 'count' | 'compared' | 'alert' | 'other' | 'neutral';

type Sizes = Pick<CSSProperties, 'width' | 'height' | 'bottom' | 'flexGrow'>;

export function drawn(color: ChartColor, sizes: Sizes = {}): CSSProperties {
  return { '--chart-color': `var(--chart-${color})`, ...sizes } as CSSProperties;
}

/** As much of the largest as it is, whichever side of nothing it is on. */
export function shareOf(value: number, largest: number): string {
  if (largest <= 0) return '0%';
  return `${(Math.min(Math.abs(value), largest) / largest) * 100}%`;
}
