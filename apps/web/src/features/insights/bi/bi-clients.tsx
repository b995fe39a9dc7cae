import type { BiReport } from '@app/contract/insights/insights.contract';
import { formatNumber } from '../../../foundation/format.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { type Part, SplitBar } from '../../../ui/charts/split-bar.tsx';
import { percentText } from '../figures.labels.ts';
import type { PeriodView } from '../period-view.ts';
import { SeeAppointments } from '../see-appointments.tsx';
import { biColumns, biHelp, biLabels as labels } from './bi.labels.ts';

type BiClientsProps = { report: BiReport; view: PeriodView };

export function BiClients({ report, view }: BiClientsProps) {
  const { newClients, returningClients, range } = report;
  const total = newClients + returningClients;
  const share = (count: number) =>
    percentText(total === 0 ? 0 : Math.round((count * 1000) / total));
  const textOf = (count: number) => `${formatNumber(count)} · ${share(count)}`;
  const parts: Part[] = [
    { name: labels.newClients, value: newClients, text: textOf(newClients), color: 'count' },
    {
      name: labels.returningClients,
      value: returningClients,
      text: textOf(returningClients),
      color: 'compared',
    },
  ];
  return (
    <ChartCard
      title={labels.clients}
      help={biHelp('clients', range)}
      empty={total === 0 ? labels.noClients : null}
      table={{
        head: [labels.clients, biColumns.clients, biColumns.share],
        rows: parts.map(({ name, value }) => ({
          key: name,
          cells: [name, formatNumber(value), share(value)],
        })),
      }}
    >
      <SplitBar parts={parts} />
      <SeeAppointments range={range} view={view} />
    </ChartCard>
  );
}
