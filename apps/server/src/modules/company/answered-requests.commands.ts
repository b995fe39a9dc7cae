import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, lt } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';
import { answeredRequests } from './answered-requests.table.ts';

/** A request by its name; null where the sender gave it none. */
export type NamedRequest = { key: string; asked: string } | null;

export type Asking = {
  companyId: string;
  userId: string;
  requestKey: string | null;
  markOf: Marker;
};

/**
 * Who asks is part of the name: two people who chose the same one mean different things. Marks, not
 * texts: what somebody typed does not lie around twice. Their first words are older than their other
 * uses, and stay: a request sent before an upgrade and again after it is the same one.
 */
export function namedRequest(
  { companyId, userId, requestKey, markOf }: Asking,
  action: string,
  input: object,
): NamedRequest {
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
  request: NamedRequest,
  work: () => Promise<Result<string, Reason>>,
): Promise<Result<string, Reason | 'request-key-reused'>> {
  if (request === null) return work();
  const [first] = await scope
    .insert(answeredRequests)
    .values({ requestKey: request.key, asked: request.asked })
    .onConflictDoNothing()
    .returning({ id: answeredRequests.id });
  const thisRequest = eq(answeredRequests.requestKey, request.key);
  if (!first) {
    const [earlier] = await scope.select().from(answeredRequests).where(thisRequest);
    if (!earlier?.resultId || earlier.asked !== request.asked) return refuse('request-key-reused');
    return accept(earlier.resultId);
  }
  const outcome = await work();
  if (outcome.accepted) {
    await scope.update(answeredRequests).set({ resultId: outcome.value }).where(thisRequest);
  }
  return outcome;
}

const KEPT_HOURS = 7 * 24;

/** Nobody sends the same request days later. */
export async function forgetAnsweredRequests(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<void> {
  const isOld = lt(answeredRequests.createdAt, now.subtract({ hours: KEPT_HOURS }));
  await scope.delete(answeredRequests).where(isOld);
}
