import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { findCompanyOf } from './billing-accounts.queries.ts';
import { linkCustomer } from './billing-customers.commands.ts';
import { findPayer } from './payers.queries.ts';
import type { EventSubject } from './stripe-events.client.ts';

type Unresolved = 'unknown-customer' | 'ids-disagree';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose event it is. Everything that names a company has to name the same one, or nothing is done. */
export async function resolveCompany(
  scope: OperatorScope,
  environment: PaymentEnvironment,
  { customerId, claimedCompanyIds }: EventSubject,
): Promise<Result<string, Unresolved>> {
  if (!customerId) return refuse('unknown-customer');
  const [claimed, ...others] = claimedCompanyIds;
  if (others.length > 0) return refuse('ids-disagree');

  const known = await findCompanyOf(scope, environment, customerId);
  if (known) return !claimed || claimed === known ? accept(known) : refuse('ids-disagree');
  if (!claimed || !UUID.test(claimed)) return refuse('unknown-customer');
  return adopt(scope, { environment, companyId: claimed, stripeCustomerId: customerId });
}

/** We may have lost the customer's id; our own note on the subscription still tells. */
async function adopt(
  scope: OperatorScope,
  customer: { environment: PaymentEnvironment; companyId: string; stripeCustomerId: string },
): Promise<Result<string, Unresolved>> {
  if (!(await findPayer(scope, customer.companyId))) return refuse('unknown-customer');
  const linked = await linkCustomer(scope, customer);
  return linked === customer.stripeCustomerId ? accept(customer.companyId) : refuse('ids-disagree');
}
