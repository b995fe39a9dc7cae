import { startOfDay } from '@app/domain/shared/local-time';
import { monthBefore, monthOf, type SameDays, sameDaysUpTo } from '@app/domain/shared/period';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { transactions } from '../cash/book/transactions.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { isExpense, isRevenue } from './money-conditions.queries.ts';

/** So many months are shown, this one included. */
export const SHOWN_MONTHS = 12;

export type HealthRow = {
  /** Only months in which money moved. */
  months: [month: string, ...Money][];
  /** The same of this month until today, and of the same days of the one before. */
  sameDays: [now: Money, before: Money];
  /** Completed appointments of this month and the one before, whole and of the same days. */
  completed: [current: number, previous: number, now: number, before: number];
  /** Earned this month and not taken back, and how much of that was paid, whenever it was. */
  commissions: [total: number, paid: number];
};

/** The fees are those of the income. */
type Money = [income: number, fees: number, expenses: number];

/** The money of a year and the commissions of this month, in one question. */
export async function readHealth(
  scope: CompanyScope,
  { today, zone }: { today: Temporal.PlainDate; zone: string },
): Promise<HealthRow> {
  const month = monthOf(today);
  const { current, previous } = sameDaysUpTo(today);
  return onlyRow(
    await health(scope).execute({
      firstMonth: monthBefore(month, SHOWN_MONTHS - 1).fromDate.toString(),
      thisMonth: month.fromDate.toString(),
      nextMonth: month.untilDate.toString(),
      lastMonth: previous.fromDate.toString(),
      dayAfter: current.untilDate.toString(),
      sameDaysUntil: previous.untilDate.toString(),
      ...momentsOf({ current, previous }, zone),
    }),
  );
}

function momentsOf({ current, previous }: SameDays, zone: string) {
  const moment = (date: Temporal.PlainDate) => startOfDay(date, zone).toString();
  return {
    previousBegan: moment(previous.fromDate),
    sameDaysEnd: moment(previous.untilDate),
    currentBegan: moment(current.fromDate),
    todayEnds: moment(current.untilDate),
    currentEnds: moment(monthOf(current.fromDate).untilDate),
  };
}

const given = sql.placeholder;

const months = sql<HealthRow['months']>`(
  select coalesce(json_agg(json_build_array(month, income, fees, expenses) order by month), '[]')
  from (
    select to_char(date::timestamp, 'YYYY-MM') as month,
      coalesce(sum(amount_in_cents) filter (where ${isRevenue}), 0) as income,
      coalesce(sum(fee_in_cents) filter (where ${isRevenue}), 0) as fees,
      coalesce(sum(amount_in_cents) filter (where ${isExpense}), 0) as expenses
    from ${transactions}
    where date >= ${given('firstMonth')}::date and date < ${given('nextMonth')}::date
    group by 1
  ) as summed)`;

const now = sql`date >= ${given('thisMonth')}::date`;
const before = sql`date < ${given('sameDaysUntil')}::date`;
const sameDays = sql<HealthRow['sameDays']>`(
  select json_build_array(
    ${moneyOf(now)},
    ${moneyOf(before)})
  from ${transactions}
  where date >= ${given('lastMonth')}::date and date < ${given('dayAfter')}::date)`;

function moneyOf(days: SQL): SQL {
  return sql`json_build_array(
    coalesce(sum(amount_in_cents) filter (where ${isRevenue} and ${days}), 0),
    coalesce(sum(fee_in_cents) filter (where ${isRevenue} and ${days}), 0),
    coalesce(sum(amount_in_cents) filter (where ${isExpense} and ${days}), 0))`;
}

const completed = sql<HealthRow['completed']>`(
  select json_build_array(
    count(*) filter (where starts_at >= ${given('currentBegan')}::timestamptz),
    count(*) filter (where starts_at < ${given('currentBegan')}::timestamptz),
    count(*) filter (where starts_at >= ${given('currentBegan')}::timestamptz
      and starts_at < ${given('todayEnds')}::timestamptz),
    count(*) filter (where starts_at < ${given('sameDaysEnd')}::timestamptz))
  from ${appointments}
  where kind = 'appointment' and status = 'completed'
    and starts_at >= ${given('previousBegan')}::timestamptz
    and starts_at < ${given('currentEnds')}::timestamptz)`;

// What was taken back is left out with the month it was earned in, so that a share never passes
// the whole. Each is looked up through the index of refunds and that of payments.
const commissions = sql<HealthRow['commissions']>`(
  select json_build_array(coalesce(sum(amount_in_cents), 0),
    coalesce(sum(amount_in_cents) filter (where (
      select true from ${transactions} as payment
      where payment.pays_id = earned.id and payment.refunded_at is null
        and payment.refund_of_id is null
      limit 1)), 0))
  from ${transactions} as earned
  where counts_as = 'commission' and amount_in_cents > 0
    and date >= ${given('thisMonth')}::date and date < ${given('nextMonth')}::date
    and (select true from ${transactions} as reversal
      where reversal.refund_of_id = earned.id limit 1) is null)`;

const health = preparedQuery('insights_health', (database) =>
  database.select({ months, sameDays, completed, commissions }).from(sql`(select 1) as once`),
);
