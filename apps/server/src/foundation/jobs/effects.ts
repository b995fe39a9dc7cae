import type { CompanyScope, OperatorScope } from '../database/scopes.ts';
import { effects } from './effects.table.ts';

/**
 * True for exactly one caller per key, ever. Whoever gets `true` does the work in the same
 * transaction, so a retry, a duplicate or a second worker never does it again.
 */
export async function isFirstTime(scope: CompanyScope, key: string): Promise<boolean> {
  const stored = await scope.insert(effects).values({ key }).onConflictDoNothing().returning();
  return stored.length === 1;
}

/** The same for an operator, who belongs to no company and therefore names one. */
export async function isFirstTimeFor(
  scope: OperatorScope,
  companyId: string,
  key: string,
): Promise<boolean> {
  const effect = { companyId, key };
  const stored = await scope.insert(effects).values(effect).onConflictDoNothing().returning();
  return stored.length === 1;
}
