/** When a gateway is asked how far a message came whose receipts stopped, in minutes after it was taken. */
const ASKED_AFTER_MINUTES = [10, 60, 6 * 60, 24 * 60] as const;

/** How often somebody asks; each message is asked about once after each of the moments above. */
export const QUESTIONS_EVERY_MINUTES = 10;

type Span = { from: Temporal.Instant; until: Temporal.Instant };

/** When those were taken that are to be asked about now; the end belongs to the span, the beginning does not. */
export function takenForQuestion(now: Temporal.Instant): Span[] {
  return ASKED_AFTER_MINUTES.map((minutes) => {
    const until = now.subtract({ minutes });
    return { from: until.subtract({ minutes: QUESTIONS_EVERY_MINUTES }), until };
  });
}
