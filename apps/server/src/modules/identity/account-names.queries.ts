import { asOperatorWithin } from '../../foundation/database/operator-step.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { accountsWithIds } from './account-lookup.queries.ts';

/** Accounts belong to no company: only ids that the company's own rows name may be asked for. */
export async function readAccountNames(
  scope: CompanyScope,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const accounts = await asOperatorWithin(scope, (operator) => accountsWithIds(operator, ids));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}
