import type { CategoryType } from '@app/domain/company/financial-category';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unlessHistory, unlessTaken } from '../../foundation/database/settled-write.ts';
import type { FinancialCategoryRow } from './financial-categories.queries.ts';
import { CATEGORY_NAME_KEY, financialCategories } from './financial-categories.table.ts';

type Refusal = 'not-found' | 'name-taken' | 'has-history';
type Outcome<Reason extends Refusal> = Promise<Result<FinancialCategoryRow, Reason>>;

export function createFinancialCategory(
  scope: CompanyScope,
  category: { name: string; type: CategoryType },
): Outcome<'name-taken'> {
  return unlessTaken(CATEGORY_NAME_KEY, async () => {
    const [created] = await scope.insert(financialCategories).values(category).returning();
    if (!created) throw new Error('The database stored no financial category');
    return accept(created);
  });
}

export function renameFinancialCategory(
  scope: CompanyScope,
  id: string,
  name: string,
): Outcome<'not-found' | 'name-taken'> {
  return unlessTaken(CATEGORY_NAME_KEY, () => change(scope, id, { name }));
}

/** An inactive one is no longer offered for new entries; what was booked under it stays as it is. */
export function deactivateFinancialCategory(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: false });
}

export function reactivateFinancialCategory(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: true });
}

export function removeFinancialCategory(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return unlessHistory(async () => {
    const [removed] = await scope
      .delete(financialCategories)
      .where(eq(financialCategories.id, id))
      .returning();
    if (!removed) return refuse('not-found');
    return accept(removed);
  });
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<Pick<FinancialCategoryRow, 'name' | 'active'>>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(financialCategories)
    .set(changes)
    .where(eq(financialCategories.id, id))
    .returning();
  if (!changed) return refuse('not-found');
  return accept(changed);
}
