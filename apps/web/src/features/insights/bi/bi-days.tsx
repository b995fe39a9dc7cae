import type { BiReport } from '@app/contract/insights/insights.contract';
import type { ReactNode } from 'react';
import { formatNumber, moneyText } from '../../../foundation/format.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { type Column, ColumnChart, type Series } from '../../../ui/charts/column-chart.tsx';
import { type DayGroup, type GroupSize, groupDays, groupSizeOf } from '../day-groups.ts';
import { monthText, rangeText, shortDayText, shortMonthText } from '../figures.labels.ts';
import { SeePaidServices } from '../paid-services/see-paid-services.tsx';
import type { PeriodView } from '../period-view.ts';
import { SeeAppointments } from '../see-appointments.tsx';
import { biHelp, dayChartText, biLabels as labels, revenueHelpOf } from './bi.labels.ts';

type BiDaysProps = { report: BiReport; view: PeriodView };

/** Appointments and revenue over time: days, and where those are many, weeks or months. */
export function BiDays({ report: { range, byDay }, view }: BiDaysProps) {
  const size = groupSizeOf(byDay.length);
  const groups = groupDays(byDay, size);
  const text = dayChartText[size];
  const key = `${range.fromDate} ${range.toDate}`;
  return (
    <>
      <GroupChart
        key={`count ${key}`}
        groups={groups}
        size={size}
        title={text.count}
        help={biHelp('total', range)}
        series={{ name: labels.total, color: 'count', textOf: formatNumber }}
        empty={labels.noDays}
        amountOf={({ appointments }) => appointments}
        lead={(group) => <SeeAppointments range={group} view={view} />}
      />
      <GroupChart
        key={`money ${key}`}
        groups={groups}
        size={size}
        title={text.money}
        help={biHelp(revenueHelpOf(view), range)}
        series={{ name: labels.revenue, color: 'money', textOf: moneyText }}
        empty={labels.noRevenue}
        amountOf={({ revenueCents }) => revenueCents}
        lead={(group) => <SeePaidServices range={group} view={view} />}
      />
    </>
  );
}

type GroupChartProps = {
  groups: readonly DayGroup[];
  size: GroupSize;
  title: string;
  help: string;
  series: Series;
  /** Said where there is nothing. */
  empty: string;
  amountOf: (group: DayGroup) => number;
  lead: (group: DayGroup) => ReactNode;
};

function GroupChart(props: GroupChartProps) {
  const { groups, size, title, help, series, empty, amountOf, lead } = props;
  const columns = groups.map((group) => columnOf(group, size, amountOf(group)));
  const values = groups.map(amountOf);
  const largest = values.indexOf(Math.max(...values));
  const groupOf = ({ key }: Column) => groups.find(({ fromDate }) => fromDate === key);
  return (
    <ChartCard
      title={title}
      help={help}
      empty={values.every((value) => value === 0) ? empty : null}
      table={{
        head: [dayChartText[size].column, series.name],
        rows: columns.map(({ key, label, values: [value = 0] }) => ({
          key,
          cells: [label, series.textOf(value)],
        })),
      }}
    >
      <ColumnChart
        label={title}
        columns={columns}
        series={[series]}
        first={largest}
        lead={(column) => {
          const group = groupOf(column);
          return group && lead(group);
        }}
      />
    </ChartCard>
  );
}

function columnOf(group: DayGroup, size: GroupSize, value: number): Column {
  const isMonth = size === 'month';
  return {
    key: group.fromDate,
    tick: isMonth ? shortMonthText(group.fromDate) : shortDayText(group.fromDate),
    label: isMonth ? monthText(group.fromDate) : rangeText(group),
    values: [value],
  };
}
