import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { createElement } from 'react';

const closeButtonProps = { 'aria-label': 'Fechar aviso' };

export function showSuccess(message: string, details?: string): void {
  const icon = createElement(IconCheck, { size: 18 });
  const words = details ? { title: message, message: details } : { message };
  notifications.show({ ...words, ...looks(), color: 'green', icon });
}

/** Says also where it leads. The answer is called on arrival, when that is no longer true. */
export function showSuccessOnTheWay(message: string, whereTo: string): () => void {
  const icon = createElement(IconCheck, { size: 18 });
  const words = { title: message, message: whereTo };
  const id = notifications.show({ ...words, ...looks(), color: 'green', icon });
  return () => void notifications.update({ id, title: null, message });
}

export function showFailure(title: string, message: string): void {
  const icon = createElement(IconAlertTriangle, { size: 18 });
  notifications.show({ title, message, ...looks(), color: 'red', icon });
}

function looks() {
  return { closeButtonProps, position: placeOfToast() };
}

type Place = 'bottom-left' | 'bottom-right';

/** Below this there is no other side: a toast is as wide as the screen, and stands above the tabs. */
const WIDE = 768;
/** As high as a toast of two lines with its distance from the edge. */
const REACH = 160;

let pressed = { x: 0, y: 0 };

/** Remembers where somebody pressed last. The answer stops it. */
export function watchPresses(): () => void {
  const remember = ({ clientX: x, clientY: y }: PointerEvent) => {
    pressed = { x, y };
  };
  document.addEventListener('pointerdown', remember, { capture: true, passive: true });
  return () => document.removeEventListener('pointerdown', remember, { capture: true });
}

/** On the left, unless the button just pressed is there: it may be pressed again. */
function placeOfToast(): Place {
  const isBelow = innerHeight - pressed.y < REACH;
  const isLeft = pressed.x < innerWidth / 2;
  return innerWidth >= WIDE && isBelow && isLeft ? 'bottom-right' : 'bottom-left';
}
