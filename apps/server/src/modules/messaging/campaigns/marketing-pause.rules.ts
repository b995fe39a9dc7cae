/** As long as a campaign pauses nobody looks at its messages. */
export const NEVER = Temporal.Instant.from('9999-12-01T00:00:00Z');
