import { type RefCallback, useCallback } from 'react';

const REACHED = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea';

/**
 * For a part of a screen whose buttons go away or replace themselves: where the one with the focus goes,
 * what stands in its place gets it, or the part itself. Nobody is thrown back to the top of the page.
 */
export function useFocusKept<Part extends HTMLElement>(): RefCallback<Part> {
  return useCallback((part: Part) => {
    let held: { element: Element; place: number } | null = null;
    const reached = () => [...part.querySelectorAll<HTMLElement>(REACHED)];

    function hold({ target }: FocusEvent): void {
      if (target instanceof HTMLElement)
        held = { element: target, place: reached().indexOf(target) };
    }
    function keep(): void {
      if (!held || held.element.isConnected) return;
      const { place } = held;
      held = null;
      // Whatever took the focus meanwhile, such as a dialog, has it.
      if (document.activeElement !== document.body) return;
      const left = reached();
      const next = left[Math.min(place, left.length - 1)];
      if (!next) part.tabIndex = -1;
      (next ?? part).focus();
    }

    const watch = new MutationObserver(keep);
    part.addEventListener('focusin', hold);
    watch.observe(part, { childList: true, subtree: true });
    return () => {
      part.removeEventListener('focusin', hold);
      watch.disconnect();
    };
  }, []);
}
