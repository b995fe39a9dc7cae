import type { Point } from './grid-drag.ts';

const LONG_PRESS_IN_MS = 350;
const SLIP_OF_A_FINGER = 8;
const SLIP_OF_A_MOUSE = 4;

export type Press = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>;

type Listeners = {
  onBegin: () => void;
  /** Once a frame, however often the pointer reports. */
  onFrame: (pointer: Point) => void;
  onDrop: (pointer: Point) => void;
  onCancel: () => void;
};

/**
 * Follows a pointer from its press to its release. A mouse drags as soon as it moves; a finger has to
 * rest first, because moving at once means scrolling.
 */
export function followPress(press: Press, listeners: Listeners): void {
  const isTouch = press.pointerType === 'touch';
  const pressed = pointOf(press);
  const listening = new AbortController();
  const longPress = isTouch ? setTimeout(begin, LONG_PRESS_IN_MS) : undefined;
  let pointer = pressed;
  let isDragging = false;
  let frame = 0;

  function begin(): void {
    isDragging = true;
    listeners.onBegin();
    frame = requestAnimationFrame(draw);
  }

  function draw(): void {
    listeners.onFrame(pointer);
    frame = requestAnimationFrame(draw);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    pointer = pointOf(event);
    if (isDragging || distance(pressed, pointer) <= slipOf(press)) return;
    if (isTouch) end();
    else begin();
  }

  function end(): void {
    clearTimeout(longPress);
    cancelAnimationFrame(frame);
    listening.abort();
  }

  function drop(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    end();
    if (isDragging) listeners.onDrop(pointOf(event));
  }

  function cancel(): void {
    end();
    if (isDragging) listeners.onCancel();
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal });
  // A long press opens a menu on Android.
  if (isTouch)
    window.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

export function pointOf({ clientX, clientY }: Pick<Press, 'clientX' | 'clientY'>): Point {
  return { x: clientX, y: clientY };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function slipOf({ pointerType }: Press): number {
  return pointerType === 'touch' ? SLIP_OF_A_FINGER : SLIP_OF_A_MOUSE;
}
