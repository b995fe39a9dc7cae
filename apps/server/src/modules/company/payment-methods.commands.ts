import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { unlessHistory, unlessTaken } from '../../foundation/database/settled-write.ts';
import type { PaymentMethodRow } from './payment-methods.queries.ts';
import { PAYMENT_METHOD_NAME_KEY, paymentMethods } from './payment-methods.table.ts';

type Refusal = 'not-found' | 'name-taken' | 'has-history';
type Outcome<Reason extends Refusal> = Promise<Result<PaymentMethodRow, Reason>>;

type Wording = { name: string; kind?: PaymentMethodKind | undefined };

export function createPaymentMethod(scope: CompanyScope, method: Wording): Outcome<'name-taken'> {
  return unlessTaken(PAYMENT_METHOD_NAME_KEY, async () => {
    const [created] = await scope.insert(paymentMethods).values(method).returning();
    if (!created) throw new Error('The database stored no payment method');
    return accept(created);
  });
}

/** What kind it is stays as it was unless a new one is said. */
export function renamePaymentMethod(
  scope: CompanyScope,
  id: string,
  { name, kind }: Wording,
): Outcome<'not-found' | 'name-taken'> {
  const changes = kind === undefined ? { name } : { name, kind };
  return unlessTaken(PAYMENT_METHOD_NAME_KEY, () => change(scope, id, changes));
}

/** An inactive one is no longer offered for payments; what was paid with it stays as it is. */
export function deactivatePaymentMethod(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: false });
}

export function reactivatePaymentMethod(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return change(scope, id, { active: true });
}

export function removePaymentMethod(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return unlessHistory(async () => {
    const [removed] = await scope
      .delete(paymentMethods)
      .where(eq(paymentMethods.id, id))
      .returning();
    if (!removed) return refuse('not-found');
    return accept(removed);
  });
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<Pick<PaymentMethodRow, 'name' | 'kind' | 'active'>>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(paymentMethods)
    .set(changes)
    .where(eq(paymentMethods.id, id))
    .returning();
  if (!changed) return refuse('not-found');
  return accept(changed);
}
