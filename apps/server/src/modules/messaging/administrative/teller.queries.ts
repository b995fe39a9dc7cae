import { isAdministrative } from '@app/domain/billing/plan-limits';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { findPayer } from '../../billing/payers.queries.ts';
import { activeCompaniesWithIds } from '../../company/company-lookup.queries.ts';
import { listOperators } from '../../identity/account-lookup.queries.ts';
import { listCompaniesOwnedBy } from '../../team/memberships.queries.ts';
import { listConnected } from '../connection/connections.queries.ts';

/** The company from whose number the platform writes to the others. */
export type Teller = { companyId: string; companyName: string; isConnected: boolean };

/**
 * Of the companies that administrators founded for the platform itself the first with a connected number,
 * the oldest administrator's before others; without any number the first of them. A salon that an
 * administrator runs beside that, with a trial or a plan, never speaks for the platform.
 */
export async function findTeller(scope: OperatorScope): Promise<Teller | null> {
  const owned = await listCompaniesOwnedBy(scope, await listOperators(scope));
  const active = await activeCompaniesWithIds(scope, owned);
  const names = new Map(active.map(({ id, name }) => [id, name]));
  const connected = await listConnected(scope, owned);
  const tellers: Teller[] = [];
  for (const companyId of owned) {
    const companyName = names.get(companyId);
    const payer = companyName === undefined ? null : await findPayer(scope, companyId);
    if (companyName === undefined || !payer || !isAdministrative(payer)) continue;
    tellers.push({ companyId, companyName, isConnected: connected.has(companyId) });
  }
  return tellers.find(({ isConnected }) => isConnected) ?? tellers[0] ?? null;
}
