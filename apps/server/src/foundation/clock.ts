/** The only place of the server that reads the time. Rules and commands receive `now`. */
export type Clock = () => Temporal.Instant;

/** No finer than the database keeps it: a moment that is read back is the one that was written. */
export const systemClock: Clock = () =>
  Temporal.Now.instant().round({ smallestUnit: 'microsecond', roundingMode: 'floor' });
