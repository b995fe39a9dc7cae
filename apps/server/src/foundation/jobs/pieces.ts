/** What is left then waits for the next time. */
const MOST_PIECES = 50;

/** Each piece in a transaction of its own, until there is nothing left. */
export async function inPieces(work: () => Promise<number>): Promise<void> {
  for (let piece = 0; piece < MOST_PIECES; piece += 1) {
    if ((await work()) === 0) return;
  }
}
