import type { SameDays } from '@app/domain/shared/period';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { transactions } from '../cash/book/transactions.table.ts';
import { settlementItems } from '../cash/checkout/settlements.table.ts';
import { professionalNameOf } from '../team/bookable-professionals.queries.ts';
import { isRevenue } from './money-conditions.queries.ts';

export type SummaryRow = {
  revenue: number;
  previous: number;
  /** Whose services brought most, and how much. */
  best: [name: string | null, revenue: number] | null;
};

/** What came in, what came in before, and by whom: in one question. */
export async function readSummary(
  scope: CompanyScope,
  { current, previous }: SameDays,
): Promise<SummaryRow> {
  return onlyRow(
    await summary(scope).execute({
      fromDate: current.fromDate.toString(),
      untilDate: current.untilDate.toString(),
      previousFrom: previous.fromDate.toString(),
      previousUntil: previous.untilDate.toString(),
    }),
  );
}

const given = sql.placeholder;

// As a number of JSON, which whoever reads the answer need not turn into one.
function revenueBetween(from: string, until: string): SQL<number> {
  return sql`(
    select to_json(coalesce(sum(amount_in_cents), 0)) from ${transactions}
    where date >= ${given(from)}::date and date < ${given(until)}::date and ${isRevenue})`;
}

const best = sql<SummaryRow['best']>`(
  select json_build_array(${professionalNameOf(sql`most.professional_id`)}, most.revenue)
  from (
    select professional_id,
      sum(gross_in_cents - discount_in_cents - prepaid_in_cents) as revenue
    from ${settlementItems}
    where kind = 'service' and professional_id is not null
      and date >= ${given('fromDate')}::date and date < ${given('untilDate')}::date
    group by professional_id
    order by revenue desc, professional_id
    limit 1
  ) as most)`;

const summary = preparedQuery('insights_summary', (database) =>
  database
    .select({
      revenue: revenueBetween('fromDate', 'untilDate'),
      previous: revenueBetween('previousFrom', 'previousUntil'),
      best,
    })
    .from(sql`(select 1) as once`),
);
