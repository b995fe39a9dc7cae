import { eq, isNotNull, lt } from 'drizzle-orm';
import type { CompanyScope } from '../database/scopes.ts';
import type { Job } from '../jobs/job.ts';
import { openSecret, type SealingKey, sealSecret } from '../secrets/sealed-secret.ts';
import { idempotencyKeys } from './idempotency-keys.table.ts';

/** Nobody reads from it what was asked: the key is what opens the answer. */
export type IdempotentRequest = { key: string; asked: string; sealingKey: SealingKey };

/**
 * Does the work of a request that comes for the first time. One that is sent again waits for the
 * first, does nothing and is given the same answer; another one under the same key is refused. Work
 * that throws leaves nothing behind, because the transaction goes with it.
 */
export async function answeredOnce<Answer>(
  scope: CompanyScope,
  request: IdempotentRequest | null,
  reused: () => Error,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (request === null) return work();
  const { key, asked, sealingKey } = request;
  const isThis = eq(idempotencyKeys.key, key);
  const first = await scope
    .insert(idempotencyKeys)
    .values({ key, asked })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (first.length === 0) {
    const [earlier] = await scope.select().from(idempotencyKeys).where(isThis);
    if (!earlier?.answer || earlier.asked !== asked) throw reused();
    const { answer, changed } = JSON.parse(openSecret(sealingKey, earlier.answer));
    // Whoever did not hear the first answer did not hear either which lists it made old.
    for (const topic of changed) scope.changed.add(topic);
    return answer;
  }
  const answer = await work();
  // A file is made anew: kept as text it would be none.
  if (answer instanceof Blob) {
    await scope.delete(idempotencyKeys).where(isThis);
    return answer;
  }
  const kept = JSON.stringify({ answer, changed: [...scope.changed] });
  await scope
    .update(idempotencyKeys)
    .set({ answer: sealSecret(sealingKey, kept) })
    .where(isThis);
  return answer;
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
      const isOld = lt(idempotencyKeys.createdAt, now.subtract({ hours: KEPT_HOURS }));
      await scope.delete(idempotencyKeys).where(isOld);
    }),
};
