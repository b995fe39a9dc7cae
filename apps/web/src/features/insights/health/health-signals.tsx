import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconMinus,
  IconTrendingDown,
  IconTrendingUp,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../foundation/format.ts';
import { Figure, type Tone } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { growthText, monthRuns, percentText, withNote } from '../figures.labels.ts';
import { useIsRunning } from '../insights.api.ts';
import type { Range } from '../period-view.ts';
import { commissionsOf, profitOf, revenueOf } from '../rows-behind.ts';
import {
  commissionsHelp,
  commissionsText,
  forecastHelp,
  forecastHint,
  growthHelp,
  healthLabels as labels,
  marginHelp,
} from './health.labels.ts';
import { HealthMeter } from './health-meter.tsx';

type SignalProps = { health: FinancialHealth };

/** What the sums mean, in a word each. */
export function HealthSignals({ health }: SignalProps) {
  return (
    <FigureList look="cards" label={labels.signals}>
      <Margin health={health} />
      <Growth health={health} />
      <Commissions health={health} />
      <Forecast health={health} />
    </FigureList>
  );
}

const icons = { good: IconCircleCheck, fair: IconMinus, bad: IconAlertTriangle };
const marginTone: Record<FinancialHealth['marginLabel'], Tone> = {
  Excelente: 'good',
  Bom: 'fair',
  Regular: 'bad',
  Baixo: 'bad',
};

function Margin({ health: { marginPermille, marginLabel, current } }: SignalProps) {
  const tone = marginTone[marginLabel];
  const Mark = icons[tone];
  return (
    <Figure
      label={labels.margin}
      lead={
        <Link to="/dashboard/financial/transactions" search={profitOf(current)}>
          {labels.margin}
        </Link>
      }
      value={percentText(marginPermille)}
      tone={tone}
      mark={<Mark size={24} aria-hidden />}
      hint={marginLabel}
      help={marginHelp(current)}
    />
  );
}

function Growth({ health }: SignalProps) {
  const { revenue, growthLabel, growthBar, previous, current } = health;
  const bothMonths = { fromDate: previous.fromDate, toDate: current.toDate };
  const tone = growthLabel && (growthLabel.startsWith('Crescimento') ? 'good' : 'bad');
  const Arrow = tone === 'good' ? IconTrendingUp : IconTrendingDown;
  const note = useIsRunning(current) ? monthRuns : null;
  return (
    <Figure
      label={labels.growth}
      lead={
        <Link to="/dashboard/financial/transactions" search={revenueOf(bothMonths)}>
          {labels.growth}
        </Link>
      }
      value={growthText(revenue.growthPermille)}
      {...(tone && { tone, mark: <Arrow size={24} aria-hidden /> })}
      hint={
        tone ? (
          <HealthMeter label={labels.growthBar} percent={growthBar} tone={tone}>
            {note ? `${growthLabel}. ${note}` : growthLabel}
          </HealthMeter>
        ) : (
          labels.nothingToCompare
        )
      }
      help={withNote(growthHelp(health), note)}
    />
  );
}

const commissionTone = { 'Em dia': 'good', 'Necessita atenção': 'fair', Atrasado: 'bad' } as const;

function Commissions({ health: { commissions, current } }: SignalProps) {
  const tone = commissionTone[commissions.label];
  const Mark = icons[tone];
  return (
    <Figure
      label={labels.commissions}
      lead={
        <Link to="/dashboard/financial/transactions" search={commissionsOf(current)}>
          {labels.commissions}
        </Link>
      }
      value={percentText(commissions.paidPermille)}
      tone={tone}
      mark={<Mark size={24} aria-hidden />}
      hint={
        <HealthMeter
          label={labels.commissionsBar}
          percent={commissions.paidPermille / 10}
          tone={tone}
        >
          {commissions.label} · {commissionsText(commissions)}
        </HealthMeter>
      }
      help={commissionsHelp(current)}
      isWide
    />
  );
}

function Forecast({ health }: SignalProps) {
  const { forecast, current } = health;
  return (
    <Figure
      label={labels.forecast}
      lead={
        <Link
          to="/dashboard/financial/transactions"
          search={revenueOf(lookedAt(forecast, current))}
        >
          {labels.forecast}
        </Link>
      }
      value={forecast.cents === null ? labels.unknown : moneyText(forecast.cents)}
      hint={forecastHint(health)}
      help={forecastHelp(forecast)}
      isWide
    />
  );
}

/** The months of the average, and this one by whose growth it is adjusted. */
function lookedAt({ months }: FinancialHealth['forecast'], { fromDate, toDate }: Range): Range {
  const [first] = months;
  return { fromDate: first ? `${first.month}-01` : fromDate, toDate };
}
