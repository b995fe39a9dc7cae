import { type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readCash, type SessionRow } from './cash-sessions.queries.ts';

/**
 * Nobody takes cash out that is not there, and no correction says that somebody did. For whoever
 * holds the lock of the drawer, so that two do not take the same. The drawer is looked at after the
 * write: whoever refuses gives up the transaction, and what was written with it.
 */
export async function unlessCashLacks<Value, Reason extends string>(
  scope: CompanyScope,
  session: SessionRow | null,
  write: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | 'not-enough-cash'>> {
  if (!session) return write();
  const before = await readCash(scope, session);
  const outcome = await write();
  if (!outcome.accepted) return outcome;
  const after = await readCash(scope, session);
  return after < 0 && after < before ? refuse('not-enough-cash') : outcome;
}
