/** The connections to the database that one process opens, apart from a moment at its start. */
type ConnectionBudget = {
  /** For the scopes of requests and jobs. */
  requests: number;
  /** For sign-in, limits and everything else that belongs to no company. */
  pool: number;
  queue: number;
  listening: 1;
};

/** The fewest connections with which nobody who holds one waits for a second for ever. */
export const SMALLEST_BUDGET = 8;
export const USUAL_BUDGET = 25;

/** A sixth each for what belongs to no company and for the queue, one to listen, the rest for requests. */
export function shareConnections(inAll: number): ConnectionBudget {
  const sixth = Math.max(2, Math.floor((inAll - 1) / 6));
  return { requests: inAll - 1 - 2 * sixth, pool: sixth, queue: sixth, listening: 1 };
}
