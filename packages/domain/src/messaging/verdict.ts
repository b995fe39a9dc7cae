import type { SkipReason } from './skip-reason.ts';

/** What is said, and the ways to whoever hears it; an empty one is not there. */
export type Said = {
  /** Digits with the country in front, or the address behind which WhatsApp hides them. */
  recipient: string;
  email?: string;
  text: string;
  /** From then on nobody wants to hear it; `null`: it never grows old. */
  tooLateAt: Temporal.Instant | null;
};

/** What is true of a message when its moment has come. */
export type Verdict = { say: Said } | { skip: SkipReason } | { wait: Temporal.Instant };

export function skip(reason: SkipReason): Verdict {
  return { skip: reason };
}
