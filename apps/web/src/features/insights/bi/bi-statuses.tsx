import type { BiReport } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../foundation/format.ts';
import { statusText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { percentText } from '../figures.labels.ts';
import classes from '../insights.module.css';
import type { PeriodView } from '../period-view.ts';
import { appointmentsOf } from '../rows-behind.ts';
import { biColumns, biHelp, biLabels as labels, statusColors } from './bi.labels.ts';

type BiStatusesProps = { report: BiReport; view: PeriodView };

export function BiStatuses({ report: { byStatus, total, range }, view }: BiStatusesProps) {
  const share = (count: number) =>
    percentText(total === 0 ? 0 : Math.round((count * 1000) / total));
  const nameOf = (status: (typeof byStatus)[number]['status']) => (
    <Link
      className={classes.lead}
      to="/dashboard/appointments"
      search={appointmentsOf(range, { ...view, status })}
    >
      {statusText[status]}
    </Link>
  );
  return (
    <ChartCard
      title={labels.statuses}
      help={biHelp('statuses', range)}
      empty={total === 0 ? labels.noStatuses : null}
      table={{
        head: [biColumns.status, biColumns.appointments, biColumns.share],
        rows: byStatus.map(({ status, count }) => ({
          key: status,
          cells: [statusText[status], formatNumber(count), share(count)],
        })),
      }}
    >
      <BarList
        label={labels.statuses}
        bars={byStatus.map(({ status, count }) => ({
          key: status,
          name: nameOf(status),
          value: count,
          text: `${formatNumber(count)} · ${share(count)}`,
          color: statusColors[status],
        }))}
      />
    </ChartCard>
  );
}
