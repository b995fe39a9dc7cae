import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The focus goes in, Escape closes, and the focus goes back to where it came from last. */
export function usePanelKeys(
  panel: RefObject<HTMLElement | null>,
  about: string | undefined,
  close: () => void,
): void {
  useFocusWithin(panel, about);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    if (isMeant(panel.current, event)) close();
  });
  useEffect(() => {
    // Before a list or a menu inside hears it, and is gone when it is asked about.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

function useFocusWithin(panel: RefObject<HTMLElement | null>, about: string | undefined): void {
  const cameFrom = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is shown: the focus goes in again.
  useEffect(() => {
    const shown = panel.current;
    if (!shown?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    const first = shown?.querySelector<HTMLElement>('[data-autofocus]') ?? shown;
    first?.focus({ preventScroll: true });
  }, [panel, about]);
  useEffect(
    () => () => {
      const before = cameFrom.current;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [],
  );
}

/** Not what is pressed in a dialog above it, in an open list inside of it, or in the work beside it. */
function isMeant(panel: HTMLElement | null, { target }: KeyboardEvent): boolean {
  if (!panel || !(target instanceof Element)) return false;
  if (target !== document.body && !panel.contains(target)) return false;
  if (target.getAttribute('aria-expanded') === 'true') return false;
  if (target.closest('[role="menu"], [role="listbox"]')) return false;
  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  return modals.every((modal) => modal === panel || modal.contains(panel) || panel.contains(modal));
}
