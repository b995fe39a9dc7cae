import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';
import { cashRequests } from './cash-requests.table.ts';

/** A request by its name; null where the sender gave it none. */
export type CashRequest = { key: string; asked: string } | null;

type Asking = { companyId: string; userId: string; requestKey: string | null; markOf: Marker };

/** Who asks is part of the name: two people who chose the same one mean different things. */
export function cashRequestOf(
  { companyId, userId, requestKey, markOf }: Asking,
  action: string,
  input: object,
): CashRequest {
  if (requestKey === null) return null;
  return {
    key: markOf(`cash-request:${companyId}:${userId}:${requestKey}`),
    asked: markOf(`cash-asked:${action}:${JSON.stringify(input)}`),
  };
}

/**
 * Does the work for a request that comes the first time, and answers the id of what came of it. One
 * that is sent again waits for the first, does nothing, and is answered the same id. A refusal leaves
 * nothing behind: whoever refuses gives up the transaction.
 */
export async function onceOnly<Reason extends string>(
  scope: CompanyScope,
  request: CashRequest,
  work: () => Promise<Result<string, Reason>>,
): Promise<Result<string, Reason | 'request-key-reused'>> {
  if (request === null) return work();
  const [first] = await scope
    .insert(cashRequests)
    .values({ requestKey: request.key, asked: request.asked })
    .onConflictDoNothing()
    .returning({ id: cashRequests.id });
  const thisRequest = eq(cashRequests.requestKey, request.key);
  if (!first) {
    const [earlier] = await scope.select().from(cashRequests).where(thisRequest);
    if (!earlier?.resultId || earlier.asked !== request.asked) return refuse('request-key-reused');
    return accept(earlier.resultId);
  }
  const outcome = await work();
  if (outcome.accepted) {
    await scope.update(cashRequests).set({ resultId: outcome.value }).where(thisRequest);
  }
  return outcome;
}
