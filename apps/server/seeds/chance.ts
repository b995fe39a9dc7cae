export type Chance = {
  /** A whole number from 0 on, below the limit. */
  below(limit: number): number;
  /** True so many times in a hundred. */
  happens(timesInHundred: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
};

/** Luck that repeats itself: the same seed tells the same story on every machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }
  return {
    below,
    happens: (timesInHundred) => below(100) < timesInHundred,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from');
      return item;
    },
  };
}

/** A UUIDv7 of that moment: lists that go by the id then go by the time too. */
export function idAt(moment: Temporal.Instant, chance: Chance): string {
  return idOf(moment.epochMilliseconds, chance);
}

/** The same, in the order in which they are asked for, also within one moment. */
export function idsInOrder(chance: Chance): (moment: Temporal.Instant) => string {
  let last = 0;
  return (moment) => {
    last = Math.max(last + 1, moment.epochMilliseconds);
    return idOf(last, chance);
  };
}

function idOf(epochMilliseconds: number, chance: Chance): string {
  const time = epochMilliseconds.toString(16).padStart(12, '0');
  const digits = Array.from({ length: 18 }, () => chance.below(16).toString(16)).join('');
  const parts = [
    time.slice(0, 8),
    time.slice(8),
    `7${digits.slice(0, 3)}`,
    `8${digits.slice(3, 6)}`,
    digits.slice(6),
  ];
  return parts.join('-');
}
