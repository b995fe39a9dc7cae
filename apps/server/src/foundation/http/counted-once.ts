import type { RateLimiter } from './rate-limit.ts';

/**
 * For one call. A transaction that lost the database is done again from its beginning, and must not
 * meet what its own first try counted: whatever was asked of the limits before gets the same answer.
 */
export function countedOnce(attempts: RateLimiter): RateLimiter {
  const answers = new Map<string, Promise<number>>();

  function once(question: string, ask: () => Promise<number>): Promise<number> {
    const known = answers.get(question);
    if (known) return known;
    const answer = ask();
    answers.set(question, answer);
    // A question that failed is forgotten: it got no answer to repeat.
    answer.catch(() => answers.delete(question));
    return answer;
  }

  return {
    secondsToWait: (limit, attempt) =>
      once(`count:${limit.name}:${attempt.address}`, () => attempts.secondsToWait(limit, attempt)),
    secondsToWaitAs: (limit, attempt) =>
      once(`count-as:${limit.name}:${attempt.account}`, () =>
        attempts.secondsToWaitAs(limit, attempt),
      ),
    secondsBeyond: (limit, attempt) =>
      once(`look:${limit.name}:${attempt.address}`, () => attempts.secondsBeyond(limit, attempt)),
    secondsBeyondAs: (limit, attempt) =>
      once(`look-as:${limit.name}:${attempt.account}`, () =>
        attempts.secondsBeyondAs(limit, attempt),
      ),
    forgetAttempts: attempts.forgetAttempts,
  };
}
