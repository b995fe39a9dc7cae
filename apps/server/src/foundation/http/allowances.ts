/** So many at once after a calm while, and a lot of a few more as often as this, in milliseconds. */
export type Allowance = { atOnce: number; lot: number; every: number };
type Purse = { left: number; filledAt: number };

/** Takes one; answers how many seconds to wait where none is left, or zero. */
type Allowances = { take(key: string, moment: number): number };

/**
 * Counts in the memory of this process. What a flood may still bring comes in lots, so that it can be
 * written together: one by one it would cost a transaction each.
 */
export function createAllowances(allowance: Allowance): Allowances {
  const { atOnce, lot, every } = allowance;
  const purses = new Map<string, Purse>();

  function purseOf(key: string, moment: number): Purse {
    const known = purses.get(key);
    if (known) return known;
    makeRoom(purses, moment - (atOnce / lot) * every);
    const full = { left: atOnce, filledAt: moment };
    purses.set(key, full);
    return full;
  }

  return {
    take(key, moment) {
      const purse = purseOf(key, moment);
      const lots = Math.max(0, Math.floor((moment - purse.filledAt) / every));
      purse.left = Math.min(atOnce, purse.left + lots * lot);
      purse.filledAt += lots * every;
      if (purse.left === 0) return Math.ceil((purse.filledAt + every - moment) / 1000);
      purse.left -= 1;
      return 0;
    },
  };
}

const MOST_PURSES = 100_000;

/** Forgets those that are full again when there are many, and all of them if that is not enough. */
function makeRoom(purses: Map<string, Purse>, fullSince: number): void {
  if (purses.size < MOST_PURSES) return;
  for (const [key, { filledAt }] of purses) if (filledAt <= fullSince) purses.delete(key);
  if (purses.size >= MOST_PURSES) purses.clear();
}
