import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../foundation/format.ts';
import { ChartCard } from '../../ui/charts/chart-card.tsx';
import { type Column, ColumnChart, type Series } from '../../ui/charts/column-chart.tsx';
import { monthText, shortMonthText } from './figures.labels.ts';
import { healthLabels as labels, monthsHelp } from './health.labels.ts';
import classes from './insights.module.css';
import { presetRange } from './period-view.api.ts';

const series: readonly Series[] = [
  { name: labels.income, color: 1, textOf: moneyText },
  { name: labels.expense, color: 2, textOf: moneyText },
];

/** Twelve months, income against expenses. */
export function HealthMonths({ health: { byMonth } }: { health: FinancialHealth }) {
  const columns = byMonth.map(columnOf);
  const isEmpty = byMonth.every((one) => one.incomeCents === 0 && one.expenseCents === 0);
  return (
    <ChartCard
      title={labels.months}
      help={monthsHelp}
      empty={isEmpty ? labels.noMonths : null}
      table={{
        head: [labels.month, labels.income, labels.expense, labels.balance],
        rows: byMonth.map(({ month, incomeCents, expenseCents }) => ({
          key: month,
          cells: [
            monthText(month),
            ...[incomeCents, expenseCents, incomeCents - expenseCents].map(moneyText),
          ],
        })),
      }}
    >
      <ColumnChart
        label={labels.months}
        columns={columns}
        series={series}
        first={columns.length - 1}
        lead={({ key }) => (
          <Link
            className={classes.lead}
            to="/dashboard/financial/transactions"
            search={presetRange('this-month', Temporal.PlainDate.from(`${key}-01`))}
          >
            {labels.seeTransactions}
          </Link>
        )}
      />
    </ChartCard>
  );
}

function columnOf({
  month,
  incomeCents,
  expenseCents,
}: FinancialHealth['byMonth'][number]): Column {
  return {
    key: month,
    tick: shortMonthText(month),
    label: monthText(month),
    values: [incomeCents, expenseCents],
  };
}
