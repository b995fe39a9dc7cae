import { type Column, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { folded } from '../../foundation/database/folded-text.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';

const shown = sql`coalesce(nullif(named.trade_name, ''), named.name)`;

/** As part of another query: the company as its clients know it; null when it is gone. */
export function companyNameOf(id: Column): SQL<string | null> {
  return sql`(select ${shown} from ${companies} as named where named.id = ${id})`;
}

/** As part of another query: whether the company's name or trade name holds what was typed. */
export function isOfCompanyNamed(id: Column, typed: string): SQL {
  const names = folded(sql`(named.name || ' ' || named.trade_name)`);
  const wanted = folded(sql`${typed}::text`);
  return sql`${id} in (select named.id from ${companies} as named where strpos(${names}, ${wanted}) > 0)`;
}

/** How many companies have each plan, whatever became of their subscription. */
export async function countCompaniesByPlan(scope: OperatorScope): Promise<Map<string, number>> {
  const rows = await scope
    .select({ planId: companies.subscriptionPlanId, many: count() })
    .from(companies)
    .where(isNull(companies.deletedAt))
    .groupBy(companies.subscriptionPlanId);
  return new Map(rows.flatMap(({ planId, many }) => (planId ? [[planId, many]] : [])));
}

/** Which companies have the plan, those that are being taken away among them. */
export async function listCompaniesOnPlan(scope: OperatorScope, planId: string): Promise<string[]> {
  const rows = await scope
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.subscriptionPlanId, planId));
  return rows.map(({ id }) => id);
}
