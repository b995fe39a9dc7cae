import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Pointing only looks, a click or key stays. */
export function useChosenColumn(count: number, first: number) {
  const [looked, setLooked] = useState<number | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  const last = count - 1;
  const chosen = Math.min(looked ?? kept ?? first, last);

  function look(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType !== 'touch') setLooked(columnAt(event, count));
  }

  function step(event: KeyboardEvent): void {
    const next = nextOf(event.key, chosen, last);
    if (next === null) return;
    event.preventDefault();
    setLooked(null);
    setKept(next);
  }

  const handlers = {
    onPointerMove: look,
    onPointerLeave: () => setLooked(null),
    onPointerDown: (event: PointerEvent<HTMLElement>) => setKept(columnAt(event, count)),
    onKeyDown: step,
  };
  return { chosen, handlers };
}

function columnAt(event: PointerEvent<HTMLElement>, count: number): number | null {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  if (width === 0) return null;
  const column = Math.floor(((event.clientX - left) / width) * count);
  return Math.max(0, Math.min(count - 1, column));
}

function nextOf(key: string, chosen: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, chosen + 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, chosen - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
