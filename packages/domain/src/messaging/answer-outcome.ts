/** What an answer led to. `none`: nothing, it waits for a person or only tells something. */
export const ANSWER_OUTCOMES = [
  'none',
  'confirmed',
  'asked-to-cancel',
  'cancelled',
  'opted-out',
  'waits',
] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];
