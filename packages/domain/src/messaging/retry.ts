export const MOST_ATTEMPTS = 3;
const PAUSE_MS = 5_000;

/** When a message is tried again of which the gateway surely took nothing; `null`: it has failed. */
export function retryAt(attempts: number, now: Temporal.Instant): Temporal.Instant | null {
  if (attempts >= MOST_ATTEMPTS) return null;
  return now.add({ milliseconds: PAUSE_MS * attempts });
}
