import type { BiReport } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../foundation/format.ts';
import { biHelp, biLabels as labels } from './bi.labels.ts';
import { FigureCard } from './figure-card.tsx';
import { moneyText, percentText } from './figures.labels.ts';
import classes from './insights.module.css';
import type { PeriodView } from './period-view.api.ts';
import { appointmentsOf, isWhole, paymentsOf } from './rows-behind.api.ts';

type BiFiguresProps = { report: BiReport; view: PeriodView; isOld: boolean };

export function BiFigures({ report, view, isOld }: BiFiguresProps) {
  const { range } = report;
  const figure = (name: Parameters<typeof biHelp>[0] & keyof typeof labels) => ({
    label: labels[name],
    help: biHelp(name, range),
  });
  return (
    <dl
      className={`${classes.figures} ${classes.six}`}
      aria-label={labels.figures}
      aria-busy={isOld}
    >
      <FigureCard
        {...figure('total')}
        value={formatNumber(report.total)}
        lead={
          isWhole(view) && (
            <Link to="/dashboard/appointments" search={appointmentsOf(range)}>
              {labels.total}
            </Link>
          )
        }
      />
      <FigureCard
        {...figure('completed')}
        value={formatNumber(report.completed)}
        lead={
          isWhole(view) && (
            <Link to="/dashboard/appointments" search={appointmentsOf(range, 'completed')}>
              {labels.completed}
            </Link>
          )
        }
      />
      <FigureCard {...figure('completion')} value={percentText(report.completionPermille)} />
      <FigureCard
        {...figure('noShow')}
        value={percentText(report.noShowPermille)}
        lead={
          isWhole(view) && (
            <Link to="/dashboard/appointments" search={appointmentsOf(range, 'no_show')}>
              {labels.noShow}
            </Link>
          )
        }
      />
      <FigureCard
        {...figure('revenue')}
        isWide
        value={moneyText(report.revenueCents)}
        lead={
          isWhole(view) && (
            <Link to="/dashboard/financial/transactions" search={paymentsOf(range)}>
              {labels.revenue}
            </Link>
          )
        }
      />
      <FigureCard {...figure('ticket')} isWide value={moneyText(report.averageTicketCents)} />
    </dl>
  );
}
