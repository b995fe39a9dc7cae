import { useEffect, useEffectEvent, useState } from 'react';
import { holdLabels } from '../booking.labels.ts';
import parts from '../parts.module.css';
import type { Hold } from './use-hold.ts';

type HoldClockProps = { hold: Hold; onEnded: () => void; onAgain: () => void };

/** Quiet: it tells that the time is safe, and presses nobody. */
export function HoldClock({ hold, onEnded, onAgain }: HoldClockProps) {
  const { held, state } = hold;
  const left = useSecondsLeft(held?.until ?? null, onEnded);
  if (state === 'none') return null;
  if (state === 'holding') return <p className={parts.help}>{holdLabels.holding}</p>;
  if (state === 'ended' || held === null) {
    return (
      <div className={parts.ended} role="status">
        <p>{holdLabels.ended}</p>
        <button type="button" className={parts.outline} onClick={onAgain}>
          {holdLabels.again}
        </button>
      </div>
    );
  }
  // The clock of the page was last looked at before the answer came.
  const shown = Math.min(left, Math.floor(held.heldForInSeconds));
  return (
    <p className={parts.help} role="timer">
      {holdLabels.held(`${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, '0')}`)}
    </p>
  );
}

function useSecondsLeft(until: number | null, onEnded: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const tick = useEffectEvent(() => {
    setNow(Date.now());
    if (until !== null && Date.now() >= until) onEnded();
  });
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      tick();
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return 0;
  return Math.max(0, Math.ceil((until - now) / 1000));
}
