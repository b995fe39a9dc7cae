import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { type Page, pageOf } from '../../foundation/database/pages.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from '../company/companies.table.ts';
import { assistantQuestions } from './assistant.table.ts';

export type CostPlace = { costInMicros: number; companyId: string };
export type CompanyCost = CostPlace & { companyName: string; questions: number; failures: number };

type Asked = { now: Temporal.Instant; after: CostPlace | null; limit: number };

/** What the assistant cost each company in its month, the dearest first. */
export async function listAssistantCosts(
  scope: OperatorScope,
  { now, after, limit }: Asked,
): Promise<Page<CompanyCost>> {
  const { rows } = await scope.execute<Omit<CompanyCost, 'costInMicros'> & { cost: string }>(sql`
    select asking.id as "companyId", coalesce(nullif(asking.trade_name, ''), asking.name)
      as "companyName", month.questions, month.failures, month.cost
    from ${companies} as asking cross join lateral (${monthOf(now)}) as month
    where month.questions > 0 and ${isBehind(after)}
    order by month.cost desc, asking.id limit ${limit + 1}`);
  const costs = rows.map(({ cost, ...row }) => ({ ...row, costInMicros: Number(cost) }));
  return pageOf(costs, limit);
}

/** The same of all of them together. */
export async function sumAssistantCosts(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<{ companies: number; costInMicros: number }> {
  const { rows } = await scope.execute<{ companies: number; cost: string }>(sql`
    select count(*)::int as companies, coalesce(sum(month.cost), 0) as cost
    from ${companies} as asking cross join lateral (${monthOf(now)}) as month
    where month.questions > 0`);
  const { companies: asking, cost } = onlyRow(rows);
  return { companies: asking, costInMicros: Number(cost) };
}

/** Company by company, through the index that begins with it. */
function monthOf(now: Temporal.Instant): SQL {
  return sql`select count(*)::int as questions,
      count(*) filter (where failure <> '')::int as failures,
      coalesce(sum(cost_in_micros), 0)::int8 as cost
    from ${assistantQuestions} where company_id = asking.id and asked_at >=
      date_trunc('month', ${now.toString()}::timestamptz at time zone asking.timezone)
        at time zone asking.timezone`;
}

function isBehind(place: CostPlace | null): SQL {
  if (!place) return sql`true`;
  const { costInMicros, companyId } = place;
  return sql`(-month.cost, asking.id) > (${-costInMicros}::int8, ${companyId}::uuid)`;
}
