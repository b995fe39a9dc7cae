import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { OperatorScope } from '../foundation/database/scopes.ts';
import { SimulatedApiError } from './api-error.ts';
import { simulatorObjects } from './simulator-objects.table.ts';

type Request = { key: string; fingerprint: string };

/**
 * The same key gets the same answer, also when both come at once: the second waits for the first,
 * because both want the same row. Like the rest of the request it is gone when the work fails.
 */
export async function answerOnce(
  scope: OperatorScope,
  request: Request,
  work: () => Promise<object>,
): Promise<object> {
  const id = `idempotency_${createHash('sha256').update(request.key).digest('hex')}`;
  const isFirst = await scope
    .insert(simulatorObjects)
    .values({ id, kind: 'idempotency', body: { fingerprint: request.fingerprint } })
    .onConflictDoNothing()
    .returning({ id: simulatorObjects.id });
  if (isFirst.length === 0) return replay(scope, id, request);

  const answer = await work();
  const body = { fingerprint: request.fingerprint, answer };
  await scope.update(simulatorObjects).set({ body }).where(eq(simulatorObjects.id, id));
  return answer;
}

async function replay(scope: OperatorScope, id: string, request: Request): Promise<object> {
  const [row] = await scope
    .select({
      fingerprint: sql<string>`${simulatorObjects.body} ->> 'fingerprint'`,
      answer: sql<object>`${simulatorObjects.body} -> 'answer'`,
    })
    .from(simulatorObjects)
    .where(eq(simulatorObjects.id, id));
  if (row && row.fingerprint === request.fingerprint) return row.answer;
  throw new SimulatedApiError(
    'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you sent if you meant to execute a different request.',
    { status: 400, type: 'idempotency_error' },
  );
}
