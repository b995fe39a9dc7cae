import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type BookingFailure, failureOf } from '../booking-gate.ts';

export type Asked<Answer> =
  | { state: 'waiting' }
  | { state: 'failed'; failure: BookingFailure }
  | { state: 'ready'; answer: Answer };

const WAITING = { state: 'waiting' } as const;

/** Asks when the key changes, and never shows the answer to an older question. A null key asks nothing. */
export function useAsked<Answer>(
  key: string | null,
  ask: () => Promise<Answer>,
): Asked<Answer> & { askAgain: () => void } {
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<{ of: string; asked: Asked<Answer> } | null>(null);
  const question = key === null ? null : `${round} ${key}`;
  const put = useEffectEvent(ask);

  useEffect(() => {
    if (question === null) return;
    let isWanted = true;
    const tell = (asked: Asked<Answer>) =>
      // In slices: what an answer brings along may be a whole screen.
      startTransition(() => {
        if (isWanted) setTold({ of: question, asked });
      });
    put().then(
      (answer) => tell({ state: 'ready', answer }),
      (error: unknown) => tell({ state: 'failed', failure: failureOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [question]);

  const asked = told !== null && told.of === question ? told.asked : WAITING;
  return { ...asked, askAgain: () => setRound((count) => count + 1) };
}
