import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { Link } from '@tanstack/react-router';
import { moneyText } from '../../../foundation/format.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { type Column, ColumnChart, type Series } from '../../../ui/charts/column-chart.tsx';
import { presetRange } from '../../../ui/period/period-presets.ts';
import { monthText, shortMonthText } from '../figures.labels.ts';
import classes from '../insights.module.css';
import { expensesOf, profitOf, revenueOf } from '../rows-behind.ts';
import { healthLabels as labels, monthsHelp } from './health.labels.ts';

const series: readonly Series[] = [
  { name: labels.income, color: 'money', textOf: moneyText },
  { name: labels.expense, color: 'alert', textOf: moneyText },
];

/** Twelve months, income against expenses. */
export function HealthMonths({ health: { byMonth } }: { health: FinancialHealth }) {
  const columns = byMonth.map(columnOf);
  const isEmpty = byMonth.every((one) => one.incomeCents === 0 && one.expenseCents === 0);
  const hasFees = byMonth.some(({ feesCents }) => feesCents !== 0);
  return (
    <ChartCard
      title={labels.months}
      help={monthsHelp}
      empty={isEmpty ? labels.noMonths : null}
      table={{
        head: [
          labels.month,
          labels.income,
          ...(hasFees ? [labels.fees] : []),
          labels.expense,
          labels.balance,
        ],
        rows: byMonth.map((one) => ({
          key: one.month,
          cells: [monthText(one.month), ...amountsOf(one, hasFees).map(moneyText)],
        })),
      }}
    >
      <ColumnChart
        label={labels.months}
        columns={columns}
        series={series}
        first={columns.length - 1}
        lead={({ key }) => <MonthLeads month={key} />}
      />
    </ChartCard>
  );
}

type MonthSums = FinancialHealth['byMonth'][number];

function amountsOf({ incomeCents, feesCents, expenseCents }: MonthSums, hasFees: boolean) {
  const balance = incomeCents - feesCents - expenseCents;
  return [incomeCents, ...(hasFees ? [feesCents] : []), expenseCents, balance];
}

const leads = [
  { text: labels.seeIncome, rowsOf: revenueOf },
  { text: labels.seeExpense, rowsOf: expensesOf },
  { text: labels.seeBalance, rowsOf: profitOf },
];

/** Each sum to the rows it is of. */
function MonthLeads({ month }: { month: string }) {
  const range = presetRange('this-month', Temporal.PlainDate.from(`${month}-01`));
  return leads.map(({ text, rowsOf }) => (
    <Link
      key={text}
      className={classes.lead}
      to="/dashboard/financial/transactions"
      search={rowsOf(range)}
    >
      {text}
    </Link>
  ));
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
