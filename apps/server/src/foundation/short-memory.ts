/** Answers that are kept for a while in the memory of this process. */
export type ShortMemory<Value> = {
  /** The value, asked for where nobody knows it or what is known is old. */
  recall(key: string, ask: () => Promise<Value>): Promise<Value>;
};

type Limits<Value> = {
  most: number;
  /** For how many milliseconds a value holds. */
  holds(value: Value): number;
  now(): number;
};

type Kept<Value> = { value: Value; until: number };

export function createShortMemory<Value>({ most, holds, now }: Limits<Value>): ShortMemory<Value> {
  const kept = new Map<string, Kept<Value>>();

  function keep(key: string, value: Value): void {
    if (kept.size >= most) forgetOldest(kept);
    kept.delete(key);
    kept.set(key, { value, until: now() + holds(value) });
  }

  return {
    async recall(key, ask) {
      const known = kept.get(key);
      if (known && known.until > now()) return known.value;
      const value = await ask();
      keep(key, value);
      return value;
    },
  };
}

/** A map remembers in which order things came. */
function forgetOldest(kept: Map<string, unknown>): void {
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
