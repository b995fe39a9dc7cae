import { type PointerEvent, useRef } from 'react';

const FAR_ENOUGH = 60;

type Swipe = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
};

/** A finger that wipes sideways: to the left is on, to the right is back. */
export function useSwipe(onSwipe: ((step: 1 | -1) => void) | undefined): Swipe {
  const pressed = useRef<{ x: number; y: number } | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const isFinger = event.pointerType === 'touch';
    pressed.current = isFinger ? { x: event.clientX, y: event.clientY } : null;
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    const { current: from } = pressed;
    pressed.current = null;
    if (!from || !onSwipe) return;
    const across = event.clientX - from.x;
    if (Math.abs(across) < FAR_ENOUGH || Math.abs(event.clientY - from.y) > FAR_ENOUGH / 2) return;
    onSwipe(across < 0 ? 1 : -1);
  }

  return { onPointerDown, onPointerUp };
}
