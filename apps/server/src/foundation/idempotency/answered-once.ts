import type { LiveTopic } from '@app/contract/shared/live-topics';
import { eq, isNotNull, lt } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../database/scopes.ts';
import type { Job } from '../jobs/job.ts';
import { openSecret, type SealingKey, sealSecret } from '../secrets/sealed-secret.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';
import { operatorKeys } from './operator-keys.table.ts';

/** Nobody reads from it what was asked: the key is what opens the answer. */
export type IdempotentRequest = { key: string; asked: string; sealingKey: SealingKey };

/**
 * Does the work of a request that comes for the first time. One that is sent again waits for the
 * first, does nothing and is given the same answer; another one under the same key is refused. Work
 * that throws leaves nothing behind, because the transaction goes with it.
 */
export async function answeredOnce<Answer>(
  scope: CompanyScope | OperatorScope,
  request: IdempotentRequest | null,
  reused: () => Error,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request === null) return work();
  const { key, asked, sealingKey } = request;
  const keys = keysOf(scope);
  const isThis = eq(keys.key, key);
  const first = await scope
    .insert(keys)
    .values({ key, asked })
    .onConflictDoNothing()
    .returning({ key: keys.key });
  if (first.length === 0) return earlierAnswer(scope, request, reused);
  const answer = await work();
  // A file is made anew: kept as text it would be none.
  if (answer instanceof Blob) {
    await scope.delete(keys).where(isThis);
    return answer;
  }
  const kept = JSON.stringify({ answer, changed: [...changedIn(scope)] });
  await scope
    .update(keys)
    .set({ answer: sealSecret(sealingKey, kept) })
    .where(isThis);
  return answer;
}

async function earlierAnswer<Answer>(
  scope: CompanyScope | OperatorScope,
  { key, asked, sealingKey }: IdempotentRequest,
  reused: () => Error,
): Promise<Answer> {
  const keys = keysOf(scope);
  const [earlier] = await scope.select().from(keys).where(eq(keys.key, key));
  if (!earlier?.answer || earlier.asked !== asked) throw reused();
  const { answer, changed } = JSON.parse(openSecret(sealingKey, earlier.answer));
  // Whoever did not hear the first answer did not hear either which lists it made old.
  for (const topic of changed) changedIn(scope).add(topic);
  return answer;
}

/** An operator is in no company, and founds some. */
function keysOf({ kind }: CompanyScope | OperatorScope) {
  return kind === 'operator' ? operatorKeys : idempotencyKeys;
}

/** No screen of an operator's follows changes. */
function changedIn(scope: CompanyScope | OperatorScope): Set<LiveTopic> {
  return scope.kind === 'operator' ? new Set() : scope.changed;
}

/**
 * Of somebody who is forgotten no earlier answer may speak, and nobody knows which ones do. The keys
 * stay: what is sent again is refused, never done twice.
 */
export async function forgetAnswers(scope: CompanyScope): Promise<void> {
  await scope
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(isNotNull(idempotencyKeys.answer));
}

const KEPT_HOURS = 7 * 24;

/** Nobody sends the same request days later. */
export const forgetIdempotencyKeys: Job = {
  name: 'idempotency.forget-keys',
  every: '50 3 * * *',
  run: ({ scopes, actor, now }) =>
    scopes.asOperator(actor, async (scope) => {
      const oldest = now.subtract({ hours: KEPT_HOURS });
      await scope.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
      await scope.delete(operatorKeys).where(lt(operatorKeys.createdAt, oldest));
    }),
};
