import type { PlacedEntry } from './grid-model.ts';
import type { Press } from './press.ts';

type Found = { element: HTMLElement; placed: PlacedEntry };

/** The entry under the pointer or with the focus. */
export function entryAt(target: EventTarget, entries: readonly PlacedEntry[]): Found | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-entry]');
  const column = element?.closest<HTMLElement>('[data-column]')?.dataset.column;
  // What lasts over midnight stands in two columns.
  const placed = entries.find(
    ({ entry, columnKey }) => entry.id === element?.dataset.entry && columnKey === column,
  );
  if (!element || !placed) return null;
  return { element, placed };
}

/** In pixels. A finger needs more of it. */
const EDGE = { mouse: 8, touch: 14 };

/** Whether it is held at its lower edge, which makes it longer; not every entry has one. */
export function isAtEdge(element: HTMLElement, press: Press): boolean {
  if (element.dataset.edge === undefined) return false;
  const { bottom } = element.getBoundingClientRect();
  return press.clientY >= bottom - (press.pointerType === 'touch' ? EDGE.touch : EDGE.mouse);
}

/** The words of an entry, for whoever rests on it: hundreds do not carry them about. */
export function nameOnHover(element: HTMLElement): void {
  const words = element.getAttribute('aria-label') ?? '';
  if (element.title !== words) element.title = words;
}

/** Of all entries only the one that was used last is a stop of the Tab key, or the first. */
export function keepOneStop(body: HTMLElement, used?: HTMLElement): void {
  const stops = [...body.querySelectorAll<HTMLElement>('[data-entry][tabindex="0"]')];
  const stop = used ?? stops[0] ?? body.querySelector<HTMLElement>('[data-entry]');
  // The others are none already: to say so of hundreds again would cost a moment.
  for (const one of stops) if (one !== stop) one.tabIndex = -1;
  if (stop && stop.tabIndex !== 0) stop.tabIndex = 0;
}

export function focusEntry(body: HTMLElement, entryId: string, columnKey?: string): void {
  const column = columnKey ? `[data-column="${columnKey}"] ` : '';
  body.querySelector<HTMLElement>(`${column}[data-entry="${entryId}"]`)?.focus();
}
