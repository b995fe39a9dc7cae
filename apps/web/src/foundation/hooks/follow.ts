type Patience = { everyMs: number; times: number };

/**
 * Asks until it is decided; null where that takes longer than anybody waits. An answer that is lost is
 * asked for again.
 */
export async function follow<Answer>(
  ask: () => Promise<Answer>,
  isDecided: (answer: Answer) => boolean,
  { everyMs, times }: Patience,
): Promise<Answer | null> {
  for (let asked = 0; asked < times; asked += 1) {
    const answer = await ask().catch(() => null);
    if (answer !== null && isDecided(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return null;
}
