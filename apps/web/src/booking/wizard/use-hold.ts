import { useRef, useState } from 'react';
import {
  type BookingFailure,
  type BookingGate,
  failureOf,
  type Held,
  type Wish,
} from '../booking-gate.ts';

export type HeldTime = Held & { until: number };
export type Hold = {
  held: HeldTime | null;
  state: 'none' | 'holding' | 'held' | 'ended';
  /** Why it was refused; null when it was not, or when nobody wants it any more. */
  take: (wish: Wish & { startTime: string }) => Promise<BookingFailure | null>;
  giveUp: () => void;
  /** Its minutes are over. */
  end: () => void;
  /** The server's last word about a hold: until then its time looks taken, even to her. */
  settled: () => Promise<HeldTime | null>;
};

/** Keeps a time for a visitor on her last step. Without it she may still book; the server decides. */
export function useHold(gate: BookingGate): Hold {
  const [held, setHeld] = useState<HeldTime | null>(null);
  const [state, setState] = useState<Hold['state']>('none');
  const latest = useRef<{ held: HeldTime | null; round: number }>({ held: null, round: 0 });
  const pending = useRef<Promise<unknown>>(Promise.resolve());

  async function take(wish: Wish & { startTime: string }): Promise<BookingFailure | null> {
    if (!gate.hold) return null;
    const round = ++latest.current.round;
    const wasHeld = state === 'held' || state === 'ended';
    setState('holding');
    const asking = gate.hold({ ...wish, previousHoldId: latest.current.held?.holdId ?? null });
    pending.current = asking.catch(() => null);
    try {
      const answer = await asking;
      // She went back meanwhile: what nobody wants any more is given up.
      if (round !== latest.current.round) {
        pending.current = release(answer.holdId);
        return null;
      }
      keep({ ...answer, until: Date.now() + answer.heldForInSeconds * 1000 });
      setState('held');
      return null;
    } catch (error) {
      if (round !== latest.current.round) return null;
      setState(wasHeld ? 'ended' : 'none');
      keep(null);
      return failureOf(error);
    }
  }

  function giveUp(): void {
    const { held: given } = latest.current;
    latest.current.round += 1;
    keep(null);
    setState('none');
    if (given !== null) pending.current = release(given.holdId);
  }

  function end(): void {
    latest.current.round += 1;
    keep(null);
    setState('ended');
  }

  function keep(next: HeldTime | null): void {
    latest.current.held = next;
    setHeld(next);
  }

  async function settled(): Promise<HeldTime | null> {
    await pending.current;
    return latest.current.held;
  }

  // It ends by itself after some minutes; nobody has to hear that giving it up failed.
  const release = (holdId: string) => gate.release?.(holdId).catch(() => null) ?? Promise.resolve();

  return { held, state, take, giveUp, end, settled };
}
