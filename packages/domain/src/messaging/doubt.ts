/** When the gateway is asked about a message in doubt, in seconds after the attempt began. */
const ASKED_AFTER_SECONDS = [60, 120, 300, 600] as const;

/** No call can be under way any more: its own end comes long before. */
export const FIRST_ASKED_AFTER = { seconds: ASKED_AFTER_SECONDS[0] } as const;

/** When to ask again; `null`: it was asked often enough, and the doubt stays. */
export function askedAgainAt(
  takenAt: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const moments = ASKED_AFTER_SECONDS.map((seconds) => takenAt.add({ seconds }));
  return moments.find((moment) => Temporal.Instant.compare(moment, now) > 0) ?? null;
}
