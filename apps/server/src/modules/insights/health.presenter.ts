import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { paidShareOf, paymentLabelOf, pendingOf } from '@app/domain/insights/commission-payments';
import { FORECAST_MONTHS, forecastOf } from '@app/domain/insights/forecast';
import { growthBarOf, growthLabelOf, growthOf } from '@app/domain/insights/growth';
import { monthBefore, monthKeyOf, monthOf, monthsUpTo } from '@app/domain/insights/period';
import { type Balance, marginLabelOf, marginOf, profitOf } from '@app/domain/insights/profit';
import { averageTicketOf } from '@app/domain/insights/ticket';
import { type Cents, cents } from '@app/domain/shared/money';
import { type HealthRow, SHOWN_MONTHS } from './health.queries.ts';
import { presentPeriod } from './report.presenter.ts';

export function presentHealth(row: HealthRow, today: Temporal.PlainDate): FinancialHealth {
  const month = monthOf(today);
  const months = balancesOf(row, today);
  const [previous = NOTHING, current = NOTHING] = months.slice(-2);
  const revenue = compare(current.income, previous.income);
  const [completed, completedBefore] = row.completed;
  return {
    current: presentPeriod(month),
    previous: presentPeriod(monthBefore(month)),
    revenue,
    expenses: compare(current.expenses, previous.expenses),
    profit: compare(profitOf(current), profitOf(previous)),
    averageTicket: compare(
      averageTicketOf(current.income, completed),
      averageTicketOf(previous.income, completedBefore),
    ),
    ...{ marginPermille: marginOf(current), marginLabel: marginLabelOf(current) },
    growthLabel: growthLabelOf(current.income, previous.income),
    growthBar: growthBarOf(revenue.growthPermille),
    commissions: presentCommissions(row.commissions),
    forecast: presentForecast(months),
    byMonth: months.map(({ month: key, income, expenses }) => ({
      ...{ month: key, incomeCents: income, expenseCents: expenses },
    })),
  };
}

type Month = Balance & { month: string };
const NOTHING: Month = { month: '', income: cents(0), expenses: cents(0) };

/** All of them, oldest first, also those in which no money moved. */
function balancesOf({ months }: HealthRow, today: Temporal.PlainDate): Month[] {
  const moved = new Map(months.map((month) => [month[0], month]));
  return monthsUpTo(monthOf(today), SHOWN_MONTHS).map((period) => {
    const month = monthKeyOf(period);
    const [, income = 0, expenses = 0] = moved.get(month) ?? [];
    return { month, income: cents(income), expenses: cents(expenses) };
  });
}

function compare(current: Cents, previous: Cents): FinancialHealth['revenue'] {
  return {
    ...{ currentCents: current, previousCents: previous },
    growthPermille: growthOf(current, previous),
  };
}

function presentCommissions([total, paid]: HealthRow['commissions']) {
  const sums = { total: cents(total), paid: cents(paid) };
  return {
    totalCents: sums.total,
    paidCents: sums.paid,
    pendingCents: pendingOf(sums),
    ...{ paidPermille: paidShareOf(sums), label: paymentLabelOf(sums) },
  };
}

function presentForecast(months: readonly Month[]): FinancialHealth['forecast'] {
  const looked = months.slice(-1 - FORECAST_MONTHS, -1);
  const [previous = NOTHING, current = NOTHING] = months.slice(-2);
  const { amount, confidence } = forecastOf({
    ...{ current: current.income, previous: previous.income },
    months: looked.map(({ income }) => income),
  });
  return {
    ...{ cents: amount, confidence },
    months: looked.map(({ month, income }) => ({ month, incomeCents: income })),
  };
}
