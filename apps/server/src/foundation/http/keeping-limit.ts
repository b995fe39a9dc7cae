import { type AttemptCounter, tooMany } from './attempt-limit.ts';

export type KeepingLimit = { name: string; atOnce: number; minutes: number };
type Kept = { id: string; endsAt: number };
type Visit = {
  now: Temporal.Instant;
  attempts: AttemptCounter;
  environment: { RATE_LIMITS: 'on' | 'off' };
  resHeaders?: Headers;
};
type Keeping = { limit: KeepingLimit; keeper: string };

/**
 * Does what keeps something for a while, unless as many are kept already. What will be let go in
 * exchange does not count. In the memory of this server, like the looks of visitors.
 */
export async function keepOneMore<Answer>(
  visit: Visit,
  { limit, keeper, insteadOf }: Keeping & { insteadOf: string | null },
  work: () => Promise<{ id: string; answer: Answer }>,
): Promise<Answer> {
  if (visit.environment.RATE_LIMITS === 'off') return (await work()).answer;
  const kept = keptBy(visit, { limit, keeper });
  const others = [...kept].filter(({ id }) => id !== insteadOf);
  if (others.length >= limit.atOnce) throw tooMany(secondsUntilRoom(others, visit), visit);

  // Counted before it is there: who asks for many at once gets no more than who asks in turn.
  const place = { id: '', endsAt: visit.now.epochMilliseconds + limit.minutes * 60_000 };
  kept.add(place);
  try {
    const { id, answer } = await work();
    place.id = id;
    return answer;
  } catch (error) {
    kept.delete(place);
    throw error;
  }
}

/** It is kept no longer. Whether it was, as far as this server knows. */
export function letGo(visit: Visit, keeping: Keeping, id: string): boolean {
  const kept = keptBy(visit, keeping);
  const gone = [...kept].find((one) => one.id === id);
  return gone !== undefined && kept.delete(gone);
}

function secondsUntilRoom(kept: readonly Kept[], { now }: Visit): number {
  const first = Math.min(...kept.map(({ endsAt }) => endsAt));
  return Math.max(1, Math.ceil((first - now.epochMilliseconds) / 1000));
}

const MOST_KEEPERS = 100_000;
const perSystem = new WeakMap<AttemptCounter, Map<string, Set<Kept>>>();

function keptBy({ attempts, now }: Visit, { limit, keeper }: Keeping): Set<Kept> {
  const keepers = perSystem.get(attempts) ?? new Map<string, Set<Kept>>();
  perSystem.set(attempts, keepers);
  const key = `${limit.name}:${keeper}`;
  const kept = keepers.get(key) ?? new Set<Kept>();
  for (const one of kept) if (one.endsAt <= now.epochMilliseconds) kept.delete(one);
  if (keepers.size >= MOST_KEEPERS) keepers.clear();
  keepers.set(key, kept);
  return kept;
}
