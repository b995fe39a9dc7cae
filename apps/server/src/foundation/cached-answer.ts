import type { Clock } from './clock.ts';

export const CACHED_FOR = { minutes: 1 };
const CACHED_AFTER_FAILURE_FOR = { seconds: 5 };

type Question<Answer> = {
  clock: Clock;
  /** How long an answer is good for. */
  keptFor?: Temporal.DurationLike;
  /** The answer as long as there was none. */
  otherwise: Answer;
  ask(): Promise<Answer>;
  complain(error: unknown): void;
};

/** Asks again only when the last answer is old. When asking fails, the old answer goes on. */
export function cacheAnswer<Answer>(question: Question<Answer>): () => Promise<Answer> {
  const { clock, keptFor = CACHED_FOR, otherwise, ask, complain } = question;
  let answer: Promise<Answer> = Promise.resolve(otherwise);
  let until = clock();

  return () => {
    if (Temporal.Instant.compare(clock(), until) < 0) return answer;
    const before = answer;
    until = clock().add(keptFor);
    answer = ask().catch((error) => {
      complain(error);
      until = clock().add(CACHED_AFTER_FAILURE_FOR);
      return before;
    });
    return answer;
  };
}
