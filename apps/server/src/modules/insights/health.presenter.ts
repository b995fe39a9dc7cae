import type { FinancialHealth } from '@app/contract/insights/insights.contract';
import { paidShareOf, paymentLabelOf, pendingOf } from '@app/domain/insights/commission-payments';
import { FORECAST_MONTHS, forecastOf } from '@app/domain/insights/forecast';
import { growthBarOf, growthLabelOf, growthOf } from '@app/domain/insights/growth';
import {
  type Balance,
  marginLabelOf,
  marginOf,
  netOf,
  profitOf,
} from '@app/domain/insights/profit';
import { averageTicketOf } from '@app/domain/insights/ticket';
import { type Cents, cents } from '@app/domain/shared/money';
import {
  monthBefore,
  monthKeyOf,
  monthOf,
  monthsUpTo,
  sameDaysUpTo,
} from '@app/domain/shared/period';
import { type HealthRow, SHOWN_MONTHS } from './health.queries.ts';
import { presentPeriod } from './report.presenter.ts';

export function presentHealth(row: HealthRow, today: Temporal.PlainDate): FinancialHealth {
  const month = monthOf(today);
  const months = balancesOf(row, today);
  const [previous = NOTHING, current = NOTHING] = months.slice(-2);
  const days = sameDaysOf(row);
  const compare = compareBy({ current, previous, ...days });
  const revenue = compare(({ income }) => income);
  return {
    current: presentPeriod(month),
    previous: presentPeriod(monthBefore(month)),
    sameDays: presentPeriod(sameDaysUpTo(today).previous),
    revenue,
    fees: compare(({ fees }) => fees),
    net: compare(netOf),
    expenses: compare(({ expenses }) => expenses),
    profit: compare(profitOf),
    averageTicket: compareTickets(row, { current, previous, ...days }),
    marginPermille: marginOf(current),
    marginLabel: marginLabelOf(current),
    growthLabel: growthLabelOf(days.now.income, days.before.income),
    growthBar: growthBarOf(revenue.growthPermille),
    commissions: presentCommissions(row.commissions),
    forecast: presentForecast(months, days),
    byMonth: months.map(({ month: key, income, fees, expenses }) => ({
      month: key,
      incomeCents: income,
      feesCents: fees,
      expenseCents: expenses,
    })),
  };
}

type Month = Balance & { month: string };
const NOTHING: Month = { month: '', income: cents(0), fees: cents(0), expenses: cents(0) };

/** All of them, oldest first, also those in which no money moved. */
function balancesOf({ months }: HealthRow, today: Temporal.PlainDate): Month[] {
  const moved = new Map(months.map((month) => [month[0], month]));
  return monthsUpTo(monthOf(today), SHOWN_MONTHS).map((period) => {
    const month = monthKeyOf(period);
    const [, income = 0, fees = 0, expenses = 0] = moved.get(month) ?? [];
    return { month, income: cents(income), fees: cents(fees), expenses: cents(expenses) };
  });
}

/** This month until today, and the same days of the one before. */
type Days = { now: Balance; before: Balance };
type Compared = Days & { current: Balance; previous: Balance };

function sameDaysOf({ sameDays }: HealthRow): Days {
  const [now, before] = sameDays.map(([income, fees, expenses]) => ({
    income: cents(income),
    fees: cents(fees),
    expenses: cents(expenses),
  }));
  return { now: now ?? NOTHING, before: before ?? NOTHING };
}

function compareBy({ current, previous, now, before }: Compared) {
  return (figure: (balance: Balance) => Cents): FinancialHealth['revenue'] => ({
    currentCents: figure(current),
    previousCents: figure(previous),
    sameDaysCents: figure(before),
    growthPermille: growthOf(figure(now), figure(before)),
  });
}

function compareTickets({ completed }: HealthRow, { current, previous, now, before }: Compared) {
  const [whole, wholeBefore, days, daysBefore] = completed;
  const [ticket, ticketBefore] = [
    averageTicketOf(now.income, days),
    averageTicketOf(before.income, daysBefore),
  ];
  return {
    currentCents: averageTicketOf(current.income, whole),
    previousCents: averageTicketOf(previous.income, wholeBefore),
    sameDaysCents: ticketBefore,
    growthPermille: growthOf(ticket, ticketBefore),
  };
}

function presentCommissions([total, paid]: HealthRow['commissions']) {
  const sums = { total: cents(total), paid: cents(paid) };
  return {
    totalCents: sums.total,
    paidCents: sums.paid,
    pendingCents: pendingOf(sums),
    paidPermille: paidShareOf(sums),
    label: paymentLabelOf(sums),
  };
}

function presentForecast(
  months: readonly Month[],
  { now, before }: Days,
): FinancialHealth['forecast'] {
  const looked = months.slice(-1 - FORECAST_MONTHS, -1);
  const { amount, confidence } = forecastOf({
    earned: months.at(-1)?.income ?? cents(0),
    current: now.income,
    previous: before.income,
    months: looked.map(({ income }) => income),
  });
  return {
    cents: amount,
    confidence,
    months: looked.map(({ month, income }) => ({ month, incomeCents: income })),
  };
}
