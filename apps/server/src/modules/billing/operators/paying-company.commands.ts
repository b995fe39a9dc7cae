import { accept, type Result, refuse } from '@app/domain/shared/result';
import { recordOperatorAction } from '../../../foundation/operators/operator-actions.ts';
import { refreshSubscription } from '../subscription.commands.ts';
import type { SyncParts } from '../sync.commands.ts';
import { findPayingCompany, type PayingCompanyFacts } from './payments.queries.ts';

type SyncRefusal = 'not-found' | 'not-configured' | 'provider-failed';

/**
 * Asks the provider how a company stands, as she may do herself. Nothing is open while it is asked;
 * what was learned is written down by then, and who asked follows.
 */
export async function syncPayingCompany(
  parts: SyncParts,
  id: string,
): Promise<Result<PayingCompanyFacts, SyncRefusal>> {
  const find = () => parts.scopes.asOperator(parts, (scope) => findPayingCompany(scope, id));
  if (!(await find())) return refuse('not-found');
  const outcome = await refreshSubscription(parts, id);
  if (!outcome.accepted) return outcome;

  return parts.scopes.asOperator(parts, async (scope) => {
    const company = await findPayingCompany(scope, id);
    if (!company) return refuse('not-found');
    const done = { action: 'payments.synced', subject: company.name, companyId: id } as const;
    await recordOperatorAction(scope, parts, done);
    return accept(company);
  });
}
