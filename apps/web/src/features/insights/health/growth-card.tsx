import { IconChartLine, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Figure } from '../../../ui/figures/figure.tsx';
import { growthText } from '../figures.labels.ts';
import {
  comparedWithLastMonth,
  cardLabels as labels,
  nothingToCompare,
} from '../home/home.labels.ts';

type GrowthCardProps = { growthPermille: number | null; help: string };

/** Green and upwards from zero on, red and downwards below; neither without a comparison. */
export function GrowthCard({ growthPermille, help }: GrowthCardProps) {
  const isGrowing = growthPermille !== null && growthPermille >= 0;
  const Arrow = isGrowing ? IconTrendingUp : IconTrendingDown;
  return (
    <Figure
      label={labels.growth}
      lead={
        <Link to="/dashboard/financial" search={{ tab: 'health' }}>
          {labels.growth}
        </Link>
      }
      icon={IconChartLine}
      isWide
      {...(growthPermille !== null && {
        tone: isGrowing ? 'good' : 'bad',
        mark: <Arrow size={24} aria-hidden />,
      })}
      value={growthText(growthPermille)}
      hint={growthPermille === null ? nothingToCompare : comparedWithLastMonth}
      help={help}
    />
  );
}
