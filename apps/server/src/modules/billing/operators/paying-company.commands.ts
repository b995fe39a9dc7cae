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
  if (!(await readPayingCompany(parts, id))) return refuse('not-found');
  const outcome = await refreshSubscription(parts, id);
  if (!outcome.accepted) return outcome;

  const company = await readPayingCompany(parts, id);
  if (!company) return refuse('not-found');
  const done = { action: 'payments.synced', subject: company.name, companyId: id } as const;
  await parts.scopes.asOperator(parts, (scope) => recordOperatorAction(scope, parts, done));
  return accept(company);
}

/** As the environment that is switched on knows her; which that is, is asked outside of a transaction. */
export async function readPayingCompany(
  parts: SyncParts,
  id: string,
): Promise<PayingCompanyFacts | null> {
  const environment = (await parts.payments.current())?.environment ?? null;
  return parts.scopes.asOperator(parts, (scope) => findPayingCompany(scope, id, environment));
}
