import { changesPlace } from '@app/domain/cash/session';
import type { PaymentMethodKind } from '@app/domain/company/payment-method';
import { type Result, refuse } from '@app/domain/shared/result';
import { and, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  listPaymentMethods,
  type PaymentMethodRow,
} from '../../company/payment-methods.queries.ts';
import { changePaymentMethod } from '../../company/payment-methods.rules.ts';
import { transactions } from '../book/transactions.table.ts';
import { lockOpenSession } from './cash-sessions.queries.ts';

type Wording = { name: string; kind?: PaymentMethodKind | undefined };
type Refusal = 'not-found' | 'taken' | 'in-open-drawer';

/**
 * What lies in one place of the open drawer does not move to another by a new kind. The kind stays
 * as it was unless a new one is said.
 */
export async function rewordPaymentMethod(
  scope: CompanyScope,
  id: string,
  { name, kind }: Wording,
): Promise<Result<PaymentMethodRow, Refusal>> {
  const methods = await listPaymentMethods(scope);
  const before = methods.find((method) => method.id === id)?.kind;
  const moves = before && kind && changesPlace(before, kind);
  if (moves && (await isInOpenDrawer(scope, id))) return refuse('in-open-drawer');
  return changePaymentMethod(scope, id, { name, ...(kind && { kind }) });
}

async function isInOpenDrawer(scope: CompanyScope, paymentMethodId: string): Promise<boolean> {
  // Nobody pays with it until its new kind is stored.
  const session = await lockOpenSession(scope);
  if (!session) return false;
  const [used] = await scope
    .select({ id: transactions.id })
    .from(transactions)
    .where(
      and(
        eq(transactions.cashSessionId, session.id),
        eq(transactions.paymentMethodId, paymentMethodId),
      ),
    )
    .limit(1);
  return used !== undefined;
}
