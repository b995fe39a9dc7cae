/** The only place of the server that reads the time. Rules and commands receive `now`. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();
