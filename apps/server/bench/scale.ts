export const isFull = process.argv.includes('--full');
/** Everything once, on hardly any data: its figures mean nothing, but it came to its end. */
export const isSmoke = process.argv.includes('--smoke');

/** Rounds, seconds or rows: as many as a figure needs, unless it is only tried whether it runs. */
export function enough(count: number, whereTried = 1): number {
  return isSmoke ? whereTried : count;
}
