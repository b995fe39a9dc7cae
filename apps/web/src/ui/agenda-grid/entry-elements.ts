import type { PlacedEntry } from './grid-model.ts';

type Found = { element: HTMLElement; placed: PlacedEntry; isEdge: boolean };

/** The entry under the pointer or with the focus, and whether it is held at its lower edge. */
export function entryAt(target: EventTarget, entries: readonly PlacedEntry[]): Found | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-entry]');
  const column = element?.closest<HTMLElement>('[data-column]')?.dataset.column;
  // What lasts over midnight stands in two columns.
  const placed = entries.find(
    ({ entry, columnKey }) => entry.id === element?.dataset.entry && columnKey === column,
  );
  if (!element || !placed) return null;
  return { element, placed, isEdge: target.closest('[data-edge]') !== null };
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
