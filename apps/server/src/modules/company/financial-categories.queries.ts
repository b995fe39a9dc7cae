import { asc, desc } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { financialCategories } from './financial-categories.table.ts';

export type FinancialCategoryRow = typeof financialCategories.$inferSelect;

/** Income before expense, each oldest first: the ids are made in the order of time. */
export function listFinancialCategories(scope: CompanyScope): Promise<FinancialCategoryRow[]> {
  return scope
    .select()
    .from(financialCategories)
    .orderBy(desc(financialCategories.type), asc(financialCategories.id));
}
