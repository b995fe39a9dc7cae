import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Notice } from './booking-gate.ts';

const SHOWN_FOR_IN_MS = 8000;
type Shown = Notice & { number: number };
export type Notices = {
  notice: Shown | null;
  show: (notice: Notice) => void;
  hide: () => void;
};

/** One at a time: the newest is what the person just did. */
export function useNotices(): Notices {
  const [notice, setNotice] = useState<Shown | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_FOR_IN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    notice,
    show: (next) => setNotice((last) => ({ ...next, number: (last?.number ?? 0) + 1 })),
    hide: () => setNotice(null),
  };
}

/** What was said at one place is not said at the next, unless it is what led there. */
export function useHideOnMove({ notice, hide }: Notices, place: string): void {
  const before = useRef({ place, notice });
  const hideIt = useEffectEvent(hide);
  useEffect(() => {
    const last = before.current;
    before.current = { place, notice };
    if (last.place !== place && last.notice === notice) hideIt();
  }, [place, notice]);
}
