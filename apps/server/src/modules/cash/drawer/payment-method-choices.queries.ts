import { type AskedCard, askedOf, isAsked } from '@app/domain/company/fee-rule';
import type { CategoryType } from '@app/domain/company/financial-category';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readFeeRules } from '../../company/card-fees.queries.ts';
import {
  type FinancialCategoryRow,
  listFinancialCategories,
} from '../../company/financial-categories.queries.ts';
import {
  listPaymentMethods,
  type PaymentMethodRow,
} from '../../company/payment-methods.queries.ts';

import { transactions } from '../book/transactions.table.ts';

type ActiveMethod = Pick<PaymentMethodRow, 'id' | 'name' | 'kind'>;
type ActiveCategory = Pick<FinancialCategoryRow, 'id' | 'name'>;

/** What can be paid with now, oldest first. */
export async function listActiveMethods(scope: CompanyScope): Promise<ActiveMethod[]> {
  const methods = await listPaymentMethods(scope);
  return methods.filter(({ active }) => active).map(({ id, name, kind }) => ({ id, name, kind }));
}

/** The same, with what is asked about a card. */
export async function listMethodChoices(
  scope: CompanyScope,
): Promise<(ActiveMethod & { card?: AskedCard })[]> {
  const rules = await readFeeRules(scope);
  return (await listActiveMethods(scope)).map((method) => {
    const its = method.kind === 'cash' ? [] : (rules.get(method.id) ?? []);
    const card = askedOf(its);
    return isAsked(card) ? { ...method, card } : method;
  });
}

/** Payments that tell what is usual. */
const RECENT_PAYMENTS = 20;

/**
 * The one by which most of the last payments came, as long as it is offered. Before anybody paid none is
 * usual, unless there is only one: a guess would book somebody's money as cash by accident.
 */
export async function findUsualMethod(scope: CompanyScope): Promise<string | null> {
  const recent = await scope
    .select({ id: transactions.paymentMethodId })
    .from(transactions)
    .where(and(eq(transactions.kind, 'payment'), isNull(transactions.refundedAt)))
    .orderBy(desc(transactions.id))
    .limit(RECENT_PAYMENTS);
  const active = await listActiveMethods(scope);
  const [only, ...others] = active;
  if (only && others.length === 0) return only.id;
  const timesOf = (method: ActiveMethod) => recent.filter(({ id }) => id === method.id).length;
  const [usual] = active.filter(timesOf).toSorted((one, other) => timesOf(other) - timesOf(one));
  return usual?.id ?? null;
}

/** Those of them that are still offered, by their ids. */
export async function findActiveMethods(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<Map<string, ActiveMethod>> {
  const active = await listActiveMethods(scope);
  return new Map(active.filter(({ id }) => ids.includes(id)).map((method) => [method.id, method]));
}

export async function listActiveCategories(
  scope: CompanyScope,
  type: CategoryType,
): Promise<ActiveCategory[]> {
  const categories = await listFinancialCategories(scope);
  return categories
    .filter((category) => category.active && category.type === type)
    .map(({ id, name }) => ({ id, name }));
}

/** A category by its id; null when it is of the other type or no longer offered. */
export async function findActiveCategory(
  scope: CompanyScope,
  id: string,
  type: CategoryType,
): Promise<ActiveCategory | null> {
  const active = await listActiveCategories(scope, type);
  return active.find((category) => category.id === id) ?? null;
}
