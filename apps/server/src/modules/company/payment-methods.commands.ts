import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf, isStillReferenced } from '../../foundation/database/sql-state.ts';
import type { PaymentMethodRow } from './payment-methods.queries.ts';
import { PAYMENT_METHOD_NAME_KEY, paymentMethods } from './payment-methods.table.ts';

type Refusal = 'not-found' | 'name-taken' | 'has-history';
type Outcome<Reason extends Refusal> = Promise<Result<PaymentMethodRow, Reason>>;

export function createPaymentMethod(scope: CompanyScope, name: string): Outcome<'name-taken'> {
  return unlessNameTaken(async () => {
    const [created] = await scope.insert(paymentMethods).values({ name }).returning();
    if (!created) throw new Error('The database stored no payment method');
    scope.changed.add('company');
    return accept(created);
  });
}

export function renamePaymentMethod(
  scope: CompanyScope,
  id: string,
  name: string,
): Outcome<'not-found' | 'name-taken'> {
  return unlessNameTaken(() => change(scope, id, { name }));
}

/** An inactive one is no longer offered for payments; what was paid with it stays as it is. */
export function deactivatePaymentMethod(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: false });
}

export function reactivatePaymentMethod(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: true });
}

export async function removePaymentMethod(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  try {
    const [removed] = await scope
      .delete(paymentMethods)
      .where(eq(paymentMethods.id, id))
      .returning();
    if (!removed) return refuse('not-found');
    scope.changed.add('company');
    return accept(removed);
  } catch (error) {
    if (isStillReferenced(error)) return refuse('has-history');
    throw error;
  }
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<Pick<PaymentMethodRow, 'name' | 'active'>>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(paymentMethods)
    .set(changes)
    .where(eq(paymentMethods.id, id))
    .returning();
  if (!changed) return refuse('not-found');
  scope.changed.add('company');
  return accept(changed);
}

async function unlessNameTaken<Reason extends Refusal>(
  write: () => Outcome<Reason>,
): Outcome<Reason | 'name-taken'> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateOf(PAYMENT_METHOD_NAME_KEY, error)) return refuse('name-taken');
    throw error;
  }
}
